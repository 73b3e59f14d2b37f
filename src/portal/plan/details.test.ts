import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { planChanges, planDetails } from "../../business/plan/schema.ts";
import { primary } from "../../db/client.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);

it("the details are kept with the record of each, and what two people wrote is told with both values", async () => {
  const booking = await storeBooking();
  const client = await signIn(booking);
  const send = (form: Record<string, string>, as: HeadersInit = client) =>
    visit(postForm(portalApi.planDetails, { booking: booking.id, ...form }, as));
  const first = {
    guestCount: "120",
    arriveAt: "14:30",
    contacts: "Renee Diaz, planner, (813) 555-0123",
    revision: "0",
  };
  expect((await send(first)).status).toBe(303);
  expect(await db.select().from(planDetails).where(eq(planDetails.bookingId, booking.id))).toMatchObject([
    {
      guestCount: 120,
      arriveAt: "14:30",
      contacts: [{ name: "Renee Diaz", role: "planner", phone: "(813) 555-0123" }],
    },
  ]);
  const late = await send({ ...first, guestCount: "140" });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(mainTextIn(html)).toContain("Somebody else wrote meanwhile: here stands “120”.");
  expect(html).toContain('value="140"');
  expect((await send({ ...first, guestCount: "140", revision: "1" })).status).toBe(303);
  expect((await send({ ...first, guestCount: "many", revision: "2" })).status).toBe(422);
  const said = await db.select().from(planChanges).where(eq(planChanges.bookingId, booking.id));
  expect(said.map(({ field, after }) => `${field}: ${after}`).sort()).toEqual([
    "Guests: 120",
    "Guests: 140",
    "I set up at: 14:30",
    "Who to call: Renee Diaz, planner, (813) 555-0123",
  ]);
  const stranger = await signIn(await storeBooking());
  expect((await send(first, stranger)).status).toBe(404);
  expect((await send(first, {})).status).toBe(401);
  const shown = `${portalPaths.planDetails}?booking=${booking.id}`;
  expect((await visit(get(shown, stranger))).status).toBe(404);
  expect(await (await visit(get(shown, client))).text()).toContain('value="140"');
});
