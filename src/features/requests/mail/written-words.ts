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
export function writtenWords(text: string, ours: readonly string[]): string {
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
      const answered = lines.slice(at + 1).find((each) => each !== "");
      if (!isQuoted(answered)) break;
    } else if (!isQuoted(line)) kept.push(line);
    // The writer's own: "> 100 guests".
    else if (!isAnswer && !isQuoted(lines[at - 1]) && !isQuoted(lines[at + 1])) kept.push(line);
  }
  return withoutEnd(kept);
}
