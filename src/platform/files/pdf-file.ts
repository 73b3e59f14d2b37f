/** UTF-16, for titles and file names. */
export const wide = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;

/** `body` has one character a byte. */
export const stream = (head: string, body: string): string =>
  `<< ${head} /Length ${body.length} >>\nstream\n${body}\nendstream`;

/** Numbered from 1: the first is the catalog, `info` the one with the title. */
export function pdfFile(objects: readonly string[], info: number): Uint8Array<ArrayBuffer> {
  let text = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
