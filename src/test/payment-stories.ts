import { hour } from "../platform/durations.ts";
import { storeBooking } from "./portal.ts";
import { signBoth } from "./signatures.ts";
import { atDashboard, paidEvent, payAtStripe } from "./stripe.ts";

const amount = 58_100;
const signedHold = { status: "hold", deposit: amount, price: 232_425 } as const;

interface End {
  booking: "hold" | "prolonged" | "confirmed" | "released" | null;
  payments: readonly [status: string, returned: number, hasReceipt: boolean][];
  refunds?: readonly [amount: number, status: string][];
  disputes?: readonly string[];
  /** Null where no invoice can be written. */
  invoiced: number | null;
  mails: readonly string[];
}

export interface Begun {
  booking: string | null;
  intents: readonly string[];
  events: readonly string[];
}

type Story = readonly [name: string, begin: () => Promise<Begun>, end: End];

async function holdOf(overrides = {}, isSigned = true): Promise<string> {
  const { id } = await storeBooking({ ...signedHold, holdEndsAt: Date.now() + 10 * hour, ...overrides });
  if (isSigned) await signBoth(id);
  return id;
}

async function goneDate(): Promise<string> {
  const released = { ...signedHold, status: "released", holdEndsAt: null } as const;
  const { id, eventDate } = await storeBooking(released);
  await signBoth(id);
  await storeBooking({ eventDate });
  return id;
}

/** `queries` leave out the intent. */
async function paid(booking: string, queries: readonly string[] = [], over = {}): Promise<Begun> {
  const { intent, event } = await payAtStripe({ booking, amount, ...over });
  const events = [event];
  for (const query of queries) events.push(...(await atDashboard(query.replace("=", `=${intent}`))));
  return { booking, intents: [intent], events };
}

const both = (one: Begun, other: Begun): Begun => ({
  booking: one.booking,
  intents: [...one.intents, ...other.intents],
  events: [...one.events, ...other.events],
});

const session = (booking: string, type: string) =>
  paidEvent({ booking, amount, type: `checkout.session.${type}`, status: "unpaid" });

const counted = ["payment-receipt", "payment-notice"];
const booked = [...counted, "booking-confirmed", "booking-confirmed-notice"];
const whole: [string, number, boolean] = ["paid", 0, true];
const back: [string, number, boolean] = ["refunded", amount, false];
const confirmed = { booking: "confirmed", payments: [whole], invoiced: amount, mails: booked } as const;
const nothing = { booking: "hold", payments: [], invoiced: 0, mails: [] } as const;

