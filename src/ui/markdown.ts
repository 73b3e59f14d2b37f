/*
 * The Markdown that posts are written in, as CommonMark defines it: paragraphs, ## and ### headings, lists, **strong**,
 * *emphasis*, [words](target) and line breaks. Whatever is not in this list, HTML above all, is text as it was typed.
 */

import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

const unused = [
  ...["htmlFlow", "htmlText", "autolink", "labelStartImage", "definition"],
  ...["blockQuote", "codeFenced", "codeIndented", "codeText", "setextUnderline", "thematicBreak"],
];

const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** The syntax tree of `source`. Takes any text and never fails. */
export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, { extensions: [{ disable: { null: unused } }] });

/** Whether a link may lead to `target`: a path of this site, a place on the page, https:, mailto: or tel:. */
export const isSafeTarget = (target: string): boolean => safeTarget.test(target);
