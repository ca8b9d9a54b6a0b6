import { data } from "react-router";
import { NotFoundScreen } from "./error-screens.tsx";
import { buildNotFoundMeta } from "./metadata.ts";

export function meta() {
  return buildNotFoundMeta("404 Page Not Found");
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
