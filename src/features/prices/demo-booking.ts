import { balanceDueDays, depositPercent } from "../../content/business.ts";
import { demo } from "../../content/demo-booking.ts";
import { discountCodes, discounted, discountPercent } from "../../content/offers.ts";
import { hoursBetween } from "../../platform/dates.ts";
import { lengthInWords } from "../../platform/english.ts";
import type { PriceLine } from "./model.ts";
import { addOnLine, depositOn } from "./price-of.ts";

const { offer, addOn, extraHour, startTime, endTime } = demo;

const offerLine = { kind: "offer", label: offer.name, note: lengthInWords(offer.hours), amount: offer.price } as const;
const hours = Math.max(0, Math.ceil(hoursBetween(startTime, endTime) - offer.hours));

const lines: readonly PriceLine[] = [
  offerLine,
  {
    kind: "discount",
    label: `${discountCodes.wedding}, ${discountPercent}% off`,
    note: null,
    amount: discounted(offer.price) - offer.price,
  },
  ...addOnLine({ name: "Extra hour of music", price: extraHour, most: 12, isHour: true }, hours),
  ...addOnLine({ ...addOn, most: addOn.count, isHour: false }, addOn.count),
];

const price = lines.reduce((sum, { amount }) => sum + amount, 0);

export const demoBooking = {
  ...demo,
  id: "demo",
  packageName: offer.name,
  offerLine,
  lines,
  price,
  deposit: depositOn(price, depositPercent),
  balanceDays: balanceDueDays,
} as const;
