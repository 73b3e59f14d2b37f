import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { placeNames } from "../../../content/places.ts";
import { english } from "../../../content/words/en/index.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { capitalized } from "../../../platform/language.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../../test/words-in-english.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { newRequestTab, portalBookingData, portalMessages, portalView } from "../../requests/client/paths.ts";
import { portalApi, portalParameters, portalPaths } from "../paths.ts";

const left = phrasesLeft(english, [spanish, placeNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];
const inSpanish = async (headers: { Cookie: string }) => ({ Cookie: `${headers.Cookie}; __Host-language=es` });

const shortMonths = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat(spanish.formats.locale, { month: "short", timeZone: "UTC" }).format(Date.UTC(2024, at, 9)),
);

const today = calendarDateAt(Date.now());
const quince = { eventType: "Quinceañera", language: "es", venue: null } as const;

it("the portal's first page says everything in Spanish before, on and after the day, held or not", async () => {
  const bookings = [
    await storeBooking({ ...quince, eventDate: addDays(today, 40) }),
    await storeBooking({ ...quince, status: "hold", holdEndsAt: Date.now() + 90_000_000 }),
    await storeBooking({ ...quince, status: "released", holdEndsAt: 1, signers: [] }),
    await storeBooking({ ...quince, eventDate: today, startTime: "00:00", endTime: "23:59" }),
    await storeBooking({ ...quince, eventDate: addDays(today, -4), status: "completed" }),
    await storeBooking({ ...quince, status: "cancelled" }),
  ];
  for (const booking of bookings) {
    const headers = await inSpanish(await signIn(booking));
    const html = await htmlAt(portalPaths.dashboard, headers);
    expect(html).toContain('<html lang="es">');
    expect(inEnglish(html), booking.status).toEqual([]);
    expect(html).toContain(spanish.dashboard.statuses[booking.status ?? "confirmed"]);
    const { times }: { times: string } = await (await visit(get(portalBookingData(booking.id), headers))).json();
    expect(html).toContain(capitalized(times));
  }
});

it("days and hours are said in full: no month cut short, no letters of a time zone, half an hour as such", async () => {
  const booking = await storeBooking({
    ...quince,
    ...{ status: "hold", holdEndsAt: Date.now() + 90_000_000, startTime: "17:30", endTime: "00:00" },
  });
  const headers = await inSpanish(await signIn(booking));
  const cutShort = new RegExp(`\\d (?:${shortMonths.join("|")})\\b|\\b[A-Z]{1,3}[SD]T\\b`, "g");
  for (const path of [portalPaths.dashboard, portalContractOf(booking.id), portalPay("deposit", booking.id)]) {
    const said = saidOn(await htmlAt(path, headers));
    expect(said.match(cutShort) ?? [], path).toEqual([]);
    if (path !== portalPay("deposit", booking.id)) expect(said, path).toContain("6 horas y media");
  }
});

it("a refused request, a sent one and a form without a session answer in Spanish", async () => {
  const booking = await storeBooking(quince);
  const headers = await inSpanish(await signIn(booking));
  const request = {
    type: "timeline",
    subject: "",
    message: "¿A qué hora es el vals?",
    idempotencyKey: crypto.randomUUID(),
  };
  const refused = await (await visit(postForm(portalApi.requests, request, headers))).text();
  expect(refused).toContain(spanish.errors.subject);
  expect(inEnglish(refused)).toEqual([]);
  expect((await visit(postForm(portalApi.requests, { ...request, subject: "Vals" }, headers))).status).toBe(303);
  for (const path of [portalView({ tab: newRequestTab }), portalMessages()])
    expect(inEnglish(await htmlAt(path, headers))).toEqual([]);
  await env.DB.prepare("DELETE FROM sessions").run();
  const out = await (await visit(postForm(portalApi.requests, request, headers))).text();
  expect(out).toContain(spanish.portal.access.notices.ended.title);
  expect(inEnglish(out)).toEqual([]);
});

it("who has no session chooses the language of the sign-in page by an address, and it is remembered", async () => {
  const answer = await visit(get(`${portalPaths.dashboard}?${portalParameters.language}=es`));
  expect(inEnglish(await answer.text())).toEqual([]);
  const [cookie = ""] = /__Host-language=[^;]+/.exec(answer.headers.get("Set-Cookie") ?? "") ?? [];
  for (const path of [`${portalPaths.dashboard}?token=x&email=y`, portalPaths.keyPlan]) {
    const page = await (await visit(get(path, { Cookie: cookie }))).text();
    expect(page).toContain('<html lang="es">');
    expect(inEnglish(page)).toEqual([]);
  }
  expect(await (await visit(get(portalPaths.dashboard))).text()).toContain('<html lang="en">');
});

it("a language that is not spoken here is refused in the client's own", async () => {
  const headers = await inSpanish(await signIn(await storeBooking(quince)));
  const answer = await visit(postForm(portalApi.language, { language: "xx" }, headers));
  const html = await answer.text();
  expect([answer.status, html.includes('<html lang="es">')]).toEqual([422, true]);
  expect(inEnglish(html)).toEqual([]);
});
