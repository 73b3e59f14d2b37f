import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planChanges, planDetails } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { asAdministrator } from "../../../test/access.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { adminPlan } from "../dj/paths.ts";

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
  expect(mainTextIn(html)).toContain("Somebody else made this “120” meanwhile; you wrote “140”.");
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
  expect((await visit(get(`${shown}&done=__proto__`, client))).status).toBe(200);
});

it("a partner's key changes the details under its own name, alone of all keys; once locked the DJ decides, and sees what came between", async () => {
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 2), price: 0 });
  await db.insert(planDetails).values({ bookingId: booking.id, lockDays: 1, updatedAt: 0 });
  const send = (form: Record<string, string>, as: HeadersInit) => visit(postForm(portalApi.keyDetails, form, as));
  for (const kind of ["planner", "venue", "family"] as const) {
    const { headers } = await storeKey(booking.id, { kind });
    expect((await visit(get(portalPaths.keyDetails, headers))).status, kind).toBe(401);
    expect((await send({ guestCount: "1", revision: "1" }, headers)).status, kind).toBe(401);
  }
  const { headers } = await storeKey(booking.id, { kind: "partner", name: "Daniel" });
  const saved = await send({ guestCount: "120", power: "One", revision: "1" }, headers);
  expect(saved.headers.get("Location")).toBe(`${portalPaths.keyDetails}?done=saved`);
  const rows = () => db.select().from(planChanges).where(eq(planChanges.bookingId, booking.id));
  expect((await rows()).map(({ author, role, state }) => `${author} ${role} ${state}`)).toEqual(
    Array(2).fill("Daniel partner made"),
  );

  await db.update(planDetails).set({ lockDays: 9 });
  const asked = async (form: Record<string, string>) => {
    const key = crypto.randomUUID();
    const entries = { guestCount: "120", power: "One", revision: "2", idempotencyKey: key };
    const answer = await send({ ...entries, ...form }, headers);
    expect(answer.headers.get("Location")).toBe(`${portalPaths.keyDetails}?done=proposed`);
    return key;
  };
  const [power, both] = [await asked({ power: "Two" }), await asked({ power: "Three", contacts: "Vera, venue, 1" })];
  const guests = await asked({ guestCount: "" });
  const stored = async () => (await db.select().from(planDetails))[0];
  expect(await stored()).toMatchObject({ guestCount: 120, power: "One", contacts: [], revision: 2 });
  const text = mainTextIn(await htmlAt(`${portalPaths.keyDetails}?done=proposed`, headers));
  expect(text).toMatch(/Locked since .*: a change now waits for my yes\. Proposed\. .*“One” becomes “Two” Daniel/);
  const dj = await asAdministrator();
  const accept = (batch: string) => visit(postForm(adminPlan(booking.id).decide, { batch, decision: "accept" }, dj));
  expect((await accept(power)).status).toBe(303);
  expect((await accept(guests)).status).toBe(303);
  expect(await stored()).toMatchObject({ guestCount: null, power: "Two", revision: 4 });
  const late = await accept(both);
  expect(late.status).toBe(409);
  expect(mainTextIn(await late.text())).toContain("Power: asked from “One” to “Three”, by now it is “Two”.");
  expect(await stored()).toMatchObject({ power: "Two", contacts: [], revision: 4 });
});
