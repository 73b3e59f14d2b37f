/** Longest line of an iCalendar file in octets, without its line break (RFC 5545, section 3.1). */
const maxOctets = 75;

const encoder = new TextEncoder();

/** A value of type TEXT, escaped (RFC 5545, section 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** A content line with its line break, folded so that no character is split. */
export function contentLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].map((part) => `${part}\r\n`).join("");
}
