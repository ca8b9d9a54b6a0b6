import { answer } from "./answers.ts";
import { refer } from "./schemas.ts";

const exampleInquiry = {
  firstName: "Ada",
  lastName: "Example",
  email: "ada@visitor.example",
  phone: "(732) 555-0123",
  interest: "sales",
  message: "Which of your carts seats six people?",
};

const exampleRequest = {
  ...exampleInquiry,
  message: "May I drive one with my family?",
  details: { request: "test-drive", cart: "EV Nomad", days: "Friday", time: "morning" },
};

const exampleKey = "6f1c0f0e-5f0e-4f0e-8f0e-6f1c0f0e5f0e";

/** The operation that sends an inquiry. */
export const sendInquiry = {
  operationId: "sendInquiry",
  summary: "Send an inquiry; it is stored before it is answered",
  description:
    "`details` is for a request to one desk, such as a test drive; every field in it may be left out, and one that the request does not have is refused by its name.",
  parameters: [
    {
      name: "Idempotency-Key",
      in: "header",
      description: "The same key with the same content is the same inquiry.",
      schema: { type: "string", maxLength: 200 },
      examples: { complete: { value: exampleKey }, reused: { value: exampleKey } },
    },
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: refer("Inquiry"),
        examples: {
          complete: { value: exampleInquiry },
          request: { value: exampleRequest },
          unknownDetail: {
            value: { ...exampleRequest, details: { request: "test-drive", weather: "dry" } },
          },
          incomplete: { value: { firstName: "Ada" } },
          reused: { value: { ...exampleInquiry, message: "And which of them seats two?" } },
        },
      },
    },
  },
  responses: {
    201: { ...answer("It is stored.", refer("Receipt")), "x-examples": ["complete", "request"] },
    400: {
      ...answer("A field is not right, or the request has no such detail.", refer("Failure")),
      "x-examples": ["incomplete", "unknownDetail"],
    },
    403: answer("It comes from a page of another site.", refer("Failure")),
    413: answer("It is too large.", refer("Failure")),
    415: answer("It is not JSON.", refer("Failure")),
    422: {
      ...answer("The key was used with other content.", refer("Failure")),
      "x-examples": ["reused"],
    },
    429: answer("Too many came from this address; see `Retry-After`.", refer("Failure")),
    503: answer("It could not be stored; see `Retry-After`.", refer("Failure")),
  },
};
