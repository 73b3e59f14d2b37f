import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { phoneLine, wrongPhone } from "./fields.ts";

function phoneInWords(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "US");
  if (!number?.isValid()) return null;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}

/** Typed by the DJ: written in one way if it can be read, else as it is. */
export const phoneByHand = z.pipe(
  phoneLine,
  z.transform((typed: string | null) => (typed === null ? null : (phoneInWords(typed) ?? typed))),
);

/**
 * Checked against the world's numbering plans and written in one way: "(212) 555-0100", "+44 20 7946 0958". American
 * without a country; `null` when empty. For the server alone: the plans weigh too much for a page.
 */
export const optionalPhone = z.pipe(
  phoneLine,
  z.transform((typed: string | null, { issues }) => {
    if (typed === null) return null;
    const words = phoneInWords(typed);
    if (words === null) issues.push({ code: "custom", message: wrongPhone, input: typed });
    return words;
  }),
);
