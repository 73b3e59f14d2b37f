import { leadReplyHours, messageReplyHours } from "../../content/offers.ts";
import type { OpeningHours } from "../../content/office-hours.ts";
import { calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { day, hour, minute } from "../../platform/durations.ts";
import { timeInWords, weekdayInBrief } from "../../platform/english.ts";
import { businessDay, businessTime, quoteDueAt } from "./business-hours.ts";

/** Milliseconds left at which the clock warns. */
const soon = 30 * minute;

/** `left` goes from 1 to 0. */
export interface ReplyClock {
  state: "left" | "soon" | "late" | "answered";
  text: string;
  left: number;
}

/** Instants; a contact without a category is a message. */
export interface Waiting {
  status: string;
  eventCategory: string | null;
  createdAt: number;
  answeredAt: number | null;
}

function spanInWords(milliseconds: number): string {
  if (milliseconds >= 2 * day) return `${Math.floor(milliseconds / day)} days`;
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}

/** "by Sat 12 PM" */
const byDay = (instant: number): string =>
  `by ${weekdayInBrief(calendarDateAt(instant)).split(",")[0]} ${timeInWords(clockTimeAt(instant)).replace(":00", "")}`;

function answeredIn({ eventCategory, createdAt }: Waiting, answeredAt: number, table: readonly OpeningHours[]): string {
  const passed = answeredAt - createdAt;
  const counted = eventCategory === null ? passed : businessTime(createdAt, answeredAt, table);
  if (counted < minute) return "answered at once";
  if (eventCategory === null || counted <= businessDay(table)) return `answered in ${spanInWords(counted)}`;
  const days = Math.round(counted / businessDay(table));
  return `answered in ${days} business ${days === 1 ? "day" : "days"}`;
}

const promisedTo = (eventCategory: string | null): number =>
  (eventCategory === null ? messageReplyHours.latest : leadReplyHours) * hour;

export const replyDueAt = (
  { eventCategory, createdAt }: Pick<Waiting, "eventCategory" | "createdAt">,
  table: readonly OpeningHours[],
): number => (eventCategory === null ? createdAt + promisedTo(eventCategory) : quoteDueAt(createdAt, table));

/**
 * A quote request is promised an answer within two business hours, a message within 24 hours; lateness is in plain
 * time, as the client waits.
 */
export function replyClock(contact: Waiting, now: number, table: readonly OpeningHours[]): ReplyClock {
  const { status, eventCategory, answeredAt } = contact;
  if (answeredAt !== null) return { state: "answered", text: answeredIn(contact, answeredAt, table), left: 0 };
  if (status !== "new") return { state: "answered", text: "answered", left: 0 };
  const isLead = eventCategory !== null;
  const promised = promisedTo(eventCategory);
  const deadline = replyDueAt(contact, table);
  if (now >= deadline) return { state: "late", text: `${spanInWords(now - deadline)} late`, left: 0 };
  const left = Math.min(promised, isLead ? businessTime(now, deadline, table) : deadline - now);
  // Office hours, or the day, may end in between.
  const text = calendarDateAt(deadline) === calendarDateAt(now) ? `${spanInWords(left)} left` : byDay(deadline);
  return { state: left < soon ? "soon" : "left", text, left: left / promised };
}

/** Late ones, then the least time left, then the newest answered. */
export function byUrgency<Row extends { clock: ReplyClock; createdAt: number }>(one: Row, other: Row): number {
  const rank = ({ clock: { state, left } }: Row) => (state === "answered" ? 2 : left);
  const ways = rank(one) - rank(other);
  if (ways !== 0) return ways;
  return one.clock.state === "answered" ? other.createdAt - one.createdAt : one.createdAt - other.createdAt;
}
