import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../db/client.ts";
import { clientRequests, songRequests } from "../../db/schema.ts";
import { newSecret } from "../../links/secret.ts";
import { sha256 } from "../../links/sha256.ts";
import {
  api,
  clientRequestsPage,
  emailQuery,
  newRequestTab,
  paths,
  portalBookingData,
  portalContractOf,
  portalSongsAt,
  portalView,
  songApi,
  tokenQuery,
} from "../../paths.ts";
import { asAdministrator } from "../../test/access.ts";
import { linkTo, secrets, signIn, storeBooking } from "../../test/portal.ts";
import { get, origin, postForm, postJson, visit } from "../../test/site.ts";

/** Someone with a booking, a request, two songs and a session. */
async function client(name: string) {
  const booking = await storeBooking({
    clientName: `${name} Núñez`,
    venue: `${name}'s Hall`,
    packageName: `${name}'s package`,
    note: `${name}'s note`,
  });
  const request = {
    id: crypto.randomUUID(),
    clientEmail: booking.clientEmail,
    bookingId: booking.id,
    type: "timeline",
    subject: `${name}'s subject`,
    message: `${name}'s message`,
    songRequest: `${name}'s song`,
    adminResponse: `${name}'s answer`,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  } as const;
  const songs = ["tune", "waltz"].map((title, index) => ({
    id: crypto.randomUUID(),
    bookingId: booking.id,
    title: `${name}'s ${title}`,
    artist: `${name}'s band`,
    note: `${name}'s moment`,
    wish: "must-play" as const,
    position: `a${index}`,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  }));
  const db = primary(env.DB);
  await db.batch([db.insert(clientRequests).values(request), db.insert(songRequests).values(songs)]);
  const [song, nextSong] = songs.map(({ id }) => id);
  if (!song || !nextSong) throw new Error("a client has two songs");
  const headers = await signIn(booking);
  const sid = await sha256(headers.Cookie.replace(/^.*=/, ""));
  return { name, booking, request, song, nextSong, headers, sid };
}

type Client = Awaited<ReturnType<typeof client>>;
type Headers = Record<string, string>;

interface Door {
  name: string;
  /** A request of the browser with `headers` for what belongs to `owner`. */
  knock(headers: Headers, owner: Client): Request;
  /** Status for a browser with a cookie that opens nothing, and for one without a cookie where that differs. */
  dead?: number;
  none?: number;
  /** Status for another client; where that is a success, it is about that client's own. */
  other: number;
  /** Status for the owner. */
  owner: number;
}

const asked = { type: "general", subject: "A question", message: "Long enough to send" };

const newSong = { title: "Slow Tide", artist: "", note: "", wish: "must-play" };

const signingOut = "signing out";

