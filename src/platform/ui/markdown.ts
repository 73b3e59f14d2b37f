/*
 * The Markdown that posts are written in, as CommonMark defines it: paragraphs, ## and ### headings, lists, **strong**,
 * *emphasis*, [words](target), ![words](picture) and line breaks. Whatever is not in this list, HTML above all, is text as it was typed.
 */

import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

const unused = [
  ...["htmlFlow", "htmlText", "autolink", "definition"],
  ...["characterReference", "blockQuote", "codeFenced", "codeIndented", "codeText", "setextUnderline", "thematicBreak"],
];

const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Marks of a kind in one text, above which they are text as well: pairing them takes time that grows with their square. */
const mostMarks = 1000;

const paired: readonly (readonly [marks: RegExp, construct: string])[] = [
  [/[*_]/g, "attention"],
  [/\[/g, "labelStartLink"],
  [/!\[/g, "labelStartImage"],
];

/** More lists begun on one line than anyone means: the line is text. */
const listsInLists = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){9,}/gm;

/** The syntax tree of `source`. Takes any text, in a time that its length bounds, and never fails. */
export function parseMarkdown(source: string): Root {
  const overdone = paired.filter(([marks]) => (source.match(marks)?.length ?? 0) > mostMarks);
  const disabled = [...unused, ...overdone.map(([, construct]) => construct)];
  const flat = source.replace(listsInLists, (marks) => marks.replace(/[-*+.)]/, "\\$&"));
  return fromMarkdown(flat, { extensions: [{ disable: { null: disabled } }] });
}

/** Whether a link may lead to `target`: a path of this site, a place on the page, https:, mailto: or tel:. */
export const isSafeTarget = (target: string): boolean => safeTarget.test(target);
