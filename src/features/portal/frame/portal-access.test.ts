import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { day } from "../../../platform/durations.ts";
import { newSecret, sha256 } from "../../../platform/links/signed-link.ts";
import { asAdministrator } from "../../../test/access.ts";
import { beginMinute } from "../../../test/limits.ts";
import { linkTo, secrets, signIn } from "../../../test/portal.ts";
import { ending, type Headers, portalAddresses, signingOut } from "../../../test/portal-addresses.ts";
import { get, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { type Client, client } from "../../../test/stored-client.ts";
import { emailParameter, tokenParameter } from "../../site/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { portalApi, portalPaths } from "../paths.ts";

async function everything(): Promise<string> {
  const tables = ["sessions", "bookings", "client_requests", "song_requests", "outbox"];
  const rows = await Promise.all(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()));
  return JSON.stringify(rows.map(({ results }) => results));
}

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

/** Texts of `owner` that must never show. */
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

/** One place checks sessions, so most invalid ones try only a few. */
const fewAddresses = portalAddresses.filter(({ name }) =>
  ["the dashboard", "a request by form", "a song's place"].includes(name),
);
const atEveryAddress = ["no session", "an expired session"];

it.each(Object.entries(strangers))("%s opens nothing, shows nothing and writes nothing", async (stranger, make) => {
  const owner = await client("Ana");
  expect(fewAddresses).toHaveLength(3);
  for (const { name, requestOf, dead = 401, none = dead } of atEveryAddress.includes(stranger)
    ? portalAddresses
    : fewAddresses) {
    const headers = await make(owner);
    const before = await everything();
    const answer = await visit(requestOf(headers, owner));
    expect(answer.status, name).toBe(headers.Cookie?.startsWith("__Host-portal=") ? dead : none);
    expect(answer.headers.get("Cache-Control"), name).toBe("private, no-store");
    await expectNothingOf(owner, answer, name);
    // Signing out removes the browser's own, already invalid session.
    if (name !== signingOut) expect(await everything(), name).toBe(before);
  }
  expect((await visit(get(portalPaths.dashboard, owner.headers))).status).toBe(200);
});

it("another client's session gets nothing of the owner's at any address", async () => {
  const owner = await client("Ana");
  for (const { name, requestOf, other } of portalAddresses) {
    const eve = await client("Eve");
    beginMinute();
    const before = await everythingOf(owner);
    const answer = await visit(requestOf(eve.headers, owner));
    expect(answer.status, name).toBe(other);
    await expectNothingOf(owner, answer, name);
    expect(await everythingOf(owner), name).toBe(before);
  }
  expect((await visit(get(portalPaths.dashboard, owner.headers))).status).toBe(200);
  expect(await env.DB.prepare("SELECT count(*) AS count FROM outbox").first("count")).toBe(0);
});

describe("who is signed out", () => {
  const cookies = ["", `__Host-portal=${newSecret()}`];
  const request = {
    type: "general",
    subject: "Toasts <b>",
    message: "Before dinner?\nOr after?",
    clientEmail: "x@y.zz",
  };
  const song = { title: "Slow Tide", artist: "The Harbor Lights", note: "First dance", preference: "must-play" };

  it.each(cookies)("is given back what a form post wrote, and nothing else of it (%s)", async (Cookie) => {
    const headers: Headers = Cookie ? { Cookie } : {};
    const posts: [string, Record<string, string>, string[]][] = [
      [portalApi.requests, request, ["Toasts &lt;b&gt;", "Before dinner?\nOr after?"]],
      [portalApi.songs, song, ["Slow Tide", "The Harbor Lights", "First dance"]],
      [songPlaces.client.edit("any"), { ...song, title: "" }, ["The Harbor Lights", "First dance"]],
    ];
    for (const [path, body, words] of posts) {
      const answer = await visit(postForm(path, body, headers));
      expect(answer.status).toBe(401);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await answer.text();
      for (const each of ["What you wrote, so that you can copy it:", ...words]) expect(html).toContain(each);
      for (const each of ["x@y.zz", "must-play"]) expect(html).not.toContain(each);
    }
  });

  it("is told so before what is wrong with their JSON", async () => {
    const owner = await client("Ana");
    for (const path of [portalApi.requests, portalApi.songs, songPlaces.client.move(owner.song)]) {
      expect((await visit(postJson(path, { title: 1 }, owner.headers))).status).toBe(422);
      const answer = await visit(postJson(path, { title: 1 }, { Cookie: cookies[1] ?? "" }));
      expect(answer.status).toBe(401);
      expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
      expect(await answer.json()).toEqual({ message: "Please open the portal by the link in your mail." });
    }
  });
});

