import { categoryOfEventType } from "../../content/event-types.ts";
import { requestReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import type { OpenPlan } from "../../database/schema/requests.ts";
import { addDays, type CalendarDate, calendarDateAt, daysBetween, hoursBetween } from "../../platform/dates.ts";
import { day, hour } from "../../platform/durations.ts";
import { briefDateIn, briefMomentIn, dateIn, fill, timeIn, untilIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn } from "../../platform/pages/words.ts";
import { type BookingMoney, moneyOf, offersTip, overdueOf } from "../payments/money/model.ts";
import type { PortalBooking } from "../portal/frame/view.ts";
import { lineIn } from "../prices/price-words.ts";
import type { ClientBooking } from "./client-bookings.ts";
import { heldFor } from "./holds/holds.ts";
import { lineInWords, withReduction } from "./lines.ts";
import { hasOneInPlace, statusAt } from "./model.ts";

export const balanceDueOn = (booking: Pick<ClientBooking, "id" | "eventDate" | "balanceDays">): CalendarDate =>
  addDays(booking.eventDate, -booking.balanceDays);

/** Moving must not make the balance due at once; days after the event stay. */
export function balanceDaysAfterMove(
  { eventDate, balanceDays }: Pick<ClientBooking, "eventDate" | "balanceDays">,
  after: { eventDate: CalendarDate },
  now: number,
): number {
  if (after.eventDate === eventDate || balanceDays < 0) return balanceDays;
  return Math.max(0, Math.min(balanceDays, daysBetween(calendarDateAt(now), after.eventDate)));
}

type WithBalance = Pick<ClientBooking, "id" | "eventDate" | "balanceDays" | "createdAt">;

export const isDueOnSigning = (booking: WithBalance): boolean =>
  balanceDueOn(booking) <= calendarDateAt(booking.createdAt);

/** For after "due". */
export const balanceDueInWords = (booking: WithBalance, { formats, money }: Words = english): string =>
  isDueOnSigning(booking) ? money.onSigning : briefDateIn(formats, balanceDueOn(booking));

export function leftToPayInWords(
  booking: WithBalance & Pick<ClientBooking, "holdEndsAt">,
  { left, credit, waits, depositLeft, parts, restLeft }: BookingMoney,
  now: number,
  { formats, money: { left: words } }: Words = english,
): string {
  const all = dollars(left);
  if (credit > 0) return fill(words.credit, { credit: dollars(credit) });
  if (left === 0) return words.nothing;
  if (waits) return fill(words.waits, { left: all });
  const by = (date: string) => fill(words.by, { date });
  const until = booking.holdEndsAt === null ? words.now : by(briefMomentIn(formats, booking.holdEndsAt));
  const isDue = balanceDueOn(booking) <= calendarDateAt(now);
  const when = isDue ? words.now : by(dateIn(formats, balanceDueOn(booking)));
  const items = [
    ...(depositLeft > 0 ? [fill(words.deposit, { amount: dollars(depositLeft), when: until })] : []),
    ...parts.flatMap((part) => (part.left > 0 ? [`${dollars(part.left)} ${by(dateIn(formats, part.dueOn))}`] : [])),
    ...(restLeft > 0 ? [`${dollars(restLeft)} ${when}`] : []),
  ];
  if (restLeft === left) return fill(words.all, { left: all, when });
  const last = `${items.length > 1 ? (items.length > 2 ? words.orLast : words.and) : ""}${items.at(-1)}`;
  return fill(words.items, { left: all, items: items.slice(0, -1).join("; ") + last });
}

function owedOf(
  booking: ClientBooking,
  { status, held }: Pick<PortalBooking, "status" | "held">,
  today: CalendarDate,
  { formats, dashboard: { money: words } }: Words,
): PortalBooking["money"]["owed"] {
  const { depositDue, balanceDue } = booking;
  const on = (dueOn: CalendarDate) => ({ dueOn, due: fill(words.on, { date: briefDateIn(formats, dueOn) }) });
  const at = (due: string) => ({ dueOn: null, due });
  if (booking.confirming > 0) return null;
  if (depositDue !== null && status !== "released")
    return {
      purpose: "deposit",
      amount: depositDue,
      isLate: false,
      ...at(held ? fill(words.by, { until: held.until }) : words.now),
    };
  if (balanceDue === null) return null;
  const money = moneyOf(booking.sums, status);
  const part = money.parts.find(({ left }) => left > 0);
  if (part && balanceDueOn(booking) >= today) {
    const overdue = overdueOf(money, balanceDueOn(booking), today);
    const amount = overdue?.amount ?? part.left;
    return { purpose: "part", amount, ...on(part.dueOn), isLate: overdue !== null };
  }
  const isNow = isDueOnSigning(booking) && booking.eventDate >= today;
  const isLate = !isNow && balanceDueOn(booking) < today;
  const due = isNow ? at(words.now) : isDueOnSigning(booking) ? at(words.onSigning) : on(balanceDueOn(booking));
  return { purpose: "balance", amount: balanceDue, ...due, isLate };
}

/** Milliseconds after the last moment to answer. */
const showsOvertime = day / 2;

export function overtimeView(
  overtime: ClientBooking["overtime"],
  now: number,
  { formats }: Words = english,
): PortalBooking["overtime"] {
  if (!overtime || now > overtime.answerBy + showsOvertime) return null;
  const { id, status, answerBy, until, sum } = overtime;
  const isLapsed = answerBy <= now && (status === "proposed" || status === "withdrawn");
  const states = { accepted: "added", declined: "declined", proposed: "asked", withdrawn: "taken-back" } as const;
  // A noted yes that was wrong is taken back by its inverse.
  const state = sum < 0 ? "taken-back" : isLapsed ? "unanswered" : states[status];
  return { id, state, until: timeIn(formats, until), sum: Math.abs(sum), answerBy: untilIn(formats, answerBy, now) };
}

/** What waits for the DJ. */
export function openPlanInWords(
  { type, at }: OpenPlan,
  now: number,
  { formats, plans: { waits } }: Words,
): { label: string; reason: string } {
  const answerBy = at + requestReplyHours * hour;
  const sentence = answerBy < now ? waits.late : waits.reason;
  return {
    label: waits[type],
    reason: fill(sentence, { time: briefMomentIn(formats, answerBy), phone: site.phone.display }),
  };
}

export function clientView(booking: ClientBooking, now: number, words: Words = english): PortalBooking {
  const { id, eventDate, eventType, venue, city, songs } = booking;
  const status = statusAt(booking, now);
  const today = calendarDateAt(now);
  const held = heldFor(booking, now, words);
  const timeOf = (time: string) => timeIn(words.formats, time);
  return {
    id,
    eventDate,
    eventType: eventTypeIn(words, eventType),
    category: categoryOfEventType(eventType),
    venue,
    city,
    package: booking.packageName,
    lines: withReduction({ ...booking, price: booking.sums.price }, booking.sums.reduced).map((line) => ({
      label: lineInWords({ ...line, ...lineIn(words, line) }),
      sum: dollars(line.amount),
    })),
    hours: hoursBetween(booking.startTime, booking.endTime),
    times: fill(words.dashboard.head.times, { start: timeOf(booking.startTime), end: timeOf(booking.endTime) }),
    status,
    held,
    holdEndsAt: booking.holdEndsAt,
    isHeldTwice: booking.isHeldTwice,
    isTaken: booking.isTaken,
    holdHours: booking.holdHours,
    money: {
      ...moneyOf(booking.sums, status),
      confirming: booking.confirming,
      owed: owedOf(booking, { status, held }, today, words),
    },
    daysToGo: daysBetween(today, eventDate),
    songs,
    changeWaitsFor: booking.changeWaitsFor,
    openPlan: booking.openPlan && openPlanInWords(booking.openPlan, now, words),
    overtime: overtimeView(booking.overtime, now, words),
    offersTip: offersTip({ ...booking, status }, moneyOf(booking.sums, status), today),
    isSigner: !hasOneInPlace(booking.signers),
    unsigned: [...booking.unsigned],
  };
}
