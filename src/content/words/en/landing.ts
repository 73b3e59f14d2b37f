import { serviceAreaInWords } from "../../landing/cities.ts";
import type { Payment } from "../../landing/payments.ts";
import { singleServiceBuys } from "../../landing/single-service.ts";
import { codeTakesOff, getCode, leadReplyHours } from "../../offers.ts";

const payments: Readonly<Record<Payment, string>> = {
  Cash: "Cash",
  "credit card": "credit card",
  Venmo: "Venmo",
  Zelle: "Zelle",
  check: "check",
};

/** Null where it is in English alone. */
const tryPlanner: string | null = "Try the planner" as string | null;

export const landing = {
  services: "Services",
  reviews: "{count} reviews",
  average: "average rating",
  retention: "client retention",
  since: "in service since",
  dateTitle: "Check your date",
  date: "When is the day?",
  check: "Check my date",
  code: getCode,
  costs: "What it costs",
  codeTakesOff,
  single: "Single service",
  singleBuys: singleServiceBuys,
  singleUsual: "for {length}, {range} by length",
  singleFrom: "Music alone starts at {price} for {length}.",
  packagesFrom: "Packages start at {price}, {less} with your code.",
  plusTax: "plus {tax}",
  taxAdded: "Then {tax} is added.",
  music: { one: "{count} hour of music", other: "{count} hours of music" },
  quote: "Get Quote",
  quoteFor: "for {name}",
  terms: "Hours, payment and service area",
  officeHours: "Office hours",
  payment: "Payment",
  payments,
  area: "Service area",
  areaIs: `${serviceAreaInWords}. Farther out, travel is a line of your quote.`,
  servicesIn: "Services in {city}",
  otherServicesIn: "Other services in {city}",
  from: "From {price}",
  cheapest: "Packages from {price}",
  tryPlanner,
  clients: "What clients say",
  more: "{count} more",
  included: "What is included",
  includedWhere: "In every package, unless a line names some.",
  includedElse: "{packages}, else {price}",
  includedPriced: "{price}, in your quote",
  ask: "Ask a question",
  answered: `You know within ${leadReplyHours} business hours.`,
  call: "Call",
  callNumber: "Call {phone}",
  write: "Send an email",
  outside: "I send everyone outside.",
  drawn: "Drawn for a Saturday in the middle of April in {city}. The sun’s height is the real one.",
  drawMine: "Draw it for my day",
  sunset: "Sunset",
  sunsetMeans: "A song for the doorway.",
};
