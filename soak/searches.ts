import { createHash, randomInt, randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { startRuntime } from "../bench/runtime.ts";
import { databaseIn } from "../scripts/wrangler.ts";
import { trackId } from "../src/features/crate/model.ts";
import { crateKeys } from "../src/features/crate/store.ts";
import { guestPaths, guestSearchParameters, withQuery } from "../src/features/site/paths.ts";
import { songSuggestionsFor } from "../src/features/songs/client/paths.ts";
import { library, typedByPeople } from "./library.ts";
import { askedFrom, expectThat, within } from "./site.ts";

/* An evening of 500 phones that look at the list every five seconds, and whose guests type songs as people write them. */

const GUESTS = 500;
const MINUTES = 2;
/** Milliseconds between two looks at the list, and without typing until the page searches. */
const [every, rest] = [5000, 250];
/** One look of so many is followed by a song that is typed in three goes. */
const share = 6;
/** Looked up one after another, with nobody else there. */
const ALONE = 200;
/** Milliseconds. */
const goal = { p99: 250, database: 40 } as const;
const code = "BENCH2";
const session = randomUUID();

function seed(folder: string): void {
  const database = databaseIn(folder);
  const now = Date.now();
  const id = randomUUID();
  const insert = (table: string, row: Record<string, string | number | null>) =>
    database
      .prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`)
      .run(...Object.values(row));
  database.exec("BEGIN");
  insert("bookings", {
    ...{ id, client_name: "Ana", client_email: "ana@example.com", event_date: "2099-01-01", start_time: "18:00" },
    ...{
      end_time: "23:00",
      event_type: "Wedding",
      package_name: "PREMIUM",
      price: 1,
      created_at: now,
      updated_at: now,
    },
  });
  const page = { opens_at: now - every, closes_at: now + 86_400_000, created_at: now };
  insert("guest_pages", { booking_id: id, code, title: "A bench", ...page });
  const own = { email: "ana@example.com", bookingId: id, linkVersion: 1, createdAt: now, userAgent: "Soak" };
  const sid = createHash("sha256").update(session).digest("base64url");
  insert("sessions", { sid, sess: JSON.stringify(own), expire: now + 86_400_000 });
  for (const track of library()) {
    const { songKey, artistKey } = crateKeys(track.title, track.artist);
    const { title, artist, bpm, key, location } = track;
    insert("crate_tracks", {
      ...{ id: trackId(track), title, artist, bpm, key, location },
      ...{ song_key: songKey, artist_key: artistKey },
    });
  }
  database.exec("COMMIT");
  database.close();
}

const typed = () => typedByPeople[randomInt(typedByPeople.length)] ?? "";
const searchFor = (title: string) => withQuery(guestPaths(code).search, { [guestSearchParameters.title]: title });

/** Lets 500 guests search for two minutes, then one alone, and a client. @throws when something does not hold */
export async function searches(folder: string, signal: AbortSignal): Promise<void> {
  const vars = { MUSICBRAINZ_URL: "", SITE_ORIGIN: "https://soak.example" };
  const site = await startRuntime(folder, signal, { vars, prepare: () => seed(folder) });
  const statuses = new Set<string>();
  const times: number[] = [];
  let found = 0;

  async function fetched(path: string, headers: Record<string, string> = {}) {
    const answer = await askedFrom(site, path, { headers, signal });
    statuses.add(`${answer.status}`);
    return answer;
  }

  async function guest(ends: number): Promise<void> {
    await wait(randomInt(every), undefined, { signal });
    let etag = "";
    while (performance.now() < ends) {
      etag = (await fetched(guestPaths(code).list, { "If-None-Match": etag })).headers.etag ?? etag;
      const song = randomInt(share) === 0 ? typed() : "";
      for (const part of song ? [0.4, 0.7, 1] : []) {
        const { said, time } = await fetched(searchFor(song.slice(0, Math.ceil(song.length * part))));
        times.push(time);
        if (part === 1 && said.includes('"has"')) found += 1;
        await wait(rest, undefined, { signal });
      }
      await wait(every, undefined, { signal });
    }
  }

  /** Milliseconds for half of the answers, and for 99% of them. */
  async function alone(pathOf: (words: string) => string, headers: Record<string, string> = {}) {
    const each: number[] = [];
    for (let at = 0; at < ALONE; at += 1) {
      const words = typed();
      each.push((await fetched(pathOf(words.slice(0, Math.ceil(words.length / 2))), headers)).time);
    }
    return [within(each, 0.5), within(each, 0.99)] as const;
  }

  try {
    const ends = performance.now() + MINUTES * 60_000;
    await Promise.all(Array.from({ length: GUESTS }, () => guest(ends)));
    const load = loadavg()[1]?.toFixed(1);
    console.log(`\n${GUESTS} guests of one room for ${MINUTES} minutes, in a crate of 50,000 (load ${load}):`);
    const guests = await alone(searchFor);
    const clients = await alone(songSuggestionsFor, { Cookie: `__Host-portal=${session}` });
    const half = `half within ${within(times, 0.5)} ms, 99% within ${within(times, 0.99)} ms`;
    expectThat(
      `none of their answers is an error: ${[...statuses].join(", ")}`,
      [...statuses].every((each) => /200|304/.test(each)),
    );
    expectThat(
      `${times.length} searches: ${half}; ${found} songs were found as they were typed`,
      within(times, 0.99) < goal.p99,
    );
    expectThat(
      `alone, whole answers take (half, 99%) ${guests.join(" and ")} ms for guests, ${clients.join(" and ")} ms for clients, the database's part included`,
      Math.max(guests[1], clients[1]) <= goal.database,
    );
  } finally {
    await site.stop();
  }
}
