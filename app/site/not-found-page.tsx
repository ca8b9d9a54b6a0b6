import { data } from "react-router";
import { pageNotFound } from "#content/pages/words/errors.ts";
import { NotFoundScreen } from "./error-screens.tsx";
import { buildNotFoundMeta } from "./metadata.ts";

export function meta() {
  return buildNotFoundMeta(pageNotFound.title);
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
