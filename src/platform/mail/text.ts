import { site } from "../../content/site.ts";
import type { Block, MailContent } from "./message.ts";

interface Link {
  label: string;
  href: string;
}

const whole = ({ label, href }: Link): string => `${label}: ${href}`;

export const mailText = ({ heading, blocks, footerLink, hasPostalAddress }: MailContent, linkText = whole): string =>
  [
    heading,
    ...blocks.map((block) => blockText(block, linkText)),
    `${site.name}\n${site.phone.display} · ${site.email}${hasPostalAddress ? `\n${site.postalAddress.join(", ")}` : ""}`,
    ...(footerLink ? [linkText(footerLink)] : []),
  ].join("\n\n");

/** Without addresses, which would give access. */
export const mailTextToStore = (content: MailContent): string => mailText(content, ({ label }) => `[${label}]`);

function blockText(block: Block, linkText: typeof whole): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "code-card":
      return `${block.code}: ${block.figure} ${block.note}`;
    case "facts":
    case "bill":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "quote":
      return `${block.label}:\n${block.text}`;
    case "steps":
      return block.steps.map(({ lead, rest }, index) => `${index + 1}. ${lead} ${rest}`).join("\n");
    case "actions":
      return block.actions.map(linkText).join("\n");
  }
}
