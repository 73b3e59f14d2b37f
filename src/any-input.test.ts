import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { HonoRequest } from "hono/request";
import { afterEach, expect, it, vi } from "vitest";
import { app } from "./app.ts";
import { primary } from "./database/client.ts";
import { bookings } from "./database/schema/bookings.ts";
import { outboxParameters } from "./features/admin/outbox/paths.ts";
import { adminApi, adminParameters, listParameters, returnedToLogin, wantedPage } from "./features/admin/paths.ts";
import { contentParameters } from "./features/content/dj/paths.ts";
import { openNowPlayingPanel } from "./features/live/dj/paths.ts";
import { personParameters } from "./features/people/dj/paths.ts";
import { portalParameters } from "./features/portal/paths.ts";
import { quoteDoneParameter } from "./features/quotes/client/paths.ts";
import {
  contactParameters,
  datesParameters,
  emailParameter,
  fingerprintParameter,
  galleryParameters,
  guestSaidParameter,
  homeParameters,
  mixesParameters,
  quoteParameters,
  tokenParameter,
} from "./features/site/paths.ts";
import { planParameters } from "./features/timeline/paths.ts";
import { administer } from "./test/administrator.ts";
import { askedRoute, fuzzedForms } from "./test/fuzzed-forms.ts";
import { emptyId, oneId, storeOneOfEach } from "./test/one-of-each.ts";
import { storeKey } from "./test/plan-keys.ts";
import { signIn } from "./test/portal.ts";
import { askForQuote } from "./test/quotes.ts";
import { rows } from "./test/rows.ts";
import { origin } from "./test/site.ts";

/*
 * Random input must not cause a 500, return as markup or break the database. `npm run soak -- inputs` sends as many
 * inputs as asked for.
 */

afterEach(() => {
  vi.restoreAllMocks();
});

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

/** Each has a form in src/test/fuzzed-forms.ts, except the one that asks Spotify. */
const takes = ["POST", "PATCH", "DELETE"];
const routesOf = (methods: readonly string[]): string[] => [
  ...new Set(
    app.routes.filter(({ method, path }) => methods.includes(method) && !path.includes("*")).map(({ path }) => path),
  ),
];

/** Without the login at Spotify, which asks elsewhere. Parameters get random values. */
const pages = routesOf(["GET"]).filter((route) => !route.startsWith("/api/spotify"));

const queries = [
  ...new Set([
    ...[tokenParameter, emailParameter, fingerprintParameter, guestSaidParameter, quoteDoneParameter],
    ...[
      homeParameters,
      contactParameters,
      galleryParameters,
      mixesParameters,
      quoteParameters,
      datesParameters,
      planParameters,
      portalParameters,
    ].flatMap((each) => Object.values(each)),
    ...[listParameters, outboxParameters, personParameters, contentParameters, adminParameters].flatMap((each) =>
      Object.values(each),
    ),
    ...[
      ...["year", "basis"],
      "q",
      "to",
      "code",
      "state",
      "error",
      "page",
      "said",
      "open",
      "package",
      "title",
      "artist",
      "price",
      "city",
      wantedPage,
      returnedToLogin,
      openNowPlayingPanel,
    ],
  ]),
];

type Encoding = "json" | "form" | "multipart" | "text";

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed() : String(JSON.stringify(value));

function bodyOf(encoding: Encoding, fields: Readonly<Record<string, unknown>>): BodyInit {
  if (encoding === "json" || encoding === "text") return JSON.stringify(fields);
  const form = encoding === "form" ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, textOf(each));
  return form;
}

const types: Partial<Record<Encoding, string>> = { json: "application/json", text: "text/plain" };

