import { decodeNamedCharacterReference } from "decode-named-character-reference";
import type { Attachment, Email, RawEmail } from "postal-mime";
import { site } from "../../../content/site.ts";
import { limits } from "../../../platform/fields/fields.ts";

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

/** Outlook's line above a quoted mail. */
const history =
  /^-{2,} ?(?:Original Message|Original-Nachricht|Ursprüngliche Nachricht|Mensaje original|Message d'origine|Messaggio originale|Mensagem original) ?-{2,}$/i;

/** Gmail's and Apple's lines above a forwarded mail. */
const forwarded =
  /^(?:-{2,} ?(?:Forwarded message|Weitergeleitete Nachricht|Mensaje reenviado|Message transféré) ?-{2,}|(?:Begin forwarded message|Anfang der weitergeleiteten Nachricht|Inicio del mensaje reenviado|Début du message transféré) ?:)$/i;

const from = /^\*?(?:From|Von|De|Da|Van|Fra|Från|差出人|发件人) ?[:：]\*? ?\S/;
const headerLine =
  /^\*?(?:Sent|Date|To|Cc|Subject|Gesendet|Datum|An|Betreff|Enviado(?: el)?|Fecha|Para|Asunto|Envoyé|À|Objet|Inviato|Data|A|Oggetto|Verzonden|Aan|Onderwerp|送信日時|日付|宛先|件名|发送时间|收件人|主题) ?[:：]/;

/** "On Friday … Ana wrote:", or any line with an address and a colon at the end, as in Japanese. */
const attribution =
  /^(?:On|Am|Le|El|Il|Op|Em|Den) .{6,300}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)\b.{0,100}[:：]$|^(?=.*\d{4}).{6,300}<[^<>\s]+@[^<>\s]+> ?.{0,20}[:：]$/u;
/** Characters: longer lines are somebody's words, or are written to be searched for long. */
const longestAttribution = 1000;
const timeOrAddress = /@|\d[:.h]\d\d/;

const device =
  /^(?:Sent (?:from|via|with|using) (?=[^,;!?]+$)|Get Outlook for |Von meinem .{1,40} gesendet|Gesendet (?:von|mit|aus) |Enviado (?:desde|de|con) |Envoyé (?:de|depuis) |Inviato da |Verzonden (?:vanaf|met) |Yahoo Mail: ).{0,100}$|.{0,10}のiPhoneから送信$|^iPhoneから送信$/i;

const isQuoted = (line: string | undefined): boolean => line?.startsWith(">") ?? false;

function attributionAt(lines: readonly string[], at: number): number {
  let whole = "";
  // Each contains a date.
  if (!/\d/.test(lines[at] ?? "")) return 0;
  for (let count = 1; count <= 4; count += 1) {
    const line = lines[at + count - 1];
    if (!line || isQuoted(line)) return 0;
    whole = whole.endsWith("<") ? whole + line : `${whole} ${line}`.trimStart();
    if (whole.length > longestAttribution) return 0;
    if (attribution.test(whole) && timeOrAddress.test(whole)) return count;
  }
  return 0;
}

/** Repeated by Outlook. */
const isHeaderAt = (lines: readonly string[], at: number): boolean =>
  from.test(lines[at] ?? "") && lines.slice(at + 1, at + 7).filter((line) => headerLine.test(line)).length >= 2;

function withoutEnd(lines: readonly string[]): string {
  let end = lines.length;
  const isNobodys = (line = "") => line === "" || /^[_-]{5,}$/.test(line) || device.test(line);
  while (end > 0 && isNobodys(lines[end - 1])) end -= 1;
  return lines
    .slice(0, end)
    .join("\n")
    .replace(/^\n+/, "")
    .replace(/\n{3,}/g, "\n\n");
}

function passedOn(lines: readonly string[], ours: readonly string[]): string {
  const bare = lines.map((line) => line.replace(/^(?:> ?)+/, ""));
  const sender = bare.slice(0, 8).find((line) => from.test(line)) ?? "";
  return ours.some((address) => sender.toLowerCase().includes(address)) ? "" : withoutEnd(bare);
}

/**
 * Answers between quoted lines stay; so does a forwarded mail, but one of `ours` (addresses in lower case). Where a
 * program marks nothing, too much stays rather than too little.
 */
function writtenWords(text: string, ours: readonly string[]): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((line) => line.trimEnd());
  const isAnswer = lines.some((_, at) => attributionAt(lines, at) > 0);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (forwarded.test(line)) {
      const more = passedOn(lines.slice(at + 1), ours);
      return [withoutEnd(kept), ...(more ? [`${line}\n${more}`] : [])].filter(Boolean).join("\n\n");
    }
    if (history.test(line) || isHeaderAt(lines, at)) break;
    if (line === "--") {
      const next = lines.findIndex((each, index) => index > at && forwarded.test(each));
      if (next < 0) break;
      at = next - 1;
      continue;
    }
    const attributed = attributionAt(lines, at);
    if (attributed > 0) {
      at += attributed - 1;
      let next = at + 1;
      while (lines[next] === "") next += 1;
      if (!isQuoted(lines[next])) break;
    } else if (!isQuoted(line)) kept.push(line);
    // The writer's own: "> 100 guests".
    else if (!isAnswer && !isQuoted(lines[at - 1]) && !isQuoted(lines[at + 1])) kept.push(line);
  }
  return withoutEnd(kept);
}

const notRead = "head, style, script, title, template, noscript, object, svg, select";

const notWritten =
  "blockquote[type=cite], blockquote.gmail_quote, .gmail_signature, .yahoo_quoted, .protonmail_quote, .moz-signature, #Signature, #AppleMailSignature, .AppleMailSignature, [data-smartmail=gmail_signature]";

const ownLine = "div, p, li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre, table, ul, ol, hr, br";

const characters = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return decodeNamedCharacterReference(name) || whole;
    const code = Number(name[1]?.toLowerCase() === "x" ? `0x${name.slice(2)}` : name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

/** Nothing of it is run, loaded or kept. */
async function wordsOfHtml(html: string): Promise<string> {
  const words: string[] = [];
  let [end, piece, hidden] = ["\n", "", 0];
  const add = (text: string) => {
    if (hidden > 0) return;
    words.push(text);
    end = text.at(-1) ?? end;
  };
  const rewriter = new HTMLRewriter()
    .on(`${notRead}, ${notWritten}`, {
      element(element) {
        hidden += 1;
        element.onEndTag(() => {
          hidden -= 1;
        });
      },
    })
    .on(ownLine, {
      element(element) {
        if (element.tagName === "br" || end !== "\n") add("\n");
        if (element.tagName === "li") add("- ");
        if (element.tagName === "p") add("\n");
      },
    })
    .onDocument({
      text({ text, lastInTextNode }) {
        piece += text;
        if (!lastInTextNode) return;
        const line = characters(piece.replace(/[ \t\r\n]+/g, " "));
        piece = "";
        add(end === " " || end === "\n" ? line.replace(/^ /, "") : line);
      },
    });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return words.join("").trim();
}

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
