import { createContext } from "react-router";
import type { OfficeContext } from "#server/office/office-services.ts";

export const officeContext = createContext<OfficeContext>();
