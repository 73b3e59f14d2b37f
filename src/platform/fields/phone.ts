import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { phoneLine, wrongPhone } from "./fields.ts";

function phoneInWords(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "US");
  if (!number?.isValid()) return null;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}

/** Kept as typed when it cannot be read. */
export const phoneByHand = z.pipe(
  phoneLine,
  z.transform((typed: string | null) => (typed === null ? null : (phoneInWords(typed) ?? typed))),
);

/** "(212) 555-0100", "+44 20 7946 0958". American unless it names a country. Too heavy for a browser. */
export const optionalPhone = z.pipe(
  phoneLine,
  z.transform((typed: string | null, { issues }) => {
    if (typed === null) return null;
    const words = phoneInWords(typed);
    if (words === null) issues.push({ code: "custom", message: wrongPhone, input: typed });
    return words;
  }),
);
