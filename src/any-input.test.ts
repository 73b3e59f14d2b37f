import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { adminApi, adminPaths, listQuery, outboxQuery, personQuery } from "./admin/paths.ts";
import { portalApi, portalPaths, portalQuery } from "./portal/paths.ts";
import { songPlaces } from "./portal/song-paths.ts";
import { api, emailQuery, homeQuery, paths, tokenQuery } from "./site/paths.ts";
import { administer } from "./test/administrator.ts";
import { guardedChanges } from "./test/guarded-routes.ts";
import { asked, storeOneOfEach } from "./test/one-of-each.ts";
import { signIn, storeBooking } from "./test/portal.ts";
import { rows } from "./test/rows.ts";
import { inquiry, message, origin } from "./test/site.ts";

/*
 * Whatever is sent, nothing breaks: no answer is a fault of ours, none repeats markup as markup, refusals have their
 * documented shape, and the database still fits together. A few hundred inputs with a fixed seed in `npm test`, as many as
 * are asked for by `npm run fuzz -- 100000`.
 */

afterEach(() => {
  vi.restoreAllMocks();
});

/** A tag that must never come back as one. */
const probe = "<x-probe>";

const hostile = [
  ...[
    `"'>${probe}`,
    `</textarea>${probe}`,
    `</script>${probe}`,
    `javascript:alert(1)//${probe}`,
    `\${7*7}{{7*7}}${probe}`,
  ],
  ...[
    "' OR 1=1 --",
    "\0",
    "\ud800",
    "\u202e",
    "a\r\nBcc: eve@example.com",
    "../../etc/passwd",
    "%00",
    "＜script＞",
    "🎧".repeat(300),
  ],
  ...[
    "a@b.co",
    `${"a".repeat(65)}@example.com`,
    "2099-02-30",
    "2099-06-12",
    "24:00",
    "-1",
    "1e999",
    "NaN",
    "x".repeat(6000),
  ],
  ...["__proto__", "constructor", "[object Object]", "null", "on", "true", "[a(".repeat(500), "*a_".repeat(500)],
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((typed) => typed + probe),
);
const json = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 2 }));

/** What takes a form, with a body that it takes. */
const song = {
  title: "Slow Tide",
  artist: "",
  note: "",
  wish: "must-play",
  booking: "",
  idempotencyKey: "a-song-of-it",
};
const request = { type: "general", subject: "Parking", message: "Where do we park?", songRequest: "", bookingId: "" };
const forms: readonly (readonly [path: string, whole: Readonly<Record<string, unknown>>])[] = [
  [api.leadInquiry, inquiry],
  [api.contact, message],
  [api.newsletter, { email: "ana@example.com", firstName: "", interests: ["events"] }],
  [api.notifyMe, { email: "ana@example.com" }],
  [api.beacon, { kind: "pageview", path: "/", target: "" }],
  [api.cspReport, { "csp-report": { "blocked-uri": "inline" } }],
  [portalApi.access, { email: "ana@example.com" }],
  [portalApi.openLink, { token: "x.y.z", email: "ana@example.com" }],
  [portalApi.sessions, { session: "x", others: "" }],
  [portalApi.requests, request],
  [portalApi.songs, song],
  [songPlaces.client.edit("a-song-of-it"), song],
  [songPlaces.client.move("a-song-of-it"), { after: "", direction: "down" }],
  ...guardedChanges
    .filter(([route]) => !route.startsWith("/api/spotify"))
    .map(([route, form]) => [asked(route), form] as const),
];

const pages = [
  ...[paths.home, paths.contact, paths.gallery, paths.mixes, paths.blog, paths.book, paths.live, paths.newsletter],
  ...[
    paths.newsletterConfirm,
    paths.newsletterUnsubscribe,
    "/live/x.ics",
    "/blog/x",
    "/calendar/x.ics",
    api.nowPlaying,
  ],
  ...[
    portalPaths.dashboard,
    portalPaths.songs,
    portalPaths.contract,
    portalPaths.sessions,
    portalApi.requests,
    portalApi.booking,
  ],
  ...[
    adminPaths.today,
    adminPaths.leads,
    adminPaths.bookings,
    adminPaths.requests,
    adminPaths.outbox,
    adminPaths.stats,
  ],
  ...[adminPaths.people, adminPaths.audit, adminPaths.newBooking, `${adminPaths.content}/posts`, adminApi.health],
];
const queries = [
  ...[tokenQuery, emailQuery, ...Object.values(homeQuery), "package", "sent", "tag"],
  ...[
    ...Object.values(portalQuery),
    ...Object.values(listQuery),
    ...Object.values(outboxQuery),
    ...Object.values(personQuery),
  ],
];

