import * as z from "zod/mini";
import { adminPaths } from "../../../admin/paths.ts";
import { drop, fileCache, forgetEvenings, keep, kept, storedIds } from "./sealed-store.ts";

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

/** Milliseconds that the site has for an answer before what is kept is shown: a weak signal is worse than none. */
const timeout = 5000;

/** Milliseconds between two looks at what is to be kept. */
const lookEvery = 10 * 60_000;

const keptPage = z.object({ text: z.string(), headers: z.array(z.tuple([z.string(), z.string()])) });
const evenings = z.object({ pages: z.array(z.string()) });

/** Headers that were of the way here, not of the page. */
const ofTheWay = ["content-encoding", "content-length", "transfer-encoding", "set-cookie"];

/** The pages that are to be kept; none before the first look. */
let wanted: ReadonlySet<string> = new Set();
let lookedAt = 0;

const ask = (path: string, accept: string): Promise<Response> =>
  fetch(path, { headers: { Accept: accept }, redirect: "manual", signal: AbortSignal.timeout(timeout) });

/** Whether an answer says that nobody is logged in: the site's own word, or the way to the login. */
const isLoggedOut = ({ status, type }: Response): boolean => status === 401 || type === "opaqueredirect";

/** Forgets the pages: they are for who is logged in. */
function endSession(): Promise<void> {
  lookedAt = 0;
  return forgetEvenings();
}

async function keepPage(path: string, answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !ofTheWay.includes(name));
  const text = await answer.text();
  await keep(path, { text, headers } satisfies z.input<typeof keptPage>);
  return text;
}

/** Looks which evenings are ahead, and keeps their pages and the files that these need; what is over is dropped. */
async function keepAll(): Promise<void> {
  const list = await ask(adminPaths.evenings, "application/json");
  if (isLoggedOut(list)) return endSession();
  if (!list.ok) return;
  const { pages } = z.parse(evenings, await list.json());
  wanted = new Set(pages);
  const texts: string[] = [];
  for (const path of pages) {
    const answer = await ask(path, path.endsWith(".json") ? "application/json" : "text/html");
    if (isLoggedOut(answer)) return endSession();
    if (answer.ok) texts.push(await keepPage(path, answer));
  }
  for (const id of await storedIds()) if (!wanted.has(id)) await drop(id);
  await keepFilesOf(texts);
}

/** The same, unless it was done a short while ago. Without a signal nothing happens. */
export async function keepWhenDue(now: number): Promise<void> {
  if (now - lookedAt < lookEvery) return;
  lookedAt = now;
  await keepAll().catch(() => {
    lookedAt = 0;
  });
}

async function pageKept(path: string): Promise<Response | null> {
  const page = z.safeParse(keptPage, await kept(path).catch(() => undefined));
  return page.success ? new Response(page.data.text, { headers: page.data.headers }) : null;
}

/** The page at `path` as the site has it, which is then kept; as it was kept where the site does not answer. */
export async function freshOrCached(request: Request, path: string, later: (work: Promise<unknown>) => void) {
  try {
    const answer = await ask(request.url, request.headers.get("Accept") ?? "*/*");
    if (isLoggedOut(answer)) await endSession();
    else if (answer.ok && wanted.has(path)) later(keepPage(path, answer.clone()));
    return answer.status >= 500 ? ((await pageKept(path)) ?? answer) : answer;
  } catch {
    return (await pageKept(path)) ?? Response.error();
  }
}
