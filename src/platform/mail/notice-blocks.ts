import { hasNoAddress } from "../fields/no-address.ts";
import type { Block } from "./message.ts";

interface Notice {
  firstName: string;
  /** Maybe one to which no mail goes. */
  email: string;
  /** Promise about the time of an answer. */
  promise: string;
  /** One without a value is left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** As they wrote it. */
  details: string | null;
  phone: string | null;
  /** The page in the administration. */
  open?: { label: string; href: string } | null;
}

/** Tells the DJ who wrote, what about, and how to reply by one tap. */
export function noticeBlocks({ firstName, email, promise, facts, details, phone, open }: Notice): Block[] {
  const dialled = phone?.replace(/[^\d+]/g, "");
  const way = hasNoAddress(email)
    ? `${firstName} has no email: answer by phone.`
    : `Reply to this email and it goes to ${firstName}.`;
  const blocks: Block[] = [
    { type: "text", text: `${way} Promised: ${promise}.` },
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
