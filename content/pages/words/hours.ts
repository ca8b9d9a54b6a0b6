/** Over the hours of all departments but the showroom. */
export const otherHoursTitle = "Service, delivery and storage hours";

/** Of the table with a row for each department. */
export const departmentsTable = {
  departmentLabel: "Department",
  /** Before the number to call: a day by appointment, or for emergencies only. */
  callText: "Emergency or appointment? Call",
} as const;
