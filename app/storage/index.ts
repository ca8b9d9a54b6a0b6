// What `app/storage` offers to other features.
export { formatStorageReference } from "./storage-estimate-view-model.ts";
