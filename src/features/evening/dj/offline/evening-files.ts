import { fileCache } from "./sealed-store.ts";

/** The site's own files that a text names: by their whole addresses, or as scripts beside it. */
const named = /\/assets\/[\w.-]+\.\w+|(?<=["'`])\.\/[\w.-]+\.js/g;

const filesIn = (text: string): string[] =>
  [...text.matchAll(named)].map(([name]) => (name.startsWith("./") ? `/assets/${name.slice(2)}` : name));

/** Keeps the files that the pages `texts` need, and those that these name; what none needs any more is dropped. */
export async function keepFilesOf(texts: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  const files = new Set(texts.flatMap(filesIn));
  // The set grows while it is gone through.
  for (const file of files) {
    const there = await cache.match(file);
    const answer = there ?? (await fetch(file));
    if (!answer.ok) continue;
    if (!there) await cache.put(file, answer.clone());
    if (/\.(?:js|css)$/.test(file)) for (const next of filesIn(await answer.text())) files.add(next);
  }
  for (const { url } of await cache.keys()) if (!files.has(new URL(url).pathname)) await cache.delete(url);
}

/** A file as it is kept, or from the site: its name changes with its content. */
export const fileAt = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: fileCache })) ?? fetch(request);
