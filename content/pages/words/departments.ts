/** What the dealership does, at the top of the home page: each with where its prices start. */
export const departmentWords = {
  title: "Buy one, rent one, or have yours serviced",
  /** In the bar of a phone. */
  bar: "New carts",
  formatFrom: (price: string) => `From ${price}`,
  buy: {
    title: "Buy",
    formatText: (models: number, from: string) => `${models} models, from ${from}`,
  },
  rent: {
    title: "Rent",
    formatText: (from: string) => `From ${from} a day`,
  },
  service: {
    title: "Service",
    formatText: (laborPerHour: string) => `Labor is ${laborPerHour} an hour`,
  },
} as const;
