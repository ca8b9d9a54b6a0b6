/** Who asked what in the pictures of the office, and when: nobody of these exists. */
export const demoInquiries = [
  {
    at: "2026-11-20T19:40:00Z",
    firstName: "Sample",
    lastName: "Buyer",
    phone: "(732) 555-0141",
    email: "buyer@mail.example",
    interest: "sales",
    about: "",
    message: "Which four-seater do you have on the floor? I could come by on Saturday.",
  },
  {
    at: "2026-11-22T20:15:00Z",
    firstName: "Test",
    lastName: "Renter",
    phone: "(732) 555-0142",
    email: "renter@mail.example",
    interest: "general",
    about: "Renting a six-seater for a week in Cape May",
    message: "Is a six-seater available from July 3 to July 10, delivered to Cape May?",
  },
  {
    at: "2026-11-23T13:20:00Z",
    firstName: "Example",
    lastName: "Customer",
    phone: "(732) 555-0143",
    email: "customer@mail.example",
    interest: "sales",
    about: "Denago EV Rover XL",
    message:
      "Can I see the Denago EV Rover XL this week? What would it cost with delivery to Belmar, and how long does it take?",
  },
  {
    at: "2026-11-23T14:05:00Z",
    firstName: "Sample",
    lastName: "Owner",
    phone: "(732) 555-0144",
    email: "owner@mail.example",
    interest: "service",
    about: "",
    message: "My cart has stopped charging. Could somebody look at it in Manasquan?",
  },
] as const;
