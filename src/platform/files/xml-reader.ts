export class XmlFault extends Error {}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
}

export const decoded = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex) return characterOf(Number.parseInt(hex, 16));
        return decimal ? characterOf(Number(decimal)) : (entities[name ?? ""] ?? whole);
      })
    : text;

export type Attributes = Readonly<Partial<Record<string, string>>>;

function attributesIn(tag: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single] of tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found[name] = decoded(double ?? single ?? "");
  return found;
}

interface XmlEvents {
  /** `attributes` parses only when called. */
  open(name: string, attributes: () => Attributes): void;
  close(name: string): void;
}

/** Characters of one tag or comment. */
const longest = 1_000_000;

const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/** -1 when incomplete. A ">" may stand in an attribute. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === ">") return at;
    if (letter !== '"' && letter !== "'") continue;
    at = text.indexOf(letter, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/**
 * Skips text between tags.
 * @throws {XmlFault} when the text is not well-formed or ends early
 */
export function xmlReader({ open, close }: XmlEvents) {
  const within: string[] = [];
  let rest = "";
  let hasRoot = false;

  function takeTag(tag: string): void {
    if (tag.startsWith("/")) {
      const name = tag.slice(1).trim();
      if (within.pop() !== name) throw new XmlFault(`</${name}> closes another element`);
      close(name);
      return;
    }
    const [name] = /^[\w:.-]+/.exec(tag) ?? [];
    if (!name || (within.length === 0 && hasRoot)) throw new XmlFault("There is no element");
    hasRoot = true;
    open(name, () => attributesIn(tag));
    if (tag.endsWith("/")) close(name);
    else within.push(name);
  }

  function push(text: string): void {
    rest += text;
    let at = 0;
    for (;;) {
      const begin = rest.indexOf("<", at);
      if (begin < 0) {
        at = rest.length;
        break;
      }
      at = begin;
      // Another beginning may still be incomplete.
      const isWhole = rest.length - begin >= 9 || rest.includes(">", begin);
      const [start, end] = (isWhole && skipped.find(([each]) => rest.startsWith(each, begin))) || [];
      const stop = !isWhole ? -1 : start ? rest.indexOf(end, begin + start.length) : endOfTag(rest, begin + 1);
      if (stop < 0) break;
      if (!start) takeTag(rest.slice(begin + 1, stop));
      at = stop + (end?.length ?? 1);
    }
    rest = rest.slice(at);
    if (rest.length > longest) throw new XmlFault("A tag has no end");
  }

  function end(): void {
    if (!hasRoot || within.length > 0 || rest !== "") throw new XmlFault("It ends in the middle");
  }
  return { push, end };
}
