import { InventoryBody } from "#replacements/pages.tsx";
import { buildMetadata } from "../../page-metadata.ts";

export const metadata = buildMetadata("/inventory");

export default function InventoryPage() {
  return <InventoryBody path="/inventory" />;
}
