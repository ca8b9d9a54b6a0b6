import { data } from "react-router";
import { NotFoundScreen } from "../components/error-screens.tsx";
import { describeMissing } from "../metadata.ts";

export function meta() {
  return describeMissing("404 Page Not Found");
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundScreen />;
}
