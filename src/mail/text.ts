import { site } from "../content/site.ts";
import type { Block, MailContent } from "./message.ts";

/** The text version of a mail. */
export const mailText = ({ heading, blocks, footerLink }: MailContent): string =>
  [
    heading,
    ...blocks.map(blockText),
    `${site.name}\n${site.phone.display} · ${site.email}`,
    ...(footerLink ? [`${footerLink.label}: ${footerLink.href}`] : []),
  ].join("\n\n");

function blockText(block: Block): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "ticket":
      return `${block.code}: ${block.figure} ${block.note}`;
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "quote":
      return `${block.label}:\n${block.text}`;
    case "steps":
      return block.steps.map(({ lead, rest }, index) => `${index + 1}. ${lead} ${rest}`).join("\n");
    case "actions":
      return block.actions.map(({ label, href }) => `${label}: ${href}`).join("\n");
  }
}
