import { env } from "cloudflare:workers";
import { publicPages } from "../features/site/documents/public-pages.ts";
import { blogPost } from "../features/site/paths.ts";
import { get, visit } from "./site.ts";

export async function publicAddresses(): Promise<string[]> {
  const posts = await env.DB.prepare("SELECT slug FROM posts WHERE published = 1").all<{ slug: string }>();
  return [...publicPages.map(({ path }) => path), ...posts.results.map(({ slug }) => blogPost(slug))];
}

const samplePages = new Map<string, Promise<string>>();

export function samplePage(path: string): Promise<string> {
  const known = samplePages.get(path) ?? visit(get(path)).then((answer) => answer.text());
  samplePages.set(path, known);
  return known;
}

const decoded = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

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

export const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));

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

/** As a policy names the rules for fetching ahead that stand in a page. */
export async function hashOfRules(html: string): Promise<string> {
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rules)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}
