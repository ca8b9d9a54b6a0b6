/** What our pages import of React Router, for a framework that routes by itself: their loaders never run there. */
export const data = <Value>(value: Value): Value => value;
export const createContext = () => ({});
