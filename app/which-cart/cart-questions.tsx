import { cartQuestions, type CartAnswerTexts } from "#content/pages/cart-questions.ts";
import { deliveryParameter } from "#content/pages/delivery-links.ts";
import { whichCart as words } from "#content/pages/words/which-cart.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { FigureField } from "#app/ui/calculator-field.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { PlainSubmitButton } from "#app/ui/plain-fields.tsx";

/** The fields are React's only in name: no script runs here, and the form asks the server. */
function onChange() {}

/** The form with the five questions, with what was answered. Its result is further down the page. */
export function CartQuestions({ answers }: { answers: CartAnswerTexts }) {
  const choice = (name: "riders" | "where" | "ground") => ({
    id: name,
    name,
    label: cartQuestions[name].label,
    options: [{ value: "", label: words.noChoice }, ...cartQuestions[name].options],
    value: answers[name] ?? "",
    onChange,
  });
  const figure = (name: "miles" | "budget") => ({
    id: name,
    name,
    label: cartQuestions[name].label,
    value: answers[name] ?? "",
    onChange,
  });
  const delivery = useDeliveryPlace();
  return (
    <form
      method="get"
      action="/which-cart#carts"
      className="no-print mt-8 grid max-w-[48rem] gap-5 sm:grid-cols-2"
    >
      {delivery && <input type="hidden" name={deliveryParameter} value={delivery.id} />}
      <SelectField {...choice("riders")} />
      <SelectField {...choice("where")} />
      <FigureField {...figure("miles")} suffix={words.milesSuffix} />
      <SelectField {...choice("ground")} />
      <FigureField {...figure("budget")} prefix="$" />
      <p className="self-end">
        <PlainSubmitButton label={words.button} />
      </p>
    </form>
  );
}
