import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { cachedReads, readLasts } from "../../../platform/pages/public/cached-reads.ts";
import { answerFrom, type CachedAnswer, publicHeaders } from "../../../platform/pages/public/public-headers.ts";
import { wordsIn as wordsOfLanguage } from "../../../platform/pages/words.ts";
import { guestPaths, guestSearchParameters } from "../../site/paths.ts";
import { readGuestList } from "../read-list.ts";
import { searchSongs, soughtIn } from "../search.ts";
import { writtenCode } from "../settings.ts";

/** Caches keep an answer for five seconds, and a minute longer while the site does not answer. */
const caching = { "Cache-Control": "public, max-age=0, s-maxage=5, stale-if-error=60" };

async function cachedAnswerOf(answer: object, until: number): Promise<CachedAnswer> {
  const json = JSON.stringify(answer);
  const etag = `W/"${await sha256(json)}"`;
  const type = "application/json; charset=UTF-8";
  const headers = publicHeaders({ type, more: caching, lasting: "passing", tags: ["guests"], etag });
  return { body: await new Blob([json]).arrayBuffer(), headers, etag, until, versions: new Map(), stale: false };
}

const cachedList = cachedReads(async (db, code, now) => {
  const list = await readGuestList(db, code, now);
  return list && cachedAnswerOf(list, now + readLasts);
});

const separator = "\n";

const cachedSearch = cachedReads(async (db, sought, now) => {
  const [language, code = "", title = "", artist = ""] = sought.split(separator);
  const songs = await searchSongs(db, code, { title, artist: artist || null }, wordsOfLanguage(language), now);
  return songs && cachedAnswerOf({ songs }, now + readLasts);
});

async function answerOf(c: Context<AppEnv>, read: ReturnType<typeof cachedReads<CachedAnswer | null>>, key: string) {
  const cached = await read(c.env.DB, key, Date.now()).catch(() => null);
  if (!cached) return problem(c, 503, "The list cannot be read just now. Please look again in a moment.");
  return cached.value ? answerFrom(cached.value, c.req.raw) : problem(c, 404, "There is no such event.");
}

const route = guestPaths(":code{[A-Za-z0-9]{4,12}}");
const codeOf = (c: Context<AppEnv>): string => writtenCode(c.req.param("code") ?? "");

/** Cacheable: without personal data. */
export const guestListApi = new Hono<AppEnv>()
  .get(route.list, (c) => answerOf(c, cachedList, codeOf(c)))
  .get(route.search, async (c) => {
    if (!(await c.env.GUEST_SEARCH_LIMIT.limit({ key: clientNetwork(c) })).success) {
      c.header("Retry-After", "60");
      return problem(c, 429, wordsOfLanguage(c.req.query(guestSearchParameters.language)).guests.tooBusy);
    }
    const { title, artist } = soughtIn(c);
    return answerOf(
      c,
      cachedSearch,
      [c.req.query(guestSearchParameters.language) ?? "", codeOf(c), title, artist ?? ""].join(separator),
    );
  });
