import type { Identity } from "../../content/identity.ts";
import type { Database } from "../../database/client.ts";
import type { LinkSecrets } from "../../env-variables.ts";

export type Block =
  | { type: "text"; text: string }
  | { type: "code-card"; figure: string; code: string; note: string }
  | { type: "facts"; rows: readonly { label: string; value: string }[] }
  | { type: "bill"; rows: readonly { label: string; value: string; isSum?: boolean }[] }
  | { type: "quote"; label: string; text: string }
  | { type: "steps"; steps: readonly { lead: string; rest: string }[] }
  | { type: "actions"; actions: readonly { label: string; href: string }[]; isNote?: boolean };

export interface MailContent {
  /** English without one. */
  language?: string | undefined;
  subject: string;
  /** Inboxes show it beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Begins with the sun. */
  isHappy?: boolean;
  /** The other party; the business without one. */
  replyTo?: { name: string; email: string } | undefined;
  /** Takes replies into the conversation. */
  replyAddress?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly { filename: string; type: string; content: Uint8Array<ArrayBuffer> }[];
  footerLink?: { label: string; href: string };
  /** Newsletters must name it (CAN-SPAM). */
  hasPostalAddress?: boolean;
}

/** Not on the DJ's notices: replies go to a client. */
export const signed = (mail: MailContent, { email, owner }: Pick<Identity, "email" | "owner">): MailContent =>
  owner && (mail.replyTo?.email ?? email) === email
    ? { ...mail, blocks: [...mail.blocks, { type: "text", text: owner.signature }] }
    : mail;

export interface NotNeeded {
  notNeeded: string;
}

export interface MailContext {
  db: Database;
  siteOrigin: string;
  linkSecrets: LinkSecrets | null;
  takesCards: boolean;
}
