import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { amendments } from "../../../database/schema/contracts.ts";
import { announcedPayments, disputes, paymentEvents, payments, refunds } from "../../../database/schema/payments.ts";
import { planChanges, planComments, planMoments } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { open } from "../../../test/first-page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { adminPaths } from "../paths.ts";

const db = primary(env.DB);
const now = Date.now();
const today = calendarDateAt(now);
const inDays = (days: number) => addDays(today, days);

type Overrides = Parameters<typeof storeBooking>[0];

const book = async (overrides: Overrides = {}) => (await storeBooking({ eventDate: inDays(100), ...overrides })).id;

async function settled(overrides: Overrides = {}): Promise<string> {
  const id = await book({ price: 0, deposit: 0, ...overrides });
  await signBoth(id);
  return id;
}

async function pay(bookingId: string | null, status: "paid" | "unmatched"): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(paymentEvents).values({ id, type: "checkout.session.completed", outcome: "paid", createdAt: now });
  await db.insert(payments).values({
    id,
    bookingId,
    status,
    purpose: "deposit",
    method: "card",
    amount: 50_000,
    currency: "usd",
    eventId: id,
    intentId: id,
    receivedOn: today,
    createdAt: now,
  });
  return id;
}

async function comment(bookingId: string, role: "planner" | "dj", createdAt: number, name = "Toasts") {
  const momentId = bookingId + name;
  const moment = { id: momentId, bookingId, position: name, minutes: 10, name, createdAt, updatedAt: createdAt };
  await db.insert(planMoments).values(moment).onConflictDoNothing();
  await db.insert(planComments).values({
    id: crypto.randomUUID(),
    bookingId,
    momentId,
    subject: name,
    role,
    author: "Paula",
    words: "Softly",
    createdAt,
  });
}

const bookingPage = (id: string) => bookingPaths(id).page;
const nextStep = (id: string) => bookingPaths(id).nextStep;
const contract = (id: string) => bookingPaths(id).contract;
const money = (id: string) => bookingMoney(id).page;
const plan = (id: string) => adminPlan(id).page;

const summary = {
  clientName: "Ana Núñez",
  companyName: null,
  eventType: "Wedding Reception",
  eventDate: inDays(100),
  startTime: "18:00",
  endTime: "23:00",
  venue: null,
  city: null,
  packageName: "",
  price: 0,
  deposit: 0,
  lines: [],
  signers: [],
};