it("the right client opens every address, and with each the session gets its full time again", async () => {
  for (const { name, requestOf, owner: status } of portalAddresses) {
    const owner = await client("Ana");
    const headers = await signIn(owner.booking, Date.now() + 28 * day);
    beginMinute();
    const answer = await visit(requestOf(headers, owner));
    expect(answer.status, name).toBe(status);
    if (ending.test(name)) continue;
    // A 404 sets no cookie: a later page does.
    if (status !== 404)
      expect(answer.headers.get("Set-Cookie"), name).toContain(`${headers.Cookie}; Max-Age=${30 * 86_400};`);
    const sid = await sha256(headers.Cookie.replace(/^.*=/, ""));
    const expire = await env.DB.prepare("SELECT expire FROM sessions WHERE sid = ?").bind(sid).first("expire");
    expect(expire, name).toBeGreaterThan(Date.now() + 29.9 * day);
  }
});

it("an address knows no other methods than those of its routes", async () => {
  const { headers } = await client("Ana");
  for (const path of [portalPaths.songs, portalApi.songs, portalApi.access, "/"])
    for (const method of ["PUT", "OPTIONS", "PROPFIND"])
      expect((await visit(new Request(origin + path, { method, headers }))).status, `${method} ${path}`).toBe(404);
});

const changedAfter = (link: string, start: RegExp) =>
  link.replace(start, (all) => all.replace(/.$/, (character) => (character === "A" ? "B" : "A")));

describe("a link", () => {
  const stranger = { current: "the secret of someone else, of 32 characters", previous: null };
  const open = (link: string) => visit(new Request(origin + link, { redirect: "manual" }));

  const links: Record<string, (owner: Client, eve: Client) => Promise<string> | string> = {
    expired: ({ booking }) => linkTo(booking, { expiresAt: Date.now() - 1 }),
    "for another address": ({ booking }, eve) => linkTo(booking, { email: eve.booking.clientEmail }),
    "for another client's booking, signed for this address": ({ booking }, eve) =>
      linkTo({ ...eve.booking, clientEmail: booking.clientEmail }),
    "of an older version": ({ booking }) => linkTo(booking, { version: 0 }),
    "of a version to come": ({ booking }) => linkTo(booking, { version: 2 }),
    "for another purpose": ({ booking }) => linkTo(booking, { purpose: "newsletter-confirm" }),
    "signed with another secret": ({ booking }) => linkTo(booking, { keys: stranger }),
    "with one character of its header changed": async ({ booking }) => changedAfter(await linkTo(booking), /token=./),
    "with one character of what it says changed": async ({ booking }) =>
      changedAfter(await linkTo(booking), /token=[^.]*\../),
    "with one character of its signature changed": async ({ booking }) =>
      changedAfter(await linkTo(booking), /token=[^.]*\.[^.]*\../),
    "of a booking that is gone": ({ booking }) => linkTo({ ...booking, id: crypto.randomUUID() }),
    "without an address": async ({ booking }) => (await linkTo(booking)).replace(/&email=.*/, ""),
    "without a token": ({ booking }) =>
      `${portalPaths.dashboard}?${new URLSearchParams({ [tokenParameter]: "", [emailParameter]: booking.clientEmail })}`,
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

  it("that is good opens none of the other addresses, whatever address it is put into", async () => {
    const owner = await client("Ana");
    const { searchParams } = new URL(await linkTo(owner.booking), origin);
    const before = await everything();
    for (const { name, requestOf, dead = 401 } of portalAddresses) {
      const request = requestOf({}, owner);
      const url = new URL(request.url);
      // These take tokens themselves.
      if ([portalPaths.dashboard, portalPaths.calendar].some((path) => path === url.pathname)) continue;
      for (const [key, value] of searchParams) url.searchParams.append(key, value);
      const answer = await visit(new Request(url, request));
      expect(answer.status, name).toBe(dead);
      await expectNothingOf(owner, answer, name);
    }
    expect(await everything()).toBe(before);
  });

  it("opens nothing when one character of its token is another one", async () => {
    const owner = await client("Ana");
    const link = await linkTo(owner.booking);
    expect(secrets.previous).toBeNull();
    const [, token = ""] = /token=([^&]+)/.exec(link) ?? [];
    const before = await everything();
    const other = (character: string) => (character === "A" ? "B" : "A");
    for (const [index, character] of [...token].entries()) {
      // src/platform/links/signed-link.test.ts changes each.
      if (index % 8 > 0) continue;
      const changed = token.slice(0, index) + other(character) + token.slice(index + 1);
      const answer = await open(link.replace(token, changed));
      expect(answer.status, `character ${index}`).toBe(401);
    }
    expect(await everything()).toBe(before);
    expect((await open(link)).status).toBe(303);
  });
});
