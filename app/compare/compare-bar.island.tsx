export { CompareBar } from "./compare-bar.tsx";