const waits: [what: string, begin: () => Promise<string>, action: string, href: (id: string) => string][] = [
  [
    "a hold that ends within a day",
    () => book({ status: "hold", holdEndsAt: now + 20 * hour }),
    "Extend or let go",
    nextStep,
  ],
  ["a hold that has just ended", () => book({ status: "hold", holdEndsAt: now - hour / 120 }), "Decide", nextStep],
  ["a signed hold that has ended", () => settled({ status: "released", holdEndsAt: now - hour }), "Decide", nextStep],
  [
    "an agreement that the client alone has signed",
    async () => {
      const id = await book({ status: "hold", holdEndsAt: now + 10 * day });
      await signBoth(id, { countersigned: false });
      return id;
    },
    "Read and sign",
    contract,
  ],
  ["an agreement that nobody signs", () => book({ price: 0, createdAt: now - 4 * day }), "Ask for it", bookingPage],
  [
    "an event that is over without a signature",
    () => book({ price: 0, eventDate: inDays(-3), createdAt: now }),
    "Decide",
    nextStep,
  ],
  [
    "an event that was played long ago and is not paid",
    () => settled({ price: 90_000, eventDate: inDays(-200) }),
    "Decide",
    nextStep,
  ],
  [
    "a hold without an end whose day has passed",
    () => settled({ status: "hold", eventDate: inDays(-3) }),
    "Decide",
    nextStep,
  ],
  [
    "what was paid for a hold that ended, once its day has passed",
    async () => {
      const id = await settled({ status: "released", eventDate: inDays(-3) });
      await pay(id, "paid");
      return id;
    },
    "Give it back",
    money,
  ],
  ["a balance that is overdue", () => settled({ price: 90_000, eventDate: inDays(3) }), "See the money", money],
  [
    "a balance that is owed after the event",
    () => settled({ price: 90_000, eventDate: inDays(-9), status: "completed" }),
    "See the money",
    money,
  ],
  [
    "a balance that is owed long after the event",
    () => settled({ price: 90_000, eventDate: inDays(-90), status: "completed" }),
    "See the money",
    money,
  ],
  [
    "what was paid long ago for a hold that ended",
    async () => {
      const id = await settled({ status: "released", eventDate: inDays(-90) });
      await pay(id, "paid");
      return id;
    },
    "Give it back",
    money,
  ],
  [
    "a hold without an end whose day has long passed",
    () => settled({ status: "hold", eventDate: inDays(-90) }),
    "Decide",
    nextStep,
  ],
  [
    "what went back of a payment long ago without a word why",
    async () => {
      const id = await settled({ price: 50_000, eventDate: inDays(-90), status: "completed" });
      const paymentId = await pay(id, "paid");
      const paid = { status: "refunded", refundedAmount: 50_000, receiptNumber: 1 } as const;
      await db.update(payments).set(paid).where(eq(payments.id, paymentId));
      const refund = { paymentId, amount: 50_000, reason: "In Stripe's dashboard", status: "done" } as const;
      await db.insert(refunds).values({ id: "r", ...refund, createdAt: now });
      return id;
    },
    "Say it",
    money,
  ],
  [
    "a signed hold that has ended, with money on its way",
    async () => {
      const id = await settled({ status: "released", holdEndsAt: now - hour });
      const announced = { bookingId: id, purpose: "deposit", method: "check", amount: 50_000, createdAt: now } as const;
      await db.insert(announcedPayments).values(announced);
      return id;
    },
    "Decide",
    nextStep,
  ],
  [
    "what nobody has signed for the day after tomorrow",
    () => book({ price: 0, eventDate: inDays(2) }),
    "Ask for it",
    bookingPage,
  ],
  [
    "a deposit that is not here the day before",
    async () => {
      const id = await book({ eventDate: inDays(1), balanceDays: -30 });
      await signBoth(id);
      return id;
    },
    "See the money",
    money,
  ],
  [
    "money beyond a price that became lower",
    async () => {
      const id = await settled({ price: 40_000 });
      await pay(id, "paid");
      const agreed = {
        bookingId: id,
        before: summary,
        after: summary,
        by: "dj@example.com",
        proposedBy: "dj",
      } as const;
      await db.insert(amendments).values({
        ...{ id: "a", ...agreed, status: "accepted", createdAt: now, decidedAt: Date.now() + 1 },
      });
      return id;
    },
    "Give it back",
    money,
  ],
  [
    "money that a client says is on its way",
    async () => {
      const id = await settled();
      const announced = { bookingId: id, purpose: "deposit", method: "check", amount: 50_000, createdAt: now } as const;
      await db.insert(announcedPayments).values(announced);
      return id;
    },
    "Mark it",
    money,
  ],
  [
    "a dispute",
    async () => {
      const id = await settled({ price: 50_000 });
      const paymentId = await pay(id, "paid");
      const dispute = { paymentId, amount: 50_000, reason: "fraudulent", status: "needs_response", isClosed: false };
      await db.insert(disputes).values({ id: "d", ...dispute, createdAt: now });
      return id;
    },
    "See it",
    money,
  ],
  [
    "a refund that failed",
    async () => {
      const id = await settled({ price: 50_000 });
      const refund = { paymentId: await pay(id, "paid"), amount: 10_000, reason: "Less hours" };
      await db.insert(refunds).values({ id: "r", ...refund, status: "failed", createdAt: now });
      return id;
    },
    "See it",
    money,
  ],
  [
    "money that goes back after a cancellation",
    async () => {
      const id = await book({ status: "cancelled", canceledBy: "client", price: 90_000, deposit: 20_000 });
      await pay(id, "paid");
      return id;
    },
    "Give it back",
    money,
  ],
  ["money for no booking", () => pay(null, "unmatched"), "See it", () => adminPaths.money],
  [
    "a change of the agreement that the client asks for",
    async () => {
      const id = await settled();
      const amendment = { bookingId: id, before: summary, after: summary, by: "Ana", createdAt: now };
      await db.insert(amendments).values({ id: "a", ...amendment, proposedBy: "client" });
      return id;
    },
    "Decide",
    bookingPage,
  ],
  [
    "a hold by the DJ's word that nobody signs",
    () => book({ price: 0, status: "hold", holdEndsAt: null, createdAt: now - 4 * day }),
    "Ask for it",
    bookingPage,
  ],
  [
    "a hold whose signed agreement has ended with it",
    async () => {
      const id = await settled({ status: "released", holdEndsAt: now - hour });
      await db.update(bookings).set({ agreement: 2 }).where(eq(bookings.id, id));
      return id;
    },
    "Decide",
    nextStep,
  ],
  [
    "a deposit that nobody has paid",
    () => settled({ price: 90_000, deposit: 20_000, createdAt: now - 4 * day }),
    "See the money",
    money,
  ],
  [
    "a deposit that went back",
    async () => {
      const id = await settled({ price: 90_000, deposit: 50_000 });
      const paid = await pay(id, "paid");
      await db
        .update(payments)
        .set({ status: "refunded", refundedAmount: 50_000, receiptNumber: 1 })
        .where(eq(payments.id, paid));
      return id;
    },
    "See the money",
    money,
  ],
  [
    "a change that the client has not answered",
    async () => {
      const id = await settled();
      const amendment = { bookingId: id, before: summary, after: { ...summary, price: 100 }, by: "dj@example.com" };
      await db.insert(amendments).values({ id: "a", ...amendment, proposedBy: "dj", createdAt: now - 4 * day });
      return id;
    },
    "Ask for it",
    (id) => `${bookingPage(id)}#proposal-title`,
  ],
  [
    "a change of a locked plan",
    async () => {
      const id = await settled();
      await db.insert(planChanges).values({
        id: "p",
        bookingId: id,
        batch: "b",
        part: "moments",
        subjectId: "m",
        subject: "Toasts",
        field: "name",
        state: "proposed",
        role: "client",
        author: "Ana",
        createdAt: now,
      });
      return id;
    },
    "Decide",
    plan,
  ],
  [
    "what somebody wrote in the plan",
    async () => {
      const id = await settled();
      await comment(id, "dj", now - 2 * hour);
      await comment(id, "planner", now - hour);
      return id;
    },
    "Read and answer",
    plan,
  ],
  [
    "what somebody wrote in the plan weeks ago, though another moment was answered since",
    async () => {
      const id = await settled();
      await comment(id, "planner", now - 20 * day);
      await comment(id, "planner", now - 2 * day, "First dance");
      await comment(id, "dj", now - day, "First dance");
      return id;
    },
    "Read and answer",
    plan,
  ],
];

