import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { cookieIn, linkTo, open, storeBooking } from "../../../test/portal.ts";
import { get, postForm, visit } from "../../../test/site.ts";
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

  it("is changed by the client, for pages and mails, and by no one else", async () => {
    const [booking, other] = [await storeBooking(), await storeBooking()];
    const session = cookiesIn(await open(await linkTo(booking)));
    const answer = await visit(postForm(portalApi.language, { language: "es" }, { Cookie: session }));
    expect(answer.status).toBe(303);
    expect([await languageOf(booking.id), await languageOf(other.id)]).toEqual(["es", "en"]);
    const headers = { Cookie: `${session}; ${cookiesIn(answer)}` };
    const missing = await visit(get(`${portalPaths.dashboard}/nowhere`, headers));
    expect(await missing.text()).toContain('<html lang="es"');
    await visit(postForm(portalApi.language, { language: "xx" }, headers));
    expect(await languageOf(booking.id)).toBe("es");
    await visit(postForm(portalApi.language, { language: "en" }));
    expect(await languageOf(booking.id)).toBe("es");
  });
});
