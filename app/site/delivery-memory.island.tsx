export { DeliveryMemory } from "#app/site/delivery/delivery-memory.tsx";
