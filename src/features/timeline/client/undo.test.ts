import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planChanges, planMoments } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { acceptProposal, declineProposalQuery, prepareAcceptance } from "../../changes/proposals.ts";
import { portalApi } from "../../portal/paths.ts";
import { songList } from "../../songs/store.ts";
import { detailList } from "../details.ts";
import { momentList } from "../moment-list.ts";
import { planApi, portalPlanAt } from "../paths.ts";

const db = primary(env.DB);
const api = planApi(portalApi.plan);

let booking: Awaited<ReturnType<typeof storeBooking>>;
let client: { Cookie: string };
const begin = async (over: Parameters<typeof storeBooking>[0] = {}) => {
  booking = await storeBooking(over);
  client = await signIn(booking);
};
beforeEach(() => begin());

const stored = () =>
  db.select().from(planMoments).where(eq(planMoments.bookingId, booking.id)).orderBy(asc(planMoments.position));
const names = async () => (await stored()).map(({ name }) => name);
const changes = () => db.select().from(planChanges).where(eq(planChanges.bookingId, booking.id));
const send = (path: string, form: Record<string, string> = {}) =>
  visit(postForm(path, { booking: booking.id, ...form }, client));
const text = async () => mainTextIn(await (await visit(get(portalPlanAt({ booking: booking.id }), client))).text());
const edit = (moment: { id: string; revision: number; minutes: number; name: string }, over: Record<string, string>) =>
  send(api.edit(moment.id), {
    name: moment.name,
    minutes: String(moment.minutes),
    revision: String(moment.revision),
    ...over,
  });

it("an empty plan is filled by one button, once, and is not filled over what is there", async () => {
  expect(await text()).toContain("Begin with the usual moments");
  const answers = await Promise.all([send(api.template), send(api.template)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect((await names())[0]).toBe("Guests arrive");
  expect(await names()).toHaveLength(11);
  expect((await send(api.template)).status).toBe(409);
  expect(await text()).toMatch(/11 moments, 5 h 5 min|11 moments, 5 hours/);
});

it("a change is undone alone while nothing newer stands on it, and the plan goes back to any version and forth again", async () => {
  await send(api.template);
  const full = await stored();
  const [first, second] = full;
  if (!first || !second) throw new Error("no moments");
  await edit(first, { minutes: "45", idempotencyKey: "longer-1" });
  await send(api.remove(second.id), { idempotencyKey: "removed-1" });
  await send(api.move(full[3]?.id ?? ""), { direction: "up", idempotencyKey: "moved-it" });
  expect((await send(api.undo, { batch: "longer-1" })).headers.get("Location")).toContain("done=undone");
  expect((await stored())[0]?.minutes).toBe(30);
  await edit({ ...first, revision: 3 }, { minutes: "50", idempotencyKey: "longer-2" });
  await edit({ ...first, revision: 4, minutes: 50 }, { minutes: "55" });
  const late = await send(api.undo, { batch: "longer-2" });
  expect(late.status).toBe(409);
  expect(mainTextIn(await late.text())).toContain("This was not undone: something of it was changed again since.");
  expect((await send(api.restore, { batch: "longer-1", idempotencyKey: "back-to-1" })).status).toBe(303);
  expect(await names()).toEqual(full.map(({ name }) => name));
  expect((await stored())[0]?.minutes).toBe(30);
  await send(api.undo, { batch: "back-to-1" });
  expect((await stored())[0]?.minutes).toBe(55);
  expect(await names()).toHaveLength(10);
  expect(await text()).toContain("Last change: Ana Núñez");
});

it("once the plan is locked a change is proposed, and is made when the DJ accepts it", async () => {
  const today = calendarDateAt(Date.now());
  const eventDate = addDays(today, 3);
  await begin({ eventDate, status: "released", createdAt: 0 });
  expect(await text()).toContain("Locked since");
  await db.insert(planMoments).values({
    id: `moment-${booking.id}`,
    bookingId: booking.id,
    position: "a0",
    minutes: 30,
    name: "Dinner",
    createdAt: 0,
    updatedAt: 0,
  });
  const [dinner] = await stored();
  if (!dinner) throw new Error("no dinner");
  const answer = await edit(dinner, { minutes: "60", idempotencyKey: "proposed-1" });
  expect(answer.headers.get("Location")).toContain("done=proposed");
  await edit(dinner, { note: "No bread", idempotencyKey: "proposed-2" });
  expect(await stored()).toEqual([dinner]);
  expect(await text()).toContain("Waits for the DJ's yes");
  const accepting = {
    moments: prepareAcceptance(momentList),
    songs: prepareAcceptance(songList),
    details: prepareAcceptance(detailList),
  };
  const accept = (batch: string) => acceptProposal(db, accepting, { booking: booking.id, batch, now: Date.now() });
  const decide = () => accept("proposed-1");
  expect(await Promise.all([decide(), decide()])).toEqual(expect.arrayContaining(["accepted"]));
  expect(await decide()).toBe("missing");
  expect(await stored()).toMatchObject([{ minutes: 60, note: null, revision: 2 }]);
  expect(await declineProposalQuery(db, booking.id, "proposed-2")).toHaveLength(1);
  expect(await accept("proposed-2")).toBe("missing");
  expect((await changes()).map(({ state }) => state).sort()).toEqual(["accepted", "declined"]);
});
