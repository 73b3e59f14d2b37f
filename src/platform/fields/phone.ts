import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { phoneLine, wrongPhone } from "./fields.ts";

/** A phone number as people here write it, with its country where that is another one; `null` when it is none. */
function phoneInWords(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "US");
  if (!number?.isValid()) return null;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}

/**
 * A phone number, checked against the numbering plans of the world and written in one way: "(813) 555-0100",
 * "+44 20 7946 0958". Without a country it is American. `null` when empty or absent. For the server alone: the plans weigh
 * more than a page may.
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
