import type { pricing as english } from "../en/pricing.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

export const pricing: typeof english = {
  title: "Precios claros, antes de preguntar",
  popular: "El más pedido",
  withCode: "{hours} · {price} con su código",
  ask: addresses.contact,
  guaranteed: { label: "Garantía: satisfacción o devolución del 100%", href: addresses.refunds },
  everyBooking: "en cada evento.",
  lineByLine: "Arme su cotización, renglón por renglón",
  payments: "Efectivo, tarjeta de crédito, Venmo o Zelle; cheque de empresas y escuelas.",
};
