// What `app/compare` offers to other features.
export { CompareBar } from "./compare-bar.tsx";
export { CompareCheckbox } from "./compare-checkbox.tsx";
