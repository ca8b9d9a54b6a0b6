/** The room of a role, a symbol of public/pictures/shop.svg. */
const rooms: Record<string, string> = {
  Sales: "sales",
  "Service technicians": "service-technicians",
  Rentals: "rentals",
  Delivery: "delivery-at-home",
  "Parts and storage": "parts-and-storage",
  Office: "office",
};

/** The room of a role, with its people at work. It shows nothing that the text does not say. */
export function RolePicture({ role, className }: { role: string; className: string }) {
  const room = rooms[role];
  if (!room) return null;
  return (
    <svg viewBox="0 0 260 240" className={`shop-room ${className}`} aria-hidden="true">
      <use href={`/pictures/shop.svg#${room}`} />
    </svg>
  );
}
