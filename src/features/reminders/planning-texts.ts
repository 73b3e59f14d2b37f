import {
  type PlanningAudience,
  type PlanningPlaceholder,
  type PlanningText,
  planningDefaults,
} from "../../content/planning-mails.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import { planningTexts } from "../../database/schema/reminders.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { isSameText } from "../../platform/fields/fields.ts";
import { fillIn } from "../../platform/fields/placeholders.ts";
import { dateIn, fill, timeIn } from "../../platform/language.ts";
import { allWords, eventTypeIn } from "../../platform/pages/words.ts";
import { nameIn } from "../leads/greeting.ts";
import type { PlanningMail } from "./model.ts";

type Text = Pick<PlanningText, "subject" | "text">;

export type ChangedText = PlanningText & { mail: PlanningMail; audience: PlanningAudience };

export const changedTextsQuery = (db: Database) => db.select().from(planningTexts);

export const storePlanningTextQuery = (db: Database, changed: ChangedText, now: number) =>
  db
    .insert(planningTexts)
    .values({ ...changed, updatedAt: now })
    .onConflictDoUpdate({
      target: [planningTexts.mail, planningTexts.audience],
      set: {
        subject: changed.subject,
        text: changed.text,
        days: changed.days,
        isPaused: changed.isPaused,
        updatedAt: now,
      },
    });

/** Days and switches aside. */
export const isStandard = (text: Text, standard: Text): boolean =>
  isSameText(text.subject, standard.subject) && isSameText(text.text, standard.text);

/** What stands in a list of mails: the line behind the greeting. */
export function previewOf(text: string): string {
  const [first = "", second = first] = text.split("\n").filter((line) => line.trim() !== "");
  return second;
}

/** Of each language in which it goes out: what the DJ wrote stays as it is. */
export const wordsOfText = (text: Text, standard: Text): readonly Words[] =>
  isStandard(text, standard) ? allWords : [english];

/** The kind's text, else that for all, else the default. */
export function planningTextFor(
  mail: PlanningMail,
  audience: PlanningAudience,
  changed: readonly ChangedText[],
): PlanningText {
  const of = (whose: PlanningAudience) => changed.find((each) => each.mail === mail && each.audience === whose);
  const { subject, text, days, isPaused } = of(audience) ?? of("any") ?? planningDefaults[mail];
  return { subject, text, days, isPaused };
}

interface FilledBooking {
  clientName: string;
  eventType: string;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  venue: string | null;
  city: string | null;
}

export function filledIn(text: string, booking: FilledBooking, words: Words = english): string {
  const { formats, bookingMails } = words;
  const { clientName, eventType, eventDate, startTime, endTime, venue, city } = booking;
  const values: Readonly<Record<PlanningPlaceholder, string>> = {
    name: nameIn(clientName, bookingMails),
    event: eventTypeIn(words, eventType),
    date: dateIn(formats, eventDate),
    times: fill(bookingMails.times, { start: timeIn(formats, startTime), end: timeIn(formats, endTime) }),
    venue: [venue, city].filter(Boolean).join(", ") || bookingMails.planning.place,
  };
  return fillIn(text, values);
}
