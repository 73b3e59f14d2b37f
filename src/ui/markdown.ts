/*
 * The Markdown that posts are written in. Blocks are parted by blank lines:
 *
 *   ## Heading, ### smaller heading
 *   - item                         a list, or 1. item for a numbered one; one line each
 *   anything else                  a paragraph, its line breaks are spaces
 *
 * and inside a block: **strong**, *emphasis*, [words](target), \* for a character that stands for itself. A target is
 * a path of this site, https:, mailto: or tel:. Whatever is not in this list, HTML above all, is text as it was typed:
 * the result is a tree of these few kinds, so nothing else can come out of it.
 */

export type Inline =
  | string
  | { type: "strong" | "em"; children: readonly Inline[] }
  | { type: "link"; href: string; children: readonly Inline[] };

export type Block =
  | { type: "h2" | "h3" | "p"; children: readonly Inline[] }
  | { type: "ul" | "ol"; items: readonly (readonly Inline[])[] };

const inline =
  /\\(?<plain>[\\*[\]()#-])|\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*|\*(?=\S)(?<em>[^*]+?)(?<=\S)\*|\[(?<words>[^[\]]+)\]\((?<href>[^()\s]+)\)/gs;

const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { plain, strong, em, words, href = "" } = match.groups ?? {};
    if (plain) parts.push(plain);
    else if (strong) parts.push({ type: "strong", children: parseInline(strong) });
    else if (em) parts.push({ type: "em", children: parseInline(em) });
    else if (words && safeTarget.test(href)) parts.push({ type: "link", href, children: parseInline(words) });
    else parts.push(match[0]);
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const kinds = [
  { type: "ul", item: /^- +/ },
  { type: "ol", item: /^\d+\. +/ },
] as const;

function parseBlock(source: string): Block {
  const [, marks, heading] = /^(#{2,3}) +(.+)$/.exec(source) ?? [];
  if (marks && heading) return { type: marks === "##" ? "h2" : "h3", children: parseInline(heading) };
  const lines = source.split("\n").map((line) => line.trim());
  const list = kinds.find(({ item }) => lines.every((line) => item.test(line)));
  if (list) return { type: list.type, items: lines.map((line) => parseInline(line.replace(list.item, ""))) };
  return { type: "p", children: parseInline(lines.join(" ")) };
}

/** The blocks of `source`. Takes any text and never fails. */
export const parseMarkdown = (source: string): Block[] =>
  source
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(parseBlock);
