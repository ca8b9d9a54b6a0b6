export { CompareShortlist } from "./compare-shortlist.tsx";
