import { dialled } from "../fields/dialled.ts";
import { hasNoAddress } from "../fields/no-address.ts";
import type { Block } from "./message.ts";

interface Notice {
  firstName: string;
  /** May be a stand-in that gets no mail. */
  email: string;
  /** A sentence about what the client was promised or sent; null: nothing. */
  promise: string | null;
  /** Omitted without a value. */
  facts: readonly (readonly [label: string, value: string | null])[];
  bill?: Extract<Block, { type: "bill" }>["rows"];
  details: string | null;
  phone: string | null;
  open?: { label: string; href: string } | null;
}

export function noticeBlocks({ firstName, email, promise, facts, bill, details, phone, open }: Notice): Block[] {
  const number = dialled(phone);
  const way = hasNoAddress(email)
    ? `${firstName} has no email: answer by phone.`
    : `Reply to this email and it goes to ${firstName}.`;
  const blocks: Block[] = [
    { type: "text", text: promise ? `${way} ${promise}` : way },
    { type: "facts", rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
  ];
  if (bill) blocks.push({ type: "bill", rows: bill });
  if (details) blocks.push({ type: "quote", label: "In their words", text: details });
  const actions = [
    ...(open ? [open] : []),
    ...(number
      ? [
          { label: `Call ${firstName}`, href: `tel:${number}` },
          { label: "Text", href: `sms:${number}` },
        ]
      : []),
  ];
  if (actions.length > 0) blocks.push({ type: "actions", actions });
  return blocks;
}
