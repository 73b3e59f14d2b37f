import type { Nodes, Parents } from "mdast";
import { createElement, type ReactNode } from "react";
import { isSafeTarget, parseMarkdown } from "./markdown.ts";

const children = ({ children }: Parents): ReactNode[] => children.map(nodeOf);

/** The page's own title is the only `h1`. */
const headings = ["h2", "h2", "h3"] as const;

const numbering = (start: number | null | undefined) => (start && start !== 1 ? { start } : null);

/** Makes elements of these kinds alone: a kind that is not here cannot come out of a text. */
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
    default:
      return null;
  }
}

/** Items without blank lines in them hold words, not paragraphs. */
const lineOf = (node: Nodes): ReactNode | ReactNode[] => (node.type === "paragraph" ? children(node) : nodeOf(node));

/** Text in the Markdown of `markdown.ts`, as the elements that it stands for. */
export function Prose({ markdown }: { markdown: string }) {
  return createElement("div", { className: "prose" }, ...children(parseMarkdown(markdown)));
}
