import type { ReactNode } from "react";
import { RolePicture } from "./role-picture.tsx";

interface RoomSectionProps {
  title: string;
  /** Whose room is shown, large: its role in `RolePicture`. */
  room: string;
  children: ReactNode;
  ground?: "page" | "raised";
}

/** A section beside a large drawing of a room of the shop; on a phone the drawing is over it. */
export function RoomSection({ title, room, children, ground = "page" }: RoomSectionProps) {
  return (
    <section className={ground === "raised" ? "bg-raised" : undefined}>
      <div className="wrap grid items-center gap-x-16 gap-y-5 py-6 sm:py-12 lg:grid-cols-2 lg:py-16">
        {/* Cut at the top, where the wall is. */}
        <div className="flex aspect-7/4 items-end overflow-hidden rounded-card lg:aspect-auto">
          <RolePicture role={room} className="block w-full shrink-0" />
        </div>
        <div>
          <h2 className="text-title-2">{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
