import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { databaseIn } from "../scripts/wrangler.ts";
import { askedFrom, expectThat, type Sent, soakedSite, within } from "./site.ts";

/*
 * An evening of 500 guests in one room, behind one network address: each looks at the list
 * every five seconds, asks for songs in whatever spelling, and votes. What is counted must come out exact.
 */

const GUESTS = 500;
const MINUTES = 3;
const every = 5000;
/** Posts of one guest in ten minutes, which is what a limit of the whole room must let through. */
const posts = 12;
const code = "BENCH2";

const songs = Array.from({ length: 40 }, (_, at) => ({
  title: `Song Nº ${at}`,
  artist: `The Band of ${at} & Friends`,
}));

/** A song as people type it. */
const spellings: readonly ((song: (typeof songs)[number]) => { title: string; artist: string })[] = [
  (song) => song,
  ({ title, artist }) => ({ title: `${title.toLowerCase()} - ${artist.replace("&", "and")}`, artist: "" }),
  ({ title, artist }) => ({ title: `${artist.toUpperCase()} – ${title}`, artist: "" }),
  ({ title }) => ({ title: `${title}!`, artist: "" }),
  ({ title, artist }) => ({ title: `${title} (Remastered 2011)`, artist: artist.replace("The ", "") }),
];

const anyOf = <T>(choices: readonly T[]): T | undefined =>
  choices.length > 0 ? choices[randomInt(choices.length)] : undefined;

function seed(folder: string): void {
  const database = databaseIn(folder);
  const now = Date.now();
  const id = randomUUID();
  database.exec(`INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, created_at, updated_at)
    VALUES ('${id}', 'Ana', 'ana@example.com', '2099-01-01', '18:00', '23:00', 'Wedding', 'PREMIUM', 1, ${now}, ${now})`);
  database.exec(`INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at)
    VALUES ('${id}', '${code}', 'A bench', ${now - every}, ${now + 86_400_000}, ${now})`);
  database.close();
}

/** What is in the database at the end, against what it must be. */
function exact(folder: string) {
  const database = databaseIn(folder);
  const waiting = "SELECT guest FROM guest_phones WHERE state = 'waiting'";
  const one = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  const counts = {
    requests: one("SELECT count(*) FROM guest_requests"),
    votes: one("SELECT sum(votes) FROM guest_requests"),
    voteRows: one("SELECT count(*) FROM guest_votes"),
    // All are of one network: what more than thirty of them in ten minutes give waits for the DJ.
    waiting: one(`SELECT count(*) FROM guest_votes WHERE guest IN (${waiting})`),
    wrong: one(
      `SELECT count(*) FROM guest_requests AS asked_for
        WHERE votes <> (SELECT count(*) FROM guest_votes WHERE request_id = asked_for.id AND guest NOT IN (${waiting}))`,
    ),
    greedy: one("SELECT count(*) FROM (SELECT guest FROM guest_votes WHERE asked GROUP BY guest HAVING count(*) > 3)"),
  };
  database.close();
  return counts;
}

/** Lets 500 guests look, ask and vote for three minutes. @throws when something does not hold */
export async function manyGuests(folder: string, signal: AbortSignal): Promise<void> {
  const soaked = await soakedSite(folder, signal);
  const site = await soaked.start();
  seed(folder);
  const statuses = new Map<string, number>();
  const times: number[] = [];
  const asked = new Set<number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const began = performance.now();
  const ends = began + MINUTES * 60_000;

  async function fetched(what: string, path: string, sent: Sent = {}) {
    const { time, ...answer } = await askedFrom(site, path, { ...sent, signal });
    times.push(time);
    count(`${what} ${answer.status}`);
    return answer;
  }

  async function guest(): Promise<void> {
    await wait(randomInt(every), undefined, { signal });
    const first = await fetched("page", `/g/${code}`);
    const cookie = first.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    let etag = "";
    let coming: { id: string }[] = [];
    while (performance.now() < ends) {
      const looked = await fetched("list", `/g/${code}/list.json`, { headers: { "If-None-Match": etag } });
      etag = looked.headers.etag ?? etag;
      if (looked.status === 200) coming = JSON.parse(looked.said).coming;
      if (Math.random() < posts / (600_000 / every)) {
        const song = randomInt(songs.length);
        const listed = anyOf(coming);
        if (listed && Math.random() < 0.6)
          await fetched("vote", `/g/${code}/vote`, {
            method: "POST",
            headers,
            body: JSON.stringify({ request: listed.id }),
          });
        else {
          const typed = songs[song] && anyOf(spellings)?.(songs[song]);
          const sent = await fetched("ask", `/g/${code}`, { method: "POST", headers, body: JSON.stringify(typed) });
          if (sent.status === 200) asked.add(song);
        }
      }
      await wait(every, undefined, { signal });
    }
  }

  try {
    await Promise.all(Array.from({ length: GUESTS }, guest));
    const seconds = (performance.now() - began) / 1000;
    await site.stop();
    const found = exact(folder);
    console.log(`\n${GUESTS} guests of one room for ${MINUTES} minutes:`);
    expectThat(
      `${times.length} answers in ${Math.round(seconds)} s, none an error, half within ${within(times, 0.5)} ms, 99% within ${within(times, 0.99)} ms`,
      [...statuses.keys()].every((status) => /(?:200|304|ask 409)$/.test(status)),
    );
    expectThat(`${asked.size} songs were asked for, and each is there once`, found.requests === asked.size);
    expectThat(
      `${found.voteRows} votes are counted, those of ${found.waiting} that wait for the DJ aside`,
      found.wrong === 0 && found.votes + found.waiting === found.voteRows,
    );
    expectThat("no guest has asked for more than three songs", found.greedy === 0);
  } finally {
    await site.stop();
    await soaked.close();
  }
}
