import { balanceDueDays } from "./terms.ts";

/**
 * The booking of a made-up couple, which the portal's demo and the previews of planning mails show: a place near you, at your
 * prices. Times `HH:MM`, money in cents.
 */
export const demoBooking = {
  id: "demo",
  clientName: "Maya and Daniel",
  email: "maya@example.com",
  eventType: "Wedding Reception",
  venue: "Bayfront Pavilion",
  city: "St. Petersburg",
  packageName: "PREMIUM",
  startTime: "16:30",
  endTime: "22:30",
  extraHour: 25_000,
  lines: [
    { kind: "offer", label: "PREMIUM", note: "5 hours", amount: 249_900 },
    { kind: "discount", label: "WEDDING25, 25% off", note: null, amount: -62_475 },
    { kind: "hour", label: "Extra hour of music", note: "1 × $250", amount: 25_000 },
    { kind: "add-on", label: "Uplights", note: "8 × $25", amount: 20_000 },
  ],
  price: 232_425,
  deposit: 58_100,
  balanceDays: balanceDueDays,
  contacts: "Renee Diaz, planner, (813) 555-0123\nTom Bell, venue manager, (813) 555-0124",
} as const;