type Encoding = "json" | "form" | "multipart" | "text";

/** The texts of a value as a form carries them. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed() : String(JSON.stringify(value));

function bodyOf(encoding: Encoding, fields: Readonly<Record<string, unknown>>): BodyInit {
  if (encoding === "json" || encoding === "text") return JSON.stringify(fields);
  const form = encoding === "form" ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, textOf(value));
  return form;
}

const types: Partial<Record<Encoding, string>> = { json: "application/json", text: "text/plain" };

const post = fc
  .constantFrom(...forms)
  .chain(([path, whole]) =>
    fc.record({
      path: fc.constant(path),
      encoding: fc.constantFrom<Encoding>("json", "form", "form", "multipart", "text"),
      fields: fc
        .tuple(
          fc.dictionary(fc.constantFrom("unknown", ...Object.keys(whole)), json),
          fc.dictionary(text, json, { maxKeys: 1 }),
        )
        .map(([changed, added]): Record<string, unknown> => ({ ...whole, ...changed, ...added })),
    }),
  )
  .map(({ path, encoding, fields }) => ({ path, encoding, fields }));

const visitOf = fc.tuple(fc.constantFrom(...pages), fc.dictionary(fc.constantFrom(...queries), text, { maxKeys: 3 }));

const refusal = (said: unknown): boolean =>
  typeof said === "object" && said !== null && "message" in said && typeof said.message === "string";

async function expectSound(answer: Response, context: string): Promise<void> {
  expect(answer.status, context).toBeLessThan(500);
  expect(answer.headers.get("Content-Security-Policy"), context).toContain("default-src 'none'");
  if ([204, 301, 302, 303].includes(answer.status)) return;
  const body = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  if (!isJson) expect(body.includes(probe), `${context} repeats markup`).toBe(false);
  if (isJson && answer.status >= 400) expect(refusal(JSON.parse(body)), `${context}: ${body}`).toBe(true);
}

const runs = Number(env.FUZZ_RUNS ?? 300);

/** Each test is one context of the runtime, which may have 10,000 timers: so many inputs go into one. */
const rounds = Array.from({ length: Math.ceil(runs / 4000) }, (_, round) => round + 1);

const options = { numRuns: Math.ceil(runs / 2 / rounds.length), ...(env.FUZZ_RUNS ? {} : { seed: 2026 }) };

async function client(): Promise<{ Cookie: string }> {
  await storeOneOfEach();
  return signIn(await storeBooking({ clientEmail: "client@example.com" }));
}

/** Each from a network of its own, so that limits do not answer for the forms. */
let visitor = 0;
const network = () => `2001:db8:${(visitor >> 16).toString(16)}:${(visitor++ & 0xffff).toString(16)}::1`;

async function expectConsistent(): Promise<void> {
  expect(await rows("PRAGMA foreign_key_check")).toEqual([]);
  expect(await rows("SELECT id FROM outbox WHERE NOT json_valid(data) OR recipient NOT LIKE '%_@_%'")).toEqual([]);
  expect(await rows("SELECT id FROM contacts WHERE email NOT LIKE '%_@_%._%' OR first_name = ''")).toEqual([]);
}

it.each(rounds)("no form and no API breaks, whatever is posted (round %i)", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const headers = await client();
  await fc.assert(
    fc.asyncProperty(post, async ({ path, encoding, fields }) => {
      const type = types[encoding];
      const answer = await administer(
        new Request(origin + path, {
          method: "POST",
          headers: {
            ...headers,
            Origin: origin,
            "CF-Connecting-IP": network(),
            ...(type ? { "Content-Type": type } : {}),
          },
          body: bodyOf(encoding, fields),
          redirect: "manual",
        }),
      );
      await expectSound(answer, `POST ${path} as ${encoding}`);
    }),
    options,
  );
  await expectConsistent();
});

it.each(rounds)("no page breaks, whatever its address asks for (round %i)", async () => {
  const headers = await client();
  await fc.assert(
    fc.asyncProperty(visitOf, async ([path, query]) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]));
      const wanted = { ...headers, "CF-Connecting-IP": network() };
      const answer = await administer(
        new Request(`${origin}${path}?${search}`, { headers: wanted, redirect: "manual" }),
      );
      await expectSound(answer, `GET ${path}?${search}`);
    }),
    options,
  );
  await expectConsistent();
});
