import type { Attachment, Email, RawEmail } from "postal-mime";
import { site } from "../../../content/site.ts";
import { limits } from "../../../platform/fields/fields.ts";
import { wordsOfHtml } from "./words-of-html.ts";
import { writtenWords } from "./written-words.ts";

/** Characters. */
const [mostRead, mostKept] = [200_000, 20_000];

/** Bytes: a signature's logo is smaller, a photo is not. */
const smallest = 20_000;

interface MailFile {
  name: string;
  /** As the mail says. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ReadMail {
  /** In lower case; null for no sender or several. */
  from: string | null;
  subject: string;
  /** Without quoted mails; may be empty. */
  words: string;
  files: readonly MailFile[];
  messageId: string | null;
}

/** Invisible characters, and those that change the order of others. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]/g;
const controls = /(?![\n\t])\p{Cc}/gu;

const storable = (text: string): string => text.toWellFormed().replace(unseen, "").replace(controls, "");

const line = (text: string, most: number): string => storable(text).replace(/\s+/g, " ").trim().slice(0, most);

async function wordsOf({ text, html }: Email): Promise<string> {
  const whole = text?.trim() ? text : await wordsOfHtml((html ?? "").slice(0, mostRead));
  const words = storable(writtenWords(whole.slice(0, mostRead), [site.email, site.mailFrom])).trim();
  return words.length > mostKept ? `${words.slice(0, mostKept).toWellFormed()} …` : words;
}

function fileOf({ filename, mimeType, content, related }: Attachment): MailFile[] {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const isLogo = related === true && bytes.length < smallest;
  const name = line(filename ?? "", limits.name) || mimeType;
  return isLogo || bytes.length === 0 ? [] : [{ name, type: mimeType.slice(0, limits.name), bytes }];
}

/**
 * Loads the parser only when mail comes.
 * @throws when it cannot be read at all, as with thousands of nested parts
 */
export async function readMail(raw: RawEmail): Promise<ReadMail> {
  const { default: PostalMime, addressParser } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 50 });
  const senders = addressParser(mail.headers.find(({ key }) => key === "from")?.value ?? "", { flatten: true });
  return {
    from: senders.length === 1 ? senders[0]?.address?.trim().toLowerCase() || null : null,
    subject: line(mail.subject ?? "", limits.subject),
    words: await wordsOf(mail),
    files: mail.attachments.flatMap(fileOf),
    messageId: mail.messageId ?? null,
  };
}