export const stories: readonly Story[] = [
  ["a deposit", async () => paid(await holdOf()), confirmed],
  [
    "a deposit whose money comes later",
    async () => {
      const booking = await holdOf();
      const done = await paid(booking, [], { type: "checkout.session.async_payment_succeeded" });
      return { ...done, events: [session(booking, "completed"), ...done.events] };
    },
    confirmed,
  ],
  [
    "a deposit whose money does not come",
    async () => {
      const booking = await holdOf();
      const events = ["completed", "async_payment_failed", "expired"].map((type) => session(booking, type));
      return { booking, intents: [], events };
    },
    nothing,
  ],
  [
    "one that was given back",
    async () => paid(await holdOf(), ["refund="]),
    { ...nothing, payments: [back], refunds: [[amount, "done"]], mails: ["payment-notice", "refund-notice"] },
  ],
  [
    "one that was given back bit by bit",
    async () => paid(await holdOf(), ["refund=&amount=8100", "refund=&amount=20000", "refund=&amount=30000"]),
    {
      ...nothing,
      payments: [back],
      mails: ["payment-notice", ...Array(3).fill("refund-notice")],
      refunds: [
        [8100, "done"],
        [20_000, "done"],
        [30_000, "done"],
      ],
    },
  ],
  [
    "one of which a part was given back",
    async () => paid(await holdOf(), ["refund=&amount=10000"]),
    {
      booking: "hold",
      payments: [["paid", 10_000, true]],
      refunds: [[10_000, "done"]],
      invoiced: 48_100,
      mails: [...counted, "refund-notice"],
    },
  ],
  [
    "one whose refund the bank did not take",
    async () => paid(await holdOf(), ["refund=", "bounce="]),
    { ...confirmed, refunds: [[amount, "failed"]], mails: [...booked, "refund-notice"] },
  ],
  [
    "one that is disputed",
    async () => paid(await holdOf(), ["dispute=", "answer="]),
    {
      booking: "hold",
      payments: [whole],
      disputes: ["under_review"],
      invoiced: amount,
      mails: [...counted, "dispute-notice"],
    },
  ],
  [
    "one that was disputed and won",
    async () => paid(await holdOf(), ["dispute=", "answer=", "win="]),
    { ...confirmed, disputes: ["won"], mails: [...booked, "dispute-notice"] },
  ],
  [
    "one that was disputed and lost",
    async () => paid(await holdOf(), ["dispute=", "answer=", "lose="]),
    {
      ...nothing,
      payments: [back],
      refunds: [[amount, "done"]],
      disputes: ["lost"],
      mails: ["payment-notice", "dispute-notice"],
    },
  ],
  [
    "one of which a part was given back, and the rest lost",
    async () => paid(await holdOf(), ["refund=&amount=8100", "dispute=&amount=50000", "lose="]),
    {
      ...nothing,
      payments: [back],
      refunds: [
        [8100, "done"],
        [50_000, "done"],
      ],
      disputes: ["lost"],
      mails: ["payment-notice", "refund-notice", "dispute-notice"],
    },
  ],
  [
    "one that comes before the signature",
    async () => paid(await holdOf({}, false)),
    { booking: "prolonged", payments: [whole], invoiced: amount, mails: counted },
  ],
  [
    "one after a payment of a wrong sum and one that went back, before the signature",
    async () => {
      const booking = await holdOf({}, false);
      const wrong = await paid(booking, [], { amount: 100 });
      return both(both(wrong, await paid(booking, ["refund="])), await paid(booking));
    },
    {
      booking: "prolonged",
      payments: [whole, back, ["unmatched", 0, false]],
      refunds: [[amount, "done"]],
      invoiced: amount,
      mails: [...counted, "payment-notice", "payment-too-late", "payment-notice", "refund-notice"],
    },
  ],
  [
    "one that was paid twice",
    async () => {
      const booking = await holdOf();
      return both(await paid(booking), await paid(booking));
    },
    {
      ...confirmed,
      payments: [whole, ["unmatched", 0, false]],
      mails: [...booked, "payment-notice", "payment-too-late"],
    },
  ],
  [
    "one that was paid twice, and once given back",
    async () => {
      const booking = await holdOf();
      return both(await paid(booking), await paid(booking, ["refund="]));
    },
    {
      ...confirmed,
      payments: [whole, back],
      refunds: [[amount, "done"]],
      mails: [...booked, "payment-notice", "refund-notice"],
    },
  ],
  [
    "one for a date that has gone",
    async () => paid(await goneDate()),
    {
      booking: "released",
      payments: [back],
      refunds: [[amount, "done"]],
      invoiced: null,
      mails: ["payment-notice", "payment-too-late"],
    },
  ],
  [
    "one for a date that has gone, of which a part was given back",
    async () => paid(await goneDate(), ["refund=&amount=8100"]),
    {
      booking: "released",
      payments: [back],
      invoiced: null,
      refunds: [
        [8100, "done"],
        [50_000, "done"],
      ],
      mails: ["payment-notice", "payment-too-late", "refund-notice"],
    },
  ],
  [
    "one in another currency, given back",
    async () => paid(await holdOf(), ["refund="], { currency: "cad" }),
    { ...nothing, payments: [back], refunds: [[amount, "done"]], mails: ["payment-notice", "refund-notice"] },
  ],
  [
    "one for a booking that nobody knows, disputed",
    async () => ({ ...(await paid("nobody", ["dispute="])), booking: null }),
    {
      booking: null,
      payments: [["unmatched", 0, false]],
      disputes: ["needs_response"],
      invoiced: null,
      mails: ["payment-notice", "dispute-notice"],
    },
  ],
  [
    "the balance of what is booked, disputed and lost",
    async () => {
      const { id } = await storeBooking({ deposit: 0, price: amount });
      return paid(id, ["dispute=", "lose="], { purpose: "balance" });
    },
    {
      ...nothing,
      booking: "confirmed",
      payments: [back],
      refunds: [[amount, "done"]],
      disputes: ["lost"],
      mails: ["payment-notice", "dispute-notice"],
    },
  ],
];
