import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** Bytes that a browser receives before the visitor moves: texts as Brotli, as Cloudflare sends them. */
export interface FirstView {
  html: number;
  css: number;
  javaScript: number;
  fonts: number;
  /** Without the picture. */
  total: number;
  /** Fetched first, for a phone; 0 where there is none. */
  picture: number;
}

const served = (path: string) => readFileSync(`public${path}`);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const compressed = (paths: readonly string[]) => sum(paths.map((path) => brotliCompressSync(served(path)).length));

const named = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path))];

/** With static imports. */
function scriptsOf(html: string): readonly string[] {
  const all = new Set(named(html, /<script[^>]* src="([^"]+)"/g));
  for (const path of all)
    for (const [, file = ""] of served(path)
      .toString()
      .matchAll(/\b(?:from|import)"\.\/([^"]+)"/g))
      all.add(`/assets/${file}`);
  return [...all];
}

/** Its files are those in `public`. */
export function firstViewOf(html: string): FirstView {
  const css = compressed(named(html, /<link rel="stylesheet" href="([^"]+)"/g));
  const javaScript = compressed(scriptsOf(html));
  const fonts = sum(named(html, /href="([^"]+\.woff2)"/g).map((path) => served(path).length));
  const [picture] = named(html, /imageSrcSet="[^"]*?(\/\S+) 800w/g);
  const own = brotliCompressSync(html).length;
  return {
    html: own,
    css,
    javaScript,
    fonts,
    total: own + css + javaScript + fonts,
    picture: picture === undefined ? 0 : served(picture).length,
  };
}
