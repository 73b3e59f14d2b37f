import { english } from "../../../content/words/en/index.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, isCalendarDate } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { dateInBrief, momentInWords } from "../../../platform/english.ts";
import { capitalized } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { openInWords } from "../../bookings/model.ts";
import { whyByHand } from "../../contracts/client-words.ts";
import { crateInWords, type MatchedSong } from "../../crate/match-songs.ts";
import { bookingMoney, invoicePaths } from "../../payments/dj/paths.ts";
import { announcerInWords, receiptName, whyDeclinedLabels } from "../../payments/model.ts";
import { goesBackInWords, moneyOf, openParts, overdueOf } from "../../payments/money/model.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { type BookingInNeed, songsDays } from "./bookings-in-need.ts";

export interface Need {
  subject: string;
  who: string;
  page: string;
  why: string;
  action: string;
  href: string;
  /** Instant since which it waits, or by which an answer was promised. */
  since: number;
  isFirst?: boolean;
  /** The client has it, and has had it for a short while: named, not listed. */
  isWithClient?: boolean;
}

/** Milliseconds. */
const [holdEndsSoon, answersWithin] = [day, 3 * day];

export function needsOfBooking(booking: BookingInNeed, today: CalendarDate, now: number): Need[] {
  const { id, status, eventDate, holdEndsAt, confirming, unsigned, isSigned } = booking;
  const money = moneyOf(booking.sums, status);
  const { paid } = money;
  const isSignedByClient = unsigned.length === 0;
  const { changeAskedAt, proposedAt, lostDate, planAskedAt, commentedAt, announcedAt } = booking;
  const announcer = capitalized(announcerInWords(booking.isAnnouncedByOther, booking.clientName));
  const needs: Need[] = [];
  const { page, contract, nextStep } = bookingPaths(id);
  const waitForAnswer = ["unsigned", "deposit", "owed"];
  const add = (kind: string, since: number, why: string, action: string, href: string, isWithClient = false) => {
    if (booking.hasOpenPlan && waitForAnswer.includes(kind)) return;
    needs.push({
      subject: `${kind}:${id}`,
      who: booking.clientName,
      page,
      since,
      action,
      href,
      isWithClient,
      why: `${booking.eventType}, ${dateInBrief(eventDate)}. ${why}`,
    });
  };
  if (booking.wrongInvoice) {
    const { id: invoice, number, createdAt, outdated } = booking.wrongInvoice;
    add(
      "invoice",
      booking.updatedAt,
      `Invoice ${receiptName(number, createdAt)}, sent to the payer, is ${english.papers.invoices.outdated[outdated]}.`,
      "Take it back",
      invoicePaths(invoice).takeBack,
    );
  } else if (booking.payerHasNoInvoice && money.left > 0)
    add(
      "no-invoice",
      booking.updatedAt,
      `The payer has no invoice for the ${dollars(money.left)} that is left.`,
      "Send one",
      bookingMoney(id).page,
    );
  if (status === "cancelled") {
    if (!booking.goesBack) return needs;
    const isUnsaid = money.goesBack === null;
    add(
      "back",
      booking.updatedAt,
      goesBackInWords(money),
      !isUnsaid ? "Give it back" : money.canceledBy === null ? "Say who canceled" : "Say what stays",
      isUnsaid ? `${page}#moves-title` : bookingMoney(id).page,
    );
    return needs;
  }
  const isAhead = eventDate >= today;
  const isHeld = status === "hold" || status === "confirmed";
  const comes = confirming > 0 ? ` ${dollars(confirming)} is being confirmed.` : "";
  if (status === "hold" && holdEndsAt !== null && holdEndsAt <= now + holdEndsSoon)
    add(
      "hold",
      holdEndsAt,
      `${isSignedByClient ? "Signed. " : ""}The hold ${holdEndsAt <= now ? "ended" : "ends"} ${momentInWords(holdEndsAt, now)}.${comes}`,
      holdEndsAt <= now ? "Decide" : "Extend or let go",
      nextStep,
    );
  const isLapsed = status === "released" && (booking.wasSigned || paid > 0) && isAhead;
  if (isLapsed) {
    const signed = isSignedByClient
      ? "Signed"
      : booking.anyoneSigned
        ? "Signed in part"
        : booking.wasSigned
          ? "To be signed anew"
          : "Not signed";
    const ended = booking.isTaken
      ? `somebody else has the date.${money.goesBack ? ` ${dollars(money.goesBack)} goes back.` : ""}`
      : "the hold has ended.";
    const coming = announcedAt === null ? "" : ` ${announcer} says that money is on its way.`;
    const why = `${signed}, ${paid > 0 ? dollars(paid) : "nothing"} paid, and ${ended}${comes}${coming}`;
    add("lapsed", holdEndsAt ?? now, why, "Decide", nextStep);
  }
  if (status === "released" && paid > 0 && !isAhead)
    add(
      "passed",
      instantAt(eventDate, 1440),
      `Its day has passed without a booking, with ${dollars(paid)} paid.`,
      "Give it back",
      bookingMoney(id).page,
    );
  if (status === "hold" && holdEndsAt === null && !isAhead)
    add("passed", instantAt(eventDate, 1440), "Its day has passed, and it is still a hold.", "Decide", nextStep);
  const open = openInWords(booking);
  const dueOn = addDays(eventDate, -booking.balanceDays);
  const until = dueOn > eventDate ? `, ${dueOn >= today ? "due" : "overdue since"} ${dateInBrief(dueOn)}` : "";
  const isPlayed = status === "confirmed" && !isAhead;
  if (isPlayed && open !== null)
    add("played", instantAt(eventDate, 1440), `Played, ${open}${until}: complete it?`, "Decide", nextStep);
  if (!isAhead && booking.recap === "waiting")
    add(
      "recap",
      instantAt(eventDate, 1440),
      "What was played waits for your look, then the client sees it.",
      "Look at it",
      bookingPaths(id).recap,
    );
  if (isHeld && !isPlayed && isSignedByClient && !isSigned)
    add(
      "countersign",
      booking.createdAt,
      whyByHand(booking) ?? "The client has signed: it waits for your signature.",
      "Read and sign",
      contract,
    );
  const hasNoEnd = status === "confirmed" || (status === "hold" && holdEndsAt === null);
  const isLate = booking.createdAt < now - answersWithin || eventDate <= calendarDateAt(now + answersWithin);
  if ((hasNoEnd || (status === "hold" && booking.anyoneSigned)) && isAhead && !isSignedByClient)
    add(
      "unsigned",
      booking.createdAt,
      unsigned.some(({ name }) => name !== booking.clientName)
        ? `Not signed by ${listInWords(unsigned.map(({ name }) => name))}.`
        : "Agreement not signed.",
      "Ask for it",
      page,
      !isLate,
    );
  if (isHeld && isAhead && proposedAt !== null && lostDate === null)
    add(
      "proposed",
      proposedAt,
      "A change that you agree to still waits for a yes.",
      "Ask for it",
      `${page}#proposal-title`,
      proposedAt >= now - answersWithin,
    );
  const wasDue =
    dueOn > calendarDateAt(booking.createdAt)
      ? "was due"
      : isSignedByClient
        ? "was due on signing"
        : "is due on signing";
  const overdue = overdueOf(money, dueOn, today);
  const refused = booking.declined;
  const unpaid = openParts(money, dueOn).find((part) => part.dueOn === refused?.dueOn);
  const declined = refused && unpaid ? ` The kept card did not pay it: ${whyDeclinedLabels[refused.why]}.` : "";
  if ((status === "confirmed" || status === "completed") && !isPlayed && overdue && overdue.amount > confirming)
    add(
      "owed",
      instantAt(overdue.since, 0),
      `${dollars(overdue.amount - confirming)} ${overdue.since < dueOn ? "was due" : wasDue}.${comes}${declined}`,
      "See the money",
      bookingMoney(id).page,
    );
  else if (status === "confirmed" && !isPlayed && unpaid && declined && confirming === 0)
    add(
      "owed",
      instantAt(unpaid.dueOn, 0),
      `${dollars(unpaid.left)} is due.${declined}`,
      "See the money",
      bookingMoney(id).page,
    );
  const isOver = !isAhead && (status === "confirmed" || status === "completed");
  if (money.credit > 0 && (isOver || (isHeld && isAhead && booking.isChangedSincePaid)))
    add(
      "credit",
      isOver ? instantAt(eventDate, 1440) : booking.updatedAt,
      isOver
        ? `Over, and ${dollars(money.credit)} more was paid than was owed.`
        : `${dollars(money.credit)} more was paid than is owed now: give it back, or put this off to keep it as a credit.`,
      "Give it back",
      bookingMoney(id).page,
    );
  if (money.unsaid)
    add(
      "unsaid",
      booking.unsaidAt ?? now,
      `${dollars(money.unsaid)} was given back at Stripe or by the bank: nobody is asked for it until you say what it means.`,
      "Say it",
      bookingMoney(id).page,
    );
  const isDepositLate = isLate || money.returned > 0;
  // Later it is a part of what is overdue.
  if (
    dueOn >= today &&
    hasNoEnd &&
    isAhead &&
    isSignedByClient &&
    money.depositLeft > confirming &&
    announcedAt === null
  )
    add(
      "deposit",
      booking.createdAt,
      `${dollars(money.depositLeft - confirming)} of the deposit is not paid.${comes}`,
      "See the money",
      bookingMoney(id).page,
      !isDepositLate,
    );
  if (announcedAt !== null && !isLapsed)
    add("announced", announcedAt, `${announcer} says that the money is on its way.`, "Mark it", bookingMoney(id).page);
  if (changeAskedAt !== null) add("change", changeAskedAt, "Asks to change what was agreed.", "Decide", page);
  if (lostDate !== null && isCalendarDate(lostDate))
    add(
      "lost-date",
      now,
      `${dateInBrief(lostDate)}, the proposed day, has been taken meanwhile.`,
      "Propose another",
      page,
    );
  if (planAskedAt !== null)
    add("plan", planAskedAt, "Asks for a change of the locked plan.", "Decide", adminPlan(id).page);
  if (commentedAt !== null && (isHeld || status === "completed"))
    add("comment", commentedAt, "Somebody wrote at a moment of the plan.", "Read and answer", adminPlan(id).page);
  return needs;
}

export function needOfSongs(
  { id, clientName, eventType, eventDate }: BookingInNeed,
  songs: readonly MatchedSong[],
): Need[] {
  if (songs.every(({ state }) => state === "found")) return [];
  const { page, crate } = bookingPaths(id);
  return [
    {
      subject: `songs:${id}`,
      who: clientName,
      page,
      why: `${eventType}, ${dateInBrief(eventDate)}. ${crateInWords(songs, null)}.`,
      action: "See which",
      href: crate,
      since: instantAt(addDays(eventDate, -songsDays), 0),
    },
  ];
}
