import { listSlugs, VehicleBody } from "#replacements/pages.tsx";
import { buildMetadata } from "../../../page-metadata.ts";

interface Route {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => listSlugs("/vehicles/").map((slug) => ({ slug }));

export async function generateMetadata({ params }: Route) {
  return buildMetadata(`/vehicles/${(await params).slug}`);
}

export default async function VehiclePage({ params }: Route) {
  return <VehicleBody path={`/vehicles/${(await params).slug}`} />;
}
