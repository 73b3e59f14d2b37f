import { copyFileSync, mkdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

/** A mail that wrangler's stand-in for `send_email` took. It logs no Reply-To and no headers, so there are none here. */
export interface LocalMail {
  /** As the Worker gave it: `"Name" <address>`, or an address alone. */
  from: string;
  /** Addresses alone, without names. */
  to: string[];
  subject: string;
  /** Absolute paths. Wrangler deletes these files when it ends; `keepMail` copies them. */
  textFile?: string;
  htmlFile?: string;
}

const OPENING = "send_email binding called with MessageBuilder:";

/** The addresses in a To line: `a@b.example, "Doe, Jane" <c@d.example>`. */
function addresses(line: string): string[] {
  const entries = line.match(/".*?" <[^<>]+>|[^,\s][^,]*/g) ?? [];
  return entries.map((entry) => /<([^<>]+)>$/.exec(entry)?.[1] ?? entry);
}

/** Takes one line into the mail; false when the line no longer belongs to it. */
function takeLine(mail: LocalMail, line: string): boolean {
  const [, name, value = ""] = /^(From|To|Cc|Bcc|Subject|Text|HTML): (.*)$/.exec(line) ?? [];
  if (name === "From") mail.from = value;
  else if (name === "To") mail.to = addresses(value);
  else if (name === "Subject") mail.subject = value;
  else if (name === "Text") mail.textFile = value;
  else if (name === "HTML") mail.htmlFile = value;
  return name !== undefined || line === "";
}

/**
 * Reads wrangler's standard output: the block that it logs for each mail goes to `onMail`, every other line to `onLine`.
 * The block has no end mark. A mail with HTML is complete with its last line; one of text alone when the next line comes.
 */
export function readMailLog(stdout: Readable, onMail: (mail: LocalMail) => void, onLine: (line: string) => void): void {
  let mail: LocalMail | undefined;
  const finish = () => {
    if (mail) onMail(mail);
    mail = undefined;
  };
  createInterface({ input: stdout, crlfDelay: Number.POSITIVE_INFINITY })
    .on("line", (line) => {
      const plain = stripVTControlCharacters(line);
      if (plain.endsWith(OPENING)) {
        finish();
        mail = { from: "", to: [], subject: "" };
      } else if (mail && takeLine(mail, plain)) {
        if (mail.htmlFile) finish();
      } else {
        finish();
        onLine(line);
      }
    })
    .on("close", finish);
}

const slug = (text: string, length: number) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.+]+/gu, "-")
    .slice(0, length)
    .replace(/^[-.]+|[-.]+$/g, "");

/** Copies a mail's files into a folder, named by time (UTC), recipient and subject; gives their paths. */
export function keepMail(mail: LocalMail, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().slice(0, 23).replace(/[:.]/g, "-");
  return [mail.htmlFile, mail.textFile].flatMap((file) => {
    if (!file) return [];
    // Four characters of the message's id keep two equal mails of one millisecond apart.
    const id = basename(file).slice(0, 4);
    const name = [time, slug(mail.to[0] ?? "", 60), slug(mail.subject, 40), id].filter(Boolean).join("_");
    const copy = join(folder, name + extname(file));
    copyFileSync(file, copy);
    return [copy];
  });
}
