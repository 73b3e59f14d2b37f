export const demo = {
  clientName: "Nora and Theo",
  email: "nora@example.com",
  eventType: "Wedding Reception",
  venue: "The old mill",
  city: "Savannah",
  startTime: "17:00",
  endTime: "22:00",
  offer: { name: "HERON", hours: 5, price: 131_000 },
  extraHour: 19_000,
  addOn: { name: "Lanterns", price: 1200, count: 4 },
  contacts: "Iris Bell, planner, (912) 555-0188",
} as const;
