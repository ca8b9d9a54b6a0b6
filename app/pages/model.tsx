import VehiclePage, { headers, loader, meta } from "./vehicle.tsx";

export { headers, loader, meta };

export default VehiclePage;
