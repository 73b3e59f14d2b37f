import * as z from "zod/mini";
import { day, minute } from "../../../../platform/durations.ts";
import { adminPaths } from "../../../admin/paths.ts";
import { fileCache, forgetEvenings, removePage, storedIds, storedPage, storePage } from "./encrypted-store.ts";

/** Scripts name each other by relative addresses. */
const named = /\/assets\/[\w.-]+\.\w+|(?<=["'`])\.\/[\w.-]+\.js/g;

const filesIn = (text: string): string[] =>
  [...text.matchAll(named)].map(([name]) => (name.startsWith("./") ? `/assets/${name.slice(2)}` : name));

/** Also stores files that the files name. */
async function storeFilesOf(texts: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  const files = new Set(texts.flatMap(filesIn));
  for (const file of files) {
    const there = await cache.match(file);
    const answer = there ?? (await fetch(file));
    if (!answer.ok) continue;
    if (!there) await cache.put(file, answer.clone());
    if (/\.(?:js|css)$/.test(file)) for (const next of filesIn(await answer.text())) files.add(next);
  }
  for (const { url } of await cache.keys()) if (!files.has(new URL(url).pathname)) await cache.delete(url);
}

/** A file's name changes with its content. */
export const fileAt = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: fileCache })) ?? fetch(request);

/** Milliseconds until a weak signal gives way to the stored page. */
const timeout = 5000;

const lookEvery = 10 * minute;

const pageSchema = z.object({ text: z.string(), headers: z.array(z.tuple([z.string(), z.string()])) });
const evenings = z.object({ pages: z.array(z.string()) });

const transportHeaders = ["content-encoding", "content-length", "transfer-encoding", "set-cookie"];

let wanted: ReadonlySet<string> = new Set();
let lookedAt = 0;

const ask = (path: string, accept: string): Promise<Response> =>
  fetch(path, { headers: { Accept: accept }, redirect: "manual", signal: AbortSignal.timeout(timeout) });

/** The site answers 401, the login redirects. */
const isLoggedOut = ({ status, type }: Response): boolean => status === 401 || type === "opaqueredirect";

function endSession(): Promise<void> {
  lookedAt = 0;
  return forgetEvenings();
}

async function storeAnswer(path: string, answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !transportHeaders.includes(name));
  const text = await answer.text();
  await storePage(path, { text, headers } satisfies z.input<typeof pageSchema>);
  return text;
}

async function storeAll(): Promise<void> {
  const list = await ask(adminPaths.evenings, "application/json");
  if (isLoggedOut(list)) return endSession();
  if (!list.ok) return;
  const { pages } = z.parse(evenings, await list.json());
  wanted = new Set(pages);
  const texts: string[] = [];
  for (const path of pages) {
    const answer = await ask(path, path.endsWith(".json") ? "application/json" : "text/html");
    if (isLoggedOut(answer)) return endSession();
    if (answer.ok) texts.push(await storeAnswer(path, answer));
  }
  for (const id of await storedIds()) if (!wanted.has(id) && !isRecentNotice(id, Date.now())) await removePage(id);
  await storeFilesOf(texts);
}

/** Gives time and place: "notice 1798761600000 /admin/leads". */
const noticeId = /^notice (\d+) (.+)$/;
const noticesLast = day;

const isRecentNotice = (id: string, now: number): boolean => now - Number(noticeId.exec(id)?.[1] ?? 0) < noticesLast;

/** Its files are those of Today. */
export async function storeNoticedPage(place: string, now: number): Promise<void> {
  const answer = await ask(place, "text/html").catch(() => null);
  if (answer?.ok) await storeAnswer(`notice ${now} ${place}`, answer);
}

export async function noticedPage(request: Request, place: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const ids = await storedIds();
    const last = ids.filter((id) => noticeId.exec(id)?.[2] === place).sort();
    const stored = await storedAnswer(last.at(-1) ?? "");
    if (!stored) throw error;
    return stored;
  }
}

export async function storeWhenDue(now: number): Promise<void> {
  if (now - lookedAt < lookEvery) return;
  lookedAt = now;
  await storeAll().catch(() => {
    lookedAt = 0;
  });
}

async function storedAnswer(path: string): Promise<Response | null> {
  const page = z.safeParse(pageSchema, await storedPage(path).catch(() => undefined));
  return page.success ? new Response(page.data.text, { headers: page.data.headers }) : null;
}

/** Gives the stored page where the site does not answer. */
export async function freshOrCached(request: Request, path: string, later: (work: Promise<unknown>) => void) {
  try {
    const answer = await ask(request.url, request.headers.get("Accept") ?? "*/*");
    if (isLoggedOut(answer)) await endSession();
    else if (answer.ok && wanted.has(path)) later(storeAnswer(path, answer.clone()));
    return answer.status >= 500 ? ((await storedAnswer(path)) ?? answer) : answer;
  } catch {
    return (await storedAnswer(path)) ?? Response.error();
  }
}