/** Every page and API of the portal that takes a session. */
const doors: readonly Door[] = [
  { name: "the dashboard", knock: (headers) => get(paths.portal, headers), none: 200, other: 200, owner: 200 },
  {
    name: "the dashboard with the form",
    knock: (headers) => get(portalView({ tab: newRequestTab }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  {
    name: "the dashboard of a booking",
    knock: (headers, { booking }) => get(portalView({ booking: booking.id }), headers),
    none: 200,
    other: 404,
    owner: 200,
  },
  {
    name: "older requests",
    knock: (headers, { request }) => get(portalView({ before: `${request.createdAt + 1}.${request.id}` }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  { name: "the devices", knock: (headers) => get(paths.portalSessions, headers), other: 200, owner: 200 },
  {
    name: "ending a device",
    knock: (headers, { sid }) => postForm(api.portalSessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending a device, as JSON",
    knock: (headers, { sid }) => postJson(api.portalSessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending all other devices",
    knock: (headers) => postForm(api.portalSessions, { others: "all" }, headers),
    other: 303,
    owner: 303,
  },
  {
    name: signingOut,
    knock: (headers) => postForm(api.portalSignOut, {}, headers),
    dead: 303,
    other: 303,
    owner: 303,
  },
  {
    name: "the booking's data",
    knock: (headers, { booking }) => get(portalBookingData(booking.id), headers),
    other: 404,
    owner: 200,
  },
  { name: "the requests' data", knock: (headers) => get(api.clientRequests, headers), other: 200, owner: 200 },
  {
    name: "older requests' data",
    knock: (headers, { request }) => get(clientRequestsPage(`${request.createdAt + 1}.${request.id}`), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a request in the owner's name",
    knock: (headers, { booking }) =>
      postJson(api.clientRequests, { ...asked, clientEmail: booking.clientEmail }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request about the owner's booking",
    knock: (headers, { booking }) => postJson(api.clientRequests, { ...asked, bookingId: booking.id }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request by form",
    knock: (headers, { booking }) =>
      postForm(api.clientRequests, { ...asked, clientEmail: booking.clientEmail, bookingId: booking.id }, headers),
    other: 403,
    owner: 303,
  },
  {
    name: "a refused request by form",
    knock: (headers, { booking }) => postForm(api.clientRequests, { subject: "Hi", bookingId: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  { name: "the song list", knock: (headers) => get(paths.portalSongs, headers), other: 200, owner: 200 },
  {
    name: "the song list of a booking",
    knock: (headers, { booking }) => get(portalSongsAt({ booking: booking.id }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the song list behind a song",
    knock: (headers, { song }) => get(portalSongsAt({ after: `a0.${song}` }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list with a song's form",
    knock: (headers, { song }) => get(portalSongsAt({ edit: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list of a booking with a song's form",
    knock: (headers, { booking, song }) => get(portalSongsAt({ booking: booking.id, edit: song }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the question before a song is removed",
    knock: (headers, { song }) => get(portalSongsAt({ remove: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a new song",
    knock: (headers, { booking }) => postJson(api.portalSongs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a new song by form",
    knock: (headers, { booking }) => postForm(api.portalSongs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused song by form",
    knock: (headers, { booking }) => postForm(api.portalSongs, { title: "", booking: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a change of a song",
    knock: (headers, { song }) => postJson(songApi.edit(song), newSong, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by PATCH",
    knock: (headers, { song }) => new Request(postJson(songApi.edit(song), newSong, headers), { method: "PATCH" }),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by form",
    knock: (headers, { song }) => postForm(songApi.edit(song), newSong, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused change of a song by form",
    knock: (headers, { song }) => postForm(songApi.edit(song), { ...newSong, title: "" }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a song's place",
    knock: (headers, { song, nextSong }) => postJson(songApi.move(song), { after: nextSong }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a song's place by form",
    knock: (headers, { song }) => postForm(songApi.move(song), { direction: "down" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "removing a song",
    knock: (headers, { song }) => postJson(songApi.remove(song), {}, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by DELETE",
    knock: (headers, { song }) => new Request(get(songApi.edit(song), headers), { method: "DELETE" }),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by form",
    knock: (headers, { song }) => postForm(songApi.remove(song), {}, headers),
    other: 404,
    owner: 303,
  },
  { name: "the contract", knock: (headers) => get(paths.portalContract, headers), other: 200, owner: 200 },
  {
    name: "the contract of a booking",
    knock: (headers, { booking }) => get(portalContractOf(booking.id), headers),
    other: 404,
    owner: 200,
  },
];

/** The doors that end sessions, the own one or others. */
const ending = /ending|signing out/;

/** All that the portal keeps. */
async function everything(): Promise<string> {
  const tables = ["sessions", "bookings", "client_requests", "song_requests", "outbox"];
  const rows = await Promise.all(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()));
  return JSON.stringify(rows.map(({ results }) => results));
}

/** All that it keeps of one client. */
async function everythingOf({ booking }: Client): Promise<string> {
  const { id, clientEmail } = booking;
  const rows = await env.DB.batch([
    env.DB.prepare("SELECT * FROM bookings WHERE client_email = ?").bind(clientEmail),
    env.DB.prepare("SELECT * FROM sessions WHERE client_email = ?").bind(clientEmail),
    env.DB.prepare("SELECT * FROM client_requests WHERE client_email = ?").bind(clientEmail),
    env.DB.prepare("SELECT * FROM song_requests WHERE booking_id = ? ORDER BY id").bind(id),
  ]);
  return JSON.stringify(rows.map(({ results }) => results));
}

/** What of `owner` must never show. */
const secretsOf = ({ name, booking, request, song, nextSong, sid }: Client): string[] => [
  `${name} Núñez`,
  booking.clientEmail,
  `${name}'s`,
  `${name}&#x27;s`,
  request.id,
  song,
  nextSong,
  sid,
];

async function expectNothingOf(owner: Client, answer: Response, why: string): Promise<void> {
  const shown = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
  for (const secret of secretsOf(owner)) expect(shown, why).not.toContain(secret);
}

/** Browsers that no door opens to. */
const strangers: Record<string, (owner: Client) => Promise<Headers>> = {
  "no session": async () => ({}),
  "an unknown session": async () => ({ Cookie: `__Host-portal=${newSecret()}` }),
  "an expired session": ({ booking }) => signIn(booking, Date.now() - 1),
  "the session of an older link version": ({ booking }) => signIn({ ...booking, portalLinkVersion: 0 }),
  "the hash of a session for its id": async ({ sid }) => ({ Cookie: `__Host-portal=${sid}` }),
  "a session in a cookie without its prefix": async ({ headers }) => ({
    Cookie: headers.Cookie.replace("__Host-", ""),
  }),
  "the administrator's login": () => asAdministrator(),
};

it.each(Object.entries(strangers))("%s opens no door, shows nothing and writes nothing", async (_, make) => {
  const owner = await client("Ana");
  for (const { name, knock, dead = 401, none = dead } of doors) {
    const headers = await make(owner);
    const before = await everything();
    const answer = await visit(knock(headers, owner));
    expect(answer.status, name).toBe(headers.Cookie?.startsWith("__Host-portal=") ? dead : none);
    expect(answer.headers.get("Cache-Control"), name).toBe("private, no-store");
    await expectNothingOf(owner, answer, name);
    // Who signs out removes the own session, which opened nothing any more.
    if (name !== signingOut) expect(await everything(), name).toBe(before);
  }
  expect((await visit(get(paths.portal, owner.headers))).status).toBe(200);
});

it.each(doors)("another client's session gets nothing of the owner's: $name", async ({ knock, other }) => {
  const [owner, eve] = [await client("Ana"), await client("Eve")];
  const before = await everythingOf(owner);
  const answer = await visit(knock(eve.headers, owner));
  expect(answer.status).toBe(other);
  await expectNothingOf(owner, answer, "shown to another client");
  expect(await everythingOf(owner)).toBe(before);
  expect((await visit(get(paths.portal, owner.headers))).status).toBe(200);
  expect(await env.DB.prepare("SELECT count(*) AS count FROM outbox").first("count")).toBe(0);
});

it("the right client gets through every door", async () => {
  for (const { name, knock, owner: status } of doors) {
    const owner = await client("Ana");
    expect((await visit(knock(owner.headers, owner))).status, name).toBe(status);
  }
});

it.each(doors.filter(({ name }) => !ending.test(name)))(
  "in use, a session gets its full time again: $name",
  async ({ knock, owner: status }) => {
    const owner = await client("Ana");
    const day = 86_400_000;
    const headers = await signIn(owner.booking, Date.now() + 28 * day);
    const answer = await visit(knock(headers, owner));
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Set-Cookie")).toContain(`${headers.Cookie}; Max-Age=${30 * 86_400};`);
    const sid = await sha256(headers.Cookie.replace(/^.*=/, ""));
    const expire = await env.DB.prepare("SELECT expire FROM sessions WHERE sid = ?").bind(sid).first("expire");
    expect(expire).toBeGreaterThan(Date.now() + 29.9 * day);
  },
);

/** The token of `link` with another character at its first one's place behind `start`. */
const changedAfter = (link: string, start: RegExp) =>
  link.replace(start, (all) => all.replace(/.$/, (character) => (character === "A" ? "B" : "A")));

describe("a link", () => {
  const stranger = { current: "the secret of someone else, of 32 characters", previous: null };
  const open = (link: string) => visit(new Request(origin + link, { redirect: "manual" }));

  /** Links that open nothing, by what is wrong with them. */
  const links: Record<string, (owner: Client, eve: Client) => Promise<string> | string> = {
    expired: ({ booking }) => linkTo(booking, { expiresAt: Date.now() - 1 }),
    "for another address": ({ booking }, eve) => linkTo(booking, { email: eve.booking.clientEmail }),
    "for another client's booking, signed for this address": ({ booking }, eve) =>
      linkTo({ ...eve.booking, clientEmail: booking.clientEmail }),
    "of an older version": ({ booking }) => linkTo(booking, { version: 0 }),
    "of a version to come": ({ booking }) => linkTo(booking, { version: 2 }),
    "for another purpose": ({ booking }) => linkTo(booking, { purpose: "newsletter-confirm" }),
    "signed with another secret": ({ booking }) => linkTo(booking, { keys: stranger }),
    "with one character of what it says changed": async ({ booking }) => changedAfter(await linkTo(booking), /token=./),
    "with one character of its signature changed": async ({ booking }) =>
      changedAfter(await linkTo(booking), /token=[^.]*\../),
    "of a booking that is gone": ({ booking }) => linkTo({ ...booking, id: crypto.randomUUID() }),
    "without an address": async ({ booking }) => (await linkTo(booking)).replace(/&email=.*/, ""),
    "without a token": ({ booking }) =>
      `${paths.portal}?${new URLSearchParams({ [tokenQuery]: "", [emailQuery]: booking.clientEmail })}`,
  };

  it.each(Object.entries(links))("%s opens nothing", async (_, make) => {
    const [owner, eve] = [await client("Ana"), await client("Eve")];
    const link = await make(owner, eve);
    const before = await everything();
    const answer = await open(link);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    for (const each of [owner, eve]) await expectNothingOf(each, answer.clone(), "shown behind a bad link");
    expect(await everything()).toBe(before);
  });

  it.each(Object.entries({ ...links, "that is good": ({ booking }: Client) => linkTo(booking) }))(
    "%s opens none of the other doors, whatever address it is put into",
    async (_, make) => {
      const [owner, eve] = [await client("Ana"), await client("Eve")];
      const { search } = new URL(await make(owner, eve), origin);
      const before = await everything();
      for (const { name, knock, dead = 401 } of doors) {
        const request = knock({}, owner);
        const url = new URL(request.url);
        if (url.pathname === paths.portal) continue;
        for (const [key, value] of new URLSearchParams(search)) url.searchParams.append(key, value);
        const answer = await visit(new Request(url, request));
        expect(answer.status, name).toBe(dead);
        await expectNothingOf(owner, answer, name);
      }
      expect(await everything()).toBe(before);
    },
  );

  it("opens nothing when one character of its token is another one, at any place", async () => {
    const owner = await client("Ana");
    const link = await linkTo(owner.booking);
    expect(secrets.previous).toBeNull();
    const [, token = ""] = /token=([^&]+)/.exec(link) ?? [];
    const before = await everything();
    const other = (character: string) => (character === "A" ? "B" : "A");
    for (const [index, character] of [...token].entries()) {
      const changed = token.slice(0, index) + other(character) + token.slice(index + 1);
      const answer = await open(link.replace(token, changed));
      expect(answer.status, `character ${index}`).toBe(401);
    }
    expect(await everything()).toBe(before);
    expect((await open(link)).status).toBe(303);
  });
});
