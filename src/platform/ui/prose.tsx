import type { Image, Nodes, Parents, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createElement, type ReactNode } from "react";
import { acrossPhones, type Picture } from "../../content/picture.ts";
import { PictureFrame } from "./picture-frame.tsx";

/*
 * Part of CommonMark: paragraphs, ## and ### headings, lists, **strong**, *emphasis*, [words](target),
 * ![words](picture) and line breaks. All else, above all HTML, is text.
 */

const unused = [
  "htmlFlow",
  "htmlText",
  "autolink",
  "definition",
  "characterReference",
  "blockQuote",
  "codeFenced",
  "codeIndented",
  "codeText",
  "setextUnderline",
  "thematicBreak",
];

const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Pairing marks takes quadratic time. */
const mostMarks = 1000;

const paired: readonly (readonly [marks: RegExp, construct: string])[] = [
  [/[*_]/g, "attention"],
  [/\[/g, "labelStartLink"],
  [/!\[/g, "labelStartImage"],
];

/** More nested lists than anyone means. */
const listsInLists = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){9,}/gm;

/** Takes time bounded by the length, and never fails. */
function parseMarkdown(source: string): Root {
  const overdone = paired.filter(([marks]) => (source.match(marks)?.length ?? 0) > mostMarks);
  const disabled = [...unused, ...overdone.map(([, construct]) => construct)];
  const flat = source.replace(listsInLists, (marks) => marks.replace(/[-*+.)]/, "\\$&"));
  return fromMarkdown(flat, { extensions: [{ disable: { null: disabled } }] });
}

/** A path, an anchor, https:, mailto: or tel:. */
const isSafeTarget = (target: string): boolean => safeTarget.test(target);

const children = ({ children }: Parents): ReactNode[] => children.map(nodeOf);

/** The page's title is the only `h1`. */
const headings = ["h2", "h2", "h3"] as const;

const numbering = (start: number | null | undefined) => (start && start !== 1 ? { start } : null);

function nodeOf(node: Nodes): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return createElement("br");
    case "heading":
      return createElement(headings[node.depth - 1] ?? "h3", null, ...children(node));
    case "paragraph":
      return createElement("p", null, ...children(node));
    case "list":
      return createElement(node.ordered ? "ol" : "ul", numbering(node.start), ...children(node));
    case "listItem":
      return createElement("li", null, ...node.children.flatMap(node.spread ? nodeOf : lineOf));
    case "strong":
      return createElement("strong", null, ...children(node));
    case "emphasis":
      return createElement("em", null, ...children(node));
    case "link":
      return isSafeTarget(node.url) ? createElement("a", { href: node.url }, ...children(node)) : children(node);
    case "image":
      return node.alt;
    default:
      return null;
  }
}

/** Items without blank lines hold no paragraphs. */
const lineOf = (node: Nodes): ReactNode | ReactNode[] => (node.type === "paragraph" ? children(node) : nodeOf(node));

type PictureOf = (name: string) => Picture | null;

/** Other images become alt text. */
const imageOf = (node: Nodes): Image | null =>
  node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "image"
    ? node.children[0]
    : null;

function PictureInText({ image, pictureOf }: { image: Image; pictureOf: PictureOf | undefined }) {
  const picture = pictureOf?.(image.url);
  return picture ? (
    <PictureFrame
      picture={image.alt ? { ...picture, alt: image.alt } : picture}
      sizes={`${acrossPhones}, 620px`}
      className="prose-picture"
    />
  ) : null;
}

export function Prose({ markdown, pictureOf }: { markdown: string; pictureOf?: PictureOf }) {
  const blocks = parseMarkdown(markdown).children.map((block) => {
    const image = imageOf(block);
    return image ? createElement(PictureInText, { image, pictureOf }) : nodeOf(block);
  });
  return createElement("div", { className: "prose" }, ...blocks);
}
