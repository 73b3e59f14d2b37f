import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { cookieIn, linkTo, open, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { guestPaths } from "../../site/paths.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);

const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const languageOf = async (id: string) =>
  (await db.select({ language: bookings.language }).from(bookings).where(eq(bookings.id, id)))[0]?.language;

describe("the client's language", () => {
  it("comes with the link, and answers faults as well", async () => {
    const booking = await storeBooking({ language: "es" });
    const headers = { Cookie: cookiesIn(await open(await linkTo(booking))) };
    const missing = await visit(get(`${portalPaths.dashboard}/nowhere`, headers));
    expect(await missing.text()).toContain('<html lang="es"');
    const english = await open(await linkTo(await storeBooking()));
    expect(cookieIn(english)).not.toContain("language");
  });

  it("is the browser's where a link opens nothing, and the booking's from the first one that opens", async () => {
    const page = async (path: string, headers: Record<string, string>) => {
      const answer = await open(path, headers);
      return { Cookie: cookiesIn(answer), html: await answer.text() };
    };
    const asks = { "Accept-Language": "es-US,es;q=0.9,en;q=0.8" };
    for (const path of ["dashboard", "sign", "payLink", "quote", "call", "key"] as const)
      expect((await page(`${portalPaths[path]}?token=broken`, asks)).html, path).toContain('<html lang="es"');
    for (const others of ["en-US,en;q=0.9,es;q=0.8", "fr-FR,fr;q=0.9", "*"])
      expect((await page(portalPaths.dashboard, { "Accept-Language": others })).html, others).toContain(
        '<html lang="en"',
      );
    const { Cookie } = await page(await linkTo(await storeBooking()), asks);
    expect((await page(portalPaths.songs, { ...asks, Cookie })).html).toContain('<html lang="en"');
  });

  it("is changed by the client, for pages and mails, and by no one else", async () => {
    const [booking, other] = [await storeBooking(), await storeBooking()];
    const session = cookiesIn(await open(await linkTo(booking)));
    const answer = await visit(postForm(portalApi.language, { language: "es" }, { Cookie: session }));
    expect(answer.status).toBe(303);
    expect([await languageOf(booking.id), await languageOf(other.id)]).toEqual(["es", "en"]);
    const headers = { Cookie: `${session}; ${cookiesIn(answer)}` };
    const missing = await visit(get(`${portalPaths.dashboard}/nowhere`, headers));
    expect(await missing.text()).toContain('<html lang="es"');
    for (const language of ["xx", "constructor", "__proto__"]) {
      await visit(postForm(portalApi.language, { language }, headers));
      expect((await visit(get(`${portalPaths.dashboard}?language=${language}`, headers))).status).toBe(200);
    }
    expect(await languageOf(booking.id)).toBe("es");
    await visit(postForm(portalApi.language, { language: "en" }));
    expect(await languageOf(booking.id)).toBe("es");
  });

  it("stays the client's own, whoever else's page is open in the browser", async () => {
    const session = cookiesIn(await open(await linkTo(await storeBooking())));
    const [spanish] = [await storeBooking({ language: "es" })];
    await rows(
      "INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at) VALUES (?, 'QUINCE24', 'Los quince', 0, 1, 0) RETURNING code",
      spanish.id,
    );
    const guests = await visit(get(guestPaths("QUINCE24").page, { Cookie: session }));
    expect(await guests.text()).toContain('<html lang="es"');
    expect(guests.headers.getSetCookie().join()).not.toContain("language");
    const stranger = await visit(get(guestPaths("QUINCE24").page));
    expect(stranger.headers.getSetCookie().join()).toContain("__Host-language=es");
  });
});
