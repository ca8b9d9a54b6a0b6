import { listSlugs, StateBody } from "#replacements/pages.tsx";
import { buildMetadata } from "../../page-metadata.ts";

interface Route {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => listSlugs("/").map((slug) => ({ slug }));

export async function generateMetadata({ params }: Route) {
  return buildMetadata(`/${(await params).slug}`);
}

export default async function StatePage({ params }: Route) {
  return <StateBody path={`/${(await params).slug}`} />;
}
