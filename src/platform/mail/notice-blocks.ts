import { dateInWords, isCalendarDate } from "../dates.ts";
import type { Block } from "./message.ts";

/** A stored calendar date in words; `null` when there is none. */
export const eventDateInWords = (date: string | null): string | null =>
  date && isCalendarDate(date) ? dateInWords(date) : null;

interface Notice {
  /** First name of who wrote. */
  firstName: string;
  /** What the site promises about the answer. */
  promise: string;
  /** Labels and values in order; one without a value is left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** What they wrote, as they wrote it. */
  details: string | null;
  phone: string | null;
  /** Where the DJ answers it: the page in the administration. */
  open?: { label: string; href: string } | null;
}

/** The body of a mail that tells the DJ who wrote, what about, and how to answer by one tap. */
export function noticeBlocks({ firstName, promise, facts, details, phone, open }: Notice): Block[] {
  const dialled = phone?.replace(/[^\d+]/g, "");
  const blocks: Block[] = [
    { type: "text", text: `Reply to this email and it goes to ${firstName}. Promised: ${promise}.` },
    { type: "facts", rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
  ];
  if (details) blocks.push({ type: "quote", label: "In their words", text: details });
  const actions = [
    ...(open ? [open] : []),
    ...(dialled
      ? [
          { label: `Call ${firstName}`, href: `tel:${dialled}` },
          { label: "Text", href: `sms:${dialled}` },
        ]
      : []),
  ];
  if (actions.length > 0) blocks.push({ type: "actions", actions });
  return blocks;
}
