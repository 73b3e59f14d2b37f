import { eq, sql } from "drizzle-orm";
import { categoryOfEventType } from "../../content/event-types.ts";
import { planningDefaults } from "../../content/planning-mails.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { recapOfBooking } from "../../database/schema/evening.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { confirmingOfBooking } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { fill } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { leftToPayInWords } from "../bookings/client-view.ts";
import { bookingGone, bookingOfMail, unsignedInWords } from "../bookings/mails.ts";
import { playedSongsQuery } from "../guests/read-list.ts";
import { moneyOf, offersTip } from "../payments/money/model.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import type { PortalDestination } from "../portal/paths.ts";
import { duePlanningMails, remindedBookingQuery } from "./due.ts";
import type { PlanningMail } from "./model.ts";
import { changedTextsQuery, filledIn, isStandard, planningTextFor, previewOf } from "./planning-texts.ts";

const leadsTo: Readonly<Record<PlanningMail, PortalDestination>> = {
  plan: "plan",
  songs: "songs",
  details: "details",
  tomorrow: "dashboard",
  thanks: "review",
};

/** `songs` are there once the DJ has checked them; `tip` is where a tip may be left. */
interface PlayedEvening {
  href: string | null;
  tip: string | null;
  songs: readonly { title: string; artist: string | null }[];
}

export function planningContent(
  mail: PlanningMail,
  { subject, text }: { subject: string; text: string },
  href: string,
  evening: PlayedEvening,
  { formats, bookingMails: { planning, ended } }: Words = english,
  open = "",
): MailContent {
  const songs = evening.songs.map(({ title, artist }) => (artist ? `${title}, ${artist}` : title));
  return {
    language: formats.tag,
    subject,
    preview: previewOf(text),
    heading: planning.headings[mail],
    isHappy: mail === "thanks",
    blocks: [
      { type: "text", text },
      ...(open ? [{ type: "text" as const, text: fill(planning.open, { open }) }] : []),
      {
        type: "actions",
        actions: [
          { label: planning.actions[mail], href },
          ...(evening.href === null ? [] : [{ label: ended.completed.recap, href: evening.href }]),
          ...(evening.tip === null ? [] : [{ label: ended.completed.tip, href: evening.tip }]),
        ],
      },
      ...(songs.length > 0 ? [{ type: "quote" as const, label: planning.played, text: songs.join("\n") }] : []),
    ],
  };
}

/** A completed booking's own mail already thanks the client. */
const isThanked = async (db: Database, bookingId: string): Promise<boolean> =>
  (await db.$count(outbox, sql`dedupe_key = ${`booking-ended:${bookingId}:completed`} and sent_at is not null`)) > 0;

/**
 * Skipped for a canceled or moved booking, or when already done.
 * @throws without a secret for the link
 */
export async function planningMail(
  { bookingId, mail }: MailOf<"planning">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db } = context;
  const booking = await bookingOfMail(db, bookingId, recipient);
  if (!booking) return bookingGone;
  const {
    planned: [planned],
    changed,
    played,
    evening: [evening],
  } = await batchOf(db, {
    planned: remindedBookingQuery(db, bookingId),
    changed: changedTextsQuery(db),
    played: playedSongsQuery(db, bookingId),
    evening: db
      .select({
        recap: recapOfBooking.as("recap"),
        sums: sumsOfBooking,
        unsigned: unsignedOfBooking,
        confirming: confirmingOfBooking,
      })
      .from(bookings)
      .where(eq(bookings.id, bookingId)),
  });
  if (!planned) return { notNeeded: "The booking has ended" };
  if (!duePlanningMails(planned, changed, now).includes(mail))
    return { notNeeded: "It is done already, paused, its time is over, or money is open" };
  if (mail === "thanks" && (await isThanked(db, bookingId))) return { notNeeded: "A thank-you has gone out already" };
  const written = planningTextFor(mail, categoryOfEventType(booking.eventType) ?? "any", changed);
  // Written by the DJ, it stays as it is.
  const words = isStandard(written, planningDefaults[mail]) ? wordsIn(booking.language) : english;
  const { subject, text } = words.bookingMails.planning.texts?.[mail] ?? written;
  const href = await accessLink(booking, context, now, leadsTo[mail]);
  const filled = { subject: filledIn(subject, booking, words), text: filledIn(text, booking, words) };
  const recap = mail === "thanks" ? evening?.recap : null;
  const money = evening && moneyOf(evening.sums, booking.status);
  const tips = mail === "thanks" && context.takesCards && money && offersTip(booking, money, calendarDateAt(now));
  const shown = {
    href: recap === "waiting" || recap === "released" ? await accessLink(booking, context, now, "evening") : null,
    tip: tips ? await accessLink(booking, context, now, "tip") : null,
    songs: recap === "released" ? played : [],
  };
  const isOwed = money && money.left > 0 && evening.confirming === 0 && booking.balanceDays >= 0;
  const open =
    evening && mail === "tomorrow"
      ? [unsignedInWords(evening.unsigned, words), isOwed ? leftToPayInWords(booking, money, now, words) : ""]
      : [];
  return planningContent(mail, filled, href, shown, words, open.filter(Boolean).join(" "));
}
