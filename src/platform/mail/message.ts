import type { Identity } from "../../content/identity.ts";
import type { Database } from "../../database/client.ts";
import type { LinkSecrets } from "../../env-variables.ts";

/** A part of a mail's body. One list of blocks makes both the HTML and the text version. */
export type Block =
  | { type: "text"; text: string }
  | { type: "code-card"; figure: string; code: string; note: string }
  | { type: "facts"; rows: readonly { label: string; value: string }[] }
  | { type: "bill"; rows: readonly { label: string; value: string; isSum?: boolean }[] }
  | { type: "quote"; label: string; text: string }
  | { type: "steps"; steps: readonly { lead: string; rest: string }[] }
  | { type: "actions"; actions: readonly { label: string; href: string }[] };

/** A mail as a template writes it. `replyTo` is the other party, so that answering takes one click. */
export interface MailContent {
  subject: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  replyTo: { name: string; email: string };
  /** More headers, by name. */
  headers?: Readonly<Record<string, string>>;
  /** Files that go with it. */
  attachments?: readonly { filename: string; type: string; content: Uint8Array<ArrayBuffer> }[];
  /** A quiet link below all else, such as the one that ends a subscription. */
  footerLink?: { label: string; href: string };
}

/**
 * A mail with the owner's signature below it, once there is an owner. A notice to the desk, whose answers go to a client,
 * bears none.
 */
export const signed = (mail: MailContent, { email, owner }: Pick<Identity, "email" | "owner">): MailContent =>
  owner && mail.replyTo.email === email
    ? { ...mail, blocks: [...mail.blocks, { type: "text", text: owner.signature }] }
    : mail;

/** Why a queued mail has become pointless: what it was about, or whoever wanted it, is gone. */
export interface NotNeeded {
  notNeeded: string;
}

/** What templates need to write links: the public origin, the keys that sign them, and where they read of whom. */
export interface MailContext {
  db: Database;
  siteOrigin: string;
  linkSecrets: LinkSecrets | null;
}
