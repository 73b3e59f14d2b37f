import type { CalendarDate } from "../../platform/dates.ts";
import { splitBalance } from "../payments/split-balance.ts";
import type { Choice, Price, Rates } from "../prices/model.ts";
import { priceOf } from "../prices/price-of.ts";

/** Without its parts where the balance is due too soon, or is too small, to be divided. */
export function quotedPrice(choice: Choice, rates: Rates, today: CalendarDate): Price {
  const price = priceOf(choice, rates);
  const { balance, balanceDue: until } = price;
  const parts = choice.parts && until ? splitBalance(choice.parts, "", { balance, today, until }) : [];
  return typeof parts === "string" || parts.length === 0 ? price : { ...price, parts };
}
