/** Every path that no page of the office has. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