it.each(waits)("%s waits on Today with its one action", async (_, begin, action, href) => {
  const path = href(await begin());
  const { html, text } = await open();
  expect(text).toContain("1 thing waiting for you.");
  expect(html).toMatch(new RegExp(`<a class="btn[^>]* href="${path}">${action}`));
});

it("says of a hold that ends soon whether it is signed", async () => {
  const hold = { status: "hold", holdEndsAt: now + 20 * hour } as const;
  await settled({ ...hold, price: 90_000, deposit: 20_000 });
  await book({ ...hold, eventDate: inDays(101) });
  expect((await open()).text.match(/(Signed\. )?The hold ends/g)?.toSorted()).toEqual([
    "Signed. The hold ends",
    "The hold ends",
  ]);
});

it("lists nothing of bookings about which nothing is open", async () => {
  const id = await settled();
  await comment(id, "planner", now - 2 * hour);
  await comment(id, "dj", now - hour);
  const over = await settled({ status: "completed", eventDate: inDays(-10) });
  await comment(over, "planner", now - 12 * day);
  await book({ status: "hold", holdEndsAt: now + 2 * day, eventDate: inDays(101) });
  await settled({ price: 90_000, deposit: 20_000, eventDate: inDays(105) });
  await book({ price: 90_000, status: "cancelled", eventDate: inDays(-10) });
  const depositStays = await book({ price: 90_000, deposit: 50_000, status: "cancelled", eventDate: inDays(102) });
  await pay(depositStays, "paid");
  expect((await open()).text).toContain("Nobody waits for you");
});

it("lists a debt of last month however many older ones there are", async () => {
  const oldest = await book({ status: "completed", eventDate: inDays(-2000) });
  const columns = (await rows("SELECT name FROM pragma_table_info('bookings')")).map(({ name }) => String(name));
  const others: Record<string, string> = { id: "'old-' || value", event_date: "date(event_date, value || ' days')" };
  await rows(
    `INSERT INTO bookings (${columns}) WITH RECURSIVE numbers(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < 510)
      SELECT ${columns.map((name) => others[name] ?? name)} FROM bookings, numbers WHERE bookings.id = ?`,
    oldest,
  );
  await book({ status: "completed", eventDate: inDays(-30), clientName: "Nadia Last-Month" });
  expect((await open()).text).toContain("Nadia Last-Month");
});
