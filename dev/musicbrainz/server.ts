import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";

/** Longer than anyone waits. */
const slow = 20_000;

/** Title, artist, length in milliseconds, disambiguation. */
const recordings = [
  ["September", "Earth, Wind & Fire", 215_093, ""],
  ["September Song", "JP Cooper", 220_291, ""],
  ["Seven Nation Army", "The White Stripes", 231_800, ""],
  ["At Last", "Etta James", 181_000, ""],
  ["Shout", "The Isley Brothers", 267_000, ""],
  ["Déjà Vu", "Beyoncé", 240_000, ""],
  ["Sandstorm", "Darude", null, ""],
  ["Hot in Herre", "Nelly", 228_000, "explicit"],
  ["Hot in Herre", "Nelly", 229_000, "clean"],
  ["Cupid Shuffle", "Cupid", 231_000, ""],
  ["Dancing Queen", "ABBA", 231_000, ""],
] as const;

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Of a query `(recording:word* OR artist:word*) AND …`. */
const wordsIn = (query: string): string[] =>
  [...query.matchAll(/recording:([^\s*)]+)\*/g)].map(([, word = ""]) => plain(word));

const found = (words: readonly string[]) =>
  recordings
    .filter(([title, artist]) => {
      const names = plain(`${title} ${artist}`).split(/[^\p{L}\p{N}]+/u);
      return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
    })
    .map(([title, artist, length, disambiguation], at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
      score: 100 - at,
      title,
      ...(length === null ? {} : { length }),
      disambiguation,
      "artist-credit": [{ name: artist, artist: { id: "stand-in", name: artist } }],
    }));

/** By searched word. */
const faults: Record<string, () => Response | Promise<Response>> = {
  faultdown: () => Response.json({ error: "down" }, { status: 502 }),
  faultbusy: () => Response.json({ error: "Your requests are exceeding the allowable rate limit." }, { status: 503 }),
  faulthtml: () => new Response("<!doctype html><title>Maintenance</title>"),
  faultslow: () => delay(slow, Response.error(), { ref: false }),
};

function musicBrainzApp() {
  const app = new Hono();
  const calls: { at: number; agent: string; words: string }[] = [];
  app.get("/ws/2/recording", (c) => {
    const words = wordsIn(c.req.query("query") ?? "");
    calls.push({ at: Date.now(), agent: c.req.header("User-Agent") ?? "", words: words.join(" ") });
    if (!c.req.header("User-Agent")?.includes("http")) return c.json({ error: "Please name yourself." }, 403);
    const fault = faults[words[0] ?? ""];
    if (fault) return fault();
    const list = found(words);
    return c.json({ created: new Date().toISOString(), count: list.length, offset: 0, recordings: list });
  });
  app.get("/calls", (c) => c.json(calls));
  app.get("/", (c) => c.html(page("MusicBrainz", html`<p>It knows ${recordings.length} recordings.</p>`)));
  return app;
}

/** `/calls` lists its requests. */
export const startMusicBrainz = (port: number): Promise<Served> => serve(musicBrainzApp().fetch, port);