const postOf = (forms: ReadonlyMap<string, Readonly<Record<string, unknown>>>) =>
  fc.constantFrom(...forms).chain(([route, whole]) =>
    fc.record({
      path: fc.constant(askedRoute(route)),
      encoding: fc.constantFrom<Encoding>("json", "form", "form", "multipart", "text"),
      fields: fc
        .tuple(
          fc.dictionary(fc.constantFrom("unknown", ...Object.keys(whole)), json, { maxKeys: 3 }),
          fc.dictionary(text, json, { maxKeys: 1 }),
        )
        .map(([changed, added]): Record<string, unknown> => ({ ...whole, ...changed, ...added })),
    }),
  );

const anyName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(oneId, emptyId) },
  text.map((typed) => encodeURIComponent(typed.toWellFormed().slice(0, 300)) || "x"),
);
const visitOf = fc.tuple(
  fc
    .tuple(fc.constantFrom(...pages), anyName)
    .map(([route, name]) => askedRoute(route).replace(/:[a-z]+(\{.*\})?/, name)),
  fc.dictionary(fc.constantFrom(...queries), text, { maxKeys: 3 }),
);

const refusal = (said: unknown): boolean =>
  typeof said === "object" && said !== null && "message" in said && typeof said.message === "string";

async function expectSound(answer: Response, context: string): Promise<void> {
  expect(answer.status, context).toBeLessThan(500);
  expect(answer.headers.get("Content-Security-Policy"), context).toContain("default-src 'none'");
  if ([204, 301, 302, 303].includes(answer.status)) return;
  const isFile = answer.headers.get("Content-Type")?.startsWith("application/pdf");
  const body = isFile ? "" : await answer.text();
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  if (!isJson) expect(body.includes(probe), `${context} repeats markup`).toBe(false);
  if (isJson && answer.status >= 400) expect(refusal(JSON.parse(body)), `${context}: ${body}`).toBe(true);
}

const runs = Number(env.FUZZ_RUNS ?? 200);

/** Some inputs delete what others need. */
const rounds = Array.from({ length: Math.ceil(runs / 1000) }, (_, round) => round + 1);

const options = { numRuns: Math.ceil(runs / 2 / rounds.length), ...(env.FUZZ_RUNS ? {} : { seed: 2026 }) };

async function signedIn(): Promise<{ Cookie: string }> {
  const [booking] = await primary(env.DB).select().from(bookings).where(eq(bookings.id, oneId));
  const cookies = booking ? [await signIn(booking), (await storeKey(oneId)).headers] : [];
  return { Cookie: cookies.map(({ Cookie }) => Cookie).join("; ") };
}

/** Each request has its own network, or rate limits would answer. */
let visitor = 0;
const network = () => `2001:${(visitor >> 16).toString(16)}:${(visitor++ & 0xffff).toString(16)}::1`;

async function expectConsistent(): Promise<void> {
  expect(await rows("PRAGMA foreign_key_check")).toEqual([]);
  expect(await rows("SELECT id FROM outbox WHERE NOT json_valid(data) OR recipient NOT LIKE '%_@_%'")).toEqual([]);
  expect(await rows("SELECT id FROM contacts WHERE email NOT LIKE '%_@_%._%' OR first_name = ''")).toEqual([]);
}

it.each(rounds)("no form and no API breaks, whatever is posted (round %i)", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { token } = await askForQuote();
  await storeOneOfEach();
  const forms = fuzzedForms(token);
  expect(routesOf(takes).filter((route) => !forms.has(route) && route !== adminApi.syncSpotify)).toEqual([]);
  let headers = await signedIn();
  await fc.assert(
    fc.asyncProperty(postOf(forms), async ({ path, encoding, fields }) => {
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
      if (answer.status === 401) headers = await signedIn();
    }),
    options,
  );
  await expectConsistent();
});

it.each(rounds)("no page breaks, whatever its address asks for (round %i)", async () => {
  const read = vi.spyOn(HonoRequest.prototype, "query");
  await storeOneOfEach();
  const headers = await signedIn();
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
  const names = new Set<unknown>(read.mock.calls.flat());
  expect([...names].filter((name) => typeof name === "string" && !queries.includes(name))).toEqual([]);
});
