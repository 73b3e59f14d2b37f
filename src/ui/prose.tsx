import { createElement, type ReactElement, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown } from "./markdown.ts";

const inlineNode = (part: Inline): ReactNode => {
  if (typeof part === "string") return part;
  const children = part.children.map(inlineNode);
  return part.type === "link"
    ? createElement("a", { href: part.href }, ...children)
    : createElement(part.type, null, ...children);
};

const blockNode = (block: Block): ReactElement =>
  "items" in block
    ? createElement(block.type, null, ...block.items.map((item) => createElement("li", null, ...item.map(inlineNode))))
    : createElement(block.type, null, ...block.children.map(inlineNode));

/** Text in the Markdown of `markdown.ts`, as the elements that it stands for. */
export function Prose({ markdown }: { markdown: string }) {
  return createElement("div", { className: "prose" }, ...parseMarkdown(markdown).map(blockNode));
}
