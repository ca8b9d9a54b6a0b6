/** Over the hours of all departments but the showroom. */
export const otherHoursTitle = "Service, delivery and storage hours";
