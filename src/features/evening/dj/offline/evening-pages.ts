import * as z from "zod/mini";
import { adminPaths } from "../../../admin/paths.ts";
import { keepFilesOf } from "./evening-files.ts";
import { drop, fileCache, forgetEvenings, keep, kept, storedIds } from "./sealed-store.ts";

/** Milliseconds that the site has for an answer before what is kept is shown: a weak signal is worse than none. */
const patience = 5000;

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
  fetch(path, { headers: { Accept: accept }, redirect: "manual", signal: AbortSignal.timeout(patience) });

/** Whether an answer says that nobody is logged in: the site's own word, or the way to the login. */
const isLoggedOut = ({ status, type }: Response): boolean => status === 401 || type === "opaqueredirect";

/** Forgets the pages, and all the rest unless something still waits to be sent: that goes out after the next login. */
async function endSession(): Promise<void> {
  lookedAt = 0;
  if ((await storedIds("moves")).length === 0) return forgetEvenings();
  for (const id of await storedIds("pages")) await drop("pages", id);
  await caches.delete(fileCache);
}

async function keepPage(path: string, answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !ofTheWay.includes(name));
  const text = await answer.text();
  await keep("pages", path, { text, headers } satisfies z.input<typeof keptPage>);
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
  for (const id of await storedIds("pages")) if (!wanted.has(id)) await drop("pages", id);
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
  const page = z.safeParse(keptPage, await kept("pages", path).catch(() => undefined));
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
