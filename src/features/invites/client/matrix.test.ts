import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planChanges, planComments, planDetails, planMoments } from "../../../database/schema/timeline.ts";
import { newSecret } from "../../../platform/links/signed-link.ts";
import { guardedChanges, guardedOthers, guardedPages } from "../../../test/guarded-routes.ts";
import { asked } from "../../../test/one-of-each.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { portalAddresses } from "../../../test/portal-addresses.ts";
import { get, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { type Client, client, type Headers } from "../../../test/stored-client.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { planApi, portalPlanAt } from "../../timeline/paths.ts";

const db = primary(env.DB);
const [clients, held] = [planApi(portalApi.plan), planApi(portalApi.keyPlan)];

let owner: Client;
let other: Client;
let dance: string;
let toast: string;
beforeEach(async () => {
  [owner, other] = [await client("Ana"), await client("Eve")];
  const { id } = owner.booking;
  [toast, dance] = [await storeMoment(id, "Secret toast"), await storeMoment(id, "Father dance", "a1")];
  await db.update(planMoments).set({ note: "Quietly", minutes: 20 });
  const contacts = [{ name: "Vera", role: "Venue manager", phone: "(813) 555-0177" }];
  const details = { bookingId: id, loadIn: "Dock B", power: "Two circuits", contacts, updatedAt: 0 };
  await db.insert(planDetails).values(details);
  for (const [momentId, subject, words] of [
    [toast, "Secret toast", "Whispered of it"],
    [dance, "Father dance", "Softly, please"],
  ] as const)
    await db
      .insert(planComments)
      .values({ id: momentId, bookingId: id, momentId, subject, words, role: "client", author: "Ana", createdAt: 0 });
});

type Visitor = () => Promise<Headers>;
const key =
  (over: Parameters<typeof storeKey>[1] = {}): Visitor =>
  async () =>
    (await storeKey(owner.booking.id, over)).headers;

const visitors: Record<string, Visitor> = {
  partner: key({ kind: "partner" }),
  planner: key(),
  venue: key({ kind: "venue" }),
  photographer: key({ kind: "photographer" }),
  family: () => key({ kind: "family", momentId: dance })(),
  revoked: key({ revokedAt: 1 }),
  ended: key({ kind: "partner", endsAt: Date.now() - 1 }),
  guest: async () => ({ Cookie: `__Host-guest=${newSecret()}` }),
  nobody: async () => ({}),
};
type Name = keyof typeof visitors;

const edit = (id: string) => ({ name: "Changed", minutes: "20", note: "Quietly", revision: "1", base: "", id });
const moment = { name: "Mine", minutes: "10" };

const ofPlan = (headers: Headers): Request[] => [
  get(portalPlanAt({ booking: owner.booking.id }), headers),
  get(portalPlanAt({ booking: owner.booking.id, edit: toast }), headers),
  postForm(clients.moments, { booking: owner.booking.id, ...moment }, headers),
  postForm(clients.edit(toast), { booking: owner.booking.id, ...edit(toast) }, headers),
  postForm(clients.remove(toast), { booking: owner.booking.id }, headers),
];

/** No key may ever show money, the contract, messages or other clients. */
const secrets = () => [
  "Ana's package",
  "Ana's message",
  "Ana's answer",
  "Ana's note",
  owner.booking.clientEmail,
  "2,499",
];

async function expectNothing(answer: Response, why: string) {
  const shown = (await answer.text()).replaceAll("&#x27;", "'");
  for (const secret of secrets()) expect(shown, why).not.toContain(secret);
}

const stored = async () =>
  JSON.stringify(
    await Promise.all(
      ["bookings", "client_requests", "song_requests", "plan_moments", "plan_changes", "plan_keys", "sessions"].map(
        async (table) => (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()).results,
      ),
    ),
  );

describe("a link", () => {
  it.each(Object.entries(visitors))("of %s opens nothing of the portal or the client's plan", async (_, make) => {
    const headers = await make();
    const before = await stored();
    for (const { name, requestOf, dead = 401, none = dead } of portalAddresses) {
      const answer = await visit(requestOf(headers, owner));
      expect(answer.status, name).toBe(none);
      await expectNothing(answer, name);
    }
    for (const request of ofPlan(headers)) {
      const answer = await visit(request);
      expect(answer.status, request.url).toBe(401);
      expect(await answer.text()).not.toContain("Secret toast");
    }
    expect(await stored()).toBe(before);
  });

  it("opens nothing of the administration, and neither do a client's and a guest's with it", async () => {
    const [{ Cookie: held = "" } = {}, { Cookie: guest = "" } = {}] = [
      await visitors.partner?.(),
      await visitors.guest?.(),
    ];
    const headers = { Cookie: [held, guest, owner.headers.Cookie].join("; ") };
    const before = await stored();
    for (const path of guardedPages) {
      const answer = await visit(new Request(origin + asked(path), { headers, redirect: "manual" }));
      expect(answer.status, path).toBeGreaterThan(300);
    }
    for (const path of [...guardedChanges.map(([each]) => each), ...guardedOthers])
      expect((await visit(postForm(asked(path), {}, headers))).status, path).toBeGreaterThan(300);
    expect(await stored()).toBe(before);
  });

  it("of a client or another one opens no key's plan", async () => {
    for (const { headers } of [owner, other])
      for (const request of [
        get(portalPaths.keyPlan, headers),
        postJson(held.moments, moment, headers),
        postForm(held.edit(toast), edit(toast), headers),
        get(portalPaths.keySongs, headers),
        postJson(portalApi.keySongs, { title: "Slow Tide", preference: "must-play" }, headers),
      ])
        expect((await visit(request)).status, request.url).toBe(401);
    for (const request of ofPlan(other.headers)) expect((await visit(request)).status, request.url).toBe(404);
  });
});

const openSongs = ["partner", "planner"];

it.each(Object.keys(visitors))("the songs as %s has them", async (name) => {
  const headers = (await visitors[name]?.()) ?? {};
  const [may, { song }] = [openSongs.includes(name), owner];
  const { at, pasteAt, edit, move, remove, takes } = songPlaces.key;
  const words = { title: "Slow Tide", preference: "must-play", booking: owner.booking.id };
  const pasted = { ...words, text: "A – B", take: ["0"], idempotencyKey: crypto.randomUUID() };
  const before = await stored();
  const expectStatus = async (request: Request, status: number) => {
    const answer = await visit(request);
    expect(answer.status, request.url).toBe(may ? status : 401);
    const shown = (await answer.text()).replaceAll("&#x27;", "'");
    for (const secret of [...secrets(), "Eve's", ...(may ? [] : ["Ana's tune"])]) expect(shown).not.toContain(secret);
    return shown;
  };
  const page = await expectStatus(get(at({ booking: other.booking.id }), headers), 200);
  if (may) expect(page).toContain("Ana's tune");
  await expectStatus(get(pasteAt(other.booking.id), headers), 200);
  for (const path of [edit(other.song), remove(other.song)]) await expectStatus(postJson(path, words, headers), 404);
  await expectStatus(postForm(move(other.song), { direction: "down" }, headers), 404);
  if (may) expect(await stored()).toBe(before);
  await expectStatus(postForm(takes.songs, words, headers), 303);
  await expectStatus(postForm(takes.pastePreview, { ...pasted, take: "0" }, headers), 200);
  await expectStatus(postJson(takes.pasteAdd, pasted, headers), 200);
  await expectStatus(postJson(edit(song), { ...words, preference: "do-not-play" }, headers), 200);
  await expectStatus(postJson(move(song), { after: owner.nextSong }, headers), 200);
  await expectStatus(postForm(move(song), { direction: "down" }, headers), 303);
  await expectStatus(postForm(remove(owner.nextSong), {}, headers), 303);
  await expectStatus(new Request(get(edit(song), headers), { method: "DELETE" }), 200);
  if (!may) return expect(await stored()).toBe(before);
  const changes = await db.select().from(planChanges);
  expect(new Set(changes.map(({ role, author, part }) => `${part}: ${author}, ${role}`))).toEqual(
    new Set([`songs: Paula Planner, ${name}`]),
  );
  expect(new Set(changes.map(({ bookingId }) => bookingId))).toEqual(new Set([owner.booking.id]));
});

type Rights = Record<"page" | "add" | "dance" | "toast" | "remove" | "say", number> & { sees: string[]; not: string[] };

const everything = { page: 200, add: 200, dance: 200, toast: 200, remove: 200, say: 200 };
const nothing = { add: 401, dance: 401, toast: 401, remove: 401, say: 401 };
const shut: Rights = { page: 401, sees: [], not: ["Father dance", "Secret toast"], ...nothing };

const rights: Record<Name, Rights> = {
  partner: {
    ...everything,
    sees: ["Secret toast", "Quietly", "Dock B", "(813) 555-0177", "Ana's tune", "Whispered of it", "Softly"],
    not: [],
  },
  planner: {
    ...everything,
    sees: ["Secret toast", "Quietly", "Ana's tune", "Whispered of it", "Softly"],
    not: ["Dock B", "555-0177"],
  },
  venue: {
    ...nothing,
    page: 200,
    sees: ["Secret toast", "Dock B", "Two circuits", "555-0177"],
    not: ["Quietly", "Ana's tune", "Whispered", "Softly"],
  },
  photographer: {
    ...nothing,
    page: 200,
    sees: ["Father dance", "Secret toast", "Sunset"],
    not: ["Dock B", "Two circuits", "555-0177", "Quietly", "Ana's tune", "Whispered", "Softly"],
  },
  family: {
    ...nothing,
    page: 200,
    sees: ["Father dance", "Softly"],
    not: ["Secret toast", "Dock B", "Ana's tune", "Whispered"],
    dance: 200,
    toast: 404,
  },
  revoked: shut,
  ended: shut,
  guest: shut,
  nobody: shut,
};

it.each(Object.entries(rights))("the plan as %s has it", async (name, may) => {
  const headers = (await visitors[name]?.()) ?? {};
  const page = await visit(get(portalPaths.keyPlan, headers));
  expect(page.status).toBe(may.page);
  const html = (await page.text()).replaceAll("&#x27;", "'");
  for (const words of may.sees) expect(mainTextIn(html) + html).toContain(words);
  for (const words of [...may.not, ...secrets(), "Eve's"]) expect(html).not.toContain(words);
  const changing = await visit(get(held.now(owner.booking.id), headers));
  expect(changing.status).toBe(may.dance);
  const moments = await changing.text();
  for (const words of [...may.not, ...secrets()]) expect(moments).not.toContain(words);
  const send = async (path: string, body: Record<string, unknown>) => {
    const answer = await visit(postJson(path, body, headers));
    const text = await answer.text();
    for (const words of may.not) expect(text, path).not.toContain(words);
    return answer.status;
  };
  const words = { minutes: 20, note: "Quietly", revision: 1 };
  expect(await send(held.comment(dance), { words: "Louder" }), "comment").toBe(may.say);
  expect(await send(held.moments, moment), "add").toBe(may.add);
  expect(await send(held.edit(dance), { ...words, name: "My dance" }), "edit the dance").toBe(may.dance);
  expect(await send(held.edit(toast), { ...words, name: "My toast" }), "edit the toast").toBe(may.toast);
  expect(await send(held.remove(dance), {}), "remove").toBe(may.remove);
  const authors = new Set((await db.select().from(planChanges)).map(({ role, author }) => `${author}, ${role}`));
  expect([...authors]).toEqual(may.dance === 200 ? [`Paula Planner, ${name}`] : []);
});
