import { english, type Words } from "../../content/words/en/index.ts";
import { isCalendarDate } from "../../platform/dates.ts";
import { dateIn, type Formats, fill } from "../../platform/language.ts";
import type { RequestType } from "./model.ts";

/** Of what a button asked for. */
const templatesOf = ({ newAddress, plans }: Words, type: RequestType) => {
  if (type === "address") return newAddress.noted;
  if (type === "general") return plans.keep;
  return type === "cancel" || type === "postpone" ? plans[type] : null;
};

const valueIn = (formats: Formats, written: string): string => {
  const at = Date.parse(`${written} UTC`);
  const date = Number.isNaN(at) ? "" : new Date(at).toISOString().slice(0, 10);
  return isCalendarDate(date) ? dateIn(formats, date) : written;
};

function refilled(formats: Formats, written: string, from: string, to: string): string {
  const escaped = from.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const { groups } = new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`).exec(written) ?? {};
  const isIt = groups !== undefined || from === written;
  const values = Object.entries(groups ?? {}).map(([name, value]) => [name, valueIn(formats, value)] as const);
  return isIt ? fill(to, Object.fromEntries(values)) : written;
}

/** What a button asked for is stored in English, for the DJ; what a client wrote stays as written. */
export function requestIn<Request extends { type: RequestType; subject: string; message: string }>(
  words: Words,
  request: Request,
): Request {
  const [stored, said] = [templatesOf(english, request.type), templatesOf(words, request.type)];
  if (!stored || !said) return request;
  return {
    ...request,
    subject: refilled(words.formats, request.subject, stored.subject, said.subject),
    message: refilled(words.formats, request.message, stored.text, said.text),
  };
}
