import { env } from "cloudflare:workers";
import { publicPages } from "../features/site/documents/public-pages.ts";
import { blogPost } from "../features/site/paths.ts";
import { get, visit } from "./site.ts";

/** The addresses of every public page: those of the table, and the published posts. */
export async function publicAddresses(): Promise<string[]> {
  const posts = await env.DB.prepare("SELECT slug FROM posts WHERE published = 1").all<{ slug: string }>();
  return [...publicPages.map(({ path }) => path), ...posts.results.map(({ slug }) => blogPost(slug))];
}

const samplePages = new Map<string, Promise<string>>();

/** The public page at `path` as the sample's rows make it, rendered once for all tests that change nothing of it. */
export function samplePage(path: string): Promise<string> {
  const known = samplePages.get(path) ?? visit(get(path)).then((answer) => answer.text());
  samplePages.set(path, known);
  return known;
}

/** `text` of a document's source as a reader meets it: each entity that the renderer writes as its character. */
const decoded = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** An element of a page: its name and its attributes, both in lower case. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Every element of a page in order, as an HTML parser finds them. */
export async function elementsIn(html: string): Promise<PageElement[]> {
  const found: PageElement[] = [];
  const rewriter = new HTMLRewriter().on("*", {
    element({ tagName, attributes }) {
      const pairs = [...attributes].map(([name = "", value = ""]) => [name, decoded(value)]);
      found.push({ name: tagName, attributes: Object.fromEntries(pairs) });
    },
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

/** The JSON-LD blocks of a page, in order. */
export const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));

/** The text of a page's `<main>` as a reader meets it: elements become spaces, entities their characters. */
export function mainTextIn(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return decoded(
    main
      .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
      .replace(/<!-- -->/g, "")
      .replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();
}
