import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import {
  bookingFields,
  bookings,
  isSignedByAnyone,
  type NeededSigner,
  unsignedOfBooking,
} from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { announcedOfBooking, confirmingOfBooking } from "../../database/schema/payments.ts";
import { dateInWords, timeInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { helloTo } from "../leads/greeting.ts";
import { moneyOf, moneyRows, totalRows } from "../payments/money/model.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute } from "../site/paths.ts";
import { calendarActions, calendarAttachments } from "./calendar-file.ts";
import { isSigned } from "./confirm-booking.ts";
import { bookingPaths } from "./dj/paths.ts";
import { dueOf, othersInWords } from "./model.ts";
import { findBookingQuery } from "./read-bookings.ts";

export const gone: NotNeeded = { notNeeded: "The booking is gone, or has another address now" };

/** Only if still `recipient`'s. */
export async function bookingOfMail(db: Database, id: string, recipient: string) {
  const [booking] = await findBookingQuery(db, id);
  return booking?.clientEmail === recipient ? booking : null;
}

export const replyTo = { name: site.name, email: site.email };

/** Nothing is to pay while a payment is being confirmed. Sums in cents. */
export function leftInWords(unsigned: readonly NeededSigner[], depositDue: number, confirming: number): string {
  const others = othersInWords(unsigned);
  return [
    others ? `${others}: each has a link of their own.` : unsigned.length > 0 ? "Your signature is left." : "",
    confirming > 0
      ? `Your payment of ${dollars(confirming)} is being confirmed: you need not pay again.`
      : depositDue > 0
        ? `The deposit of ${dollars(depositDue)} is left to pay.`
        : "",
    "It all stands in your portal, and takes a few minutes.",
  ]
    .filter(Boolean)
    .join(" ");
}

export async function bookingConfirmedNotice(
  { bookingId }: MailOf<"booking-confirmed-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await db
    .select({ booking: bookingFields, sums: sumsOfBooking })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!found) return gone;
  const { clientName, clientEmail, eventType, status, deposit } = found.booking;
  const date = dateInWords(found.booking.eventDate);
  return {
    subject: `Booked: ${eventType}, ${clientName}, ${date}`,
    preview: "Signed, and the deposit is there.",
    heading: `${clientName} is booked`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: eventType },
          { label: "Date", value: date },
          ...moneyRows(moneyOf(found.sums, status)).map(({ label, amount }) => ({ label, value: dollars(amount) })),
          { label: "Deposit", value: dollars(deposit) },
        ],
      },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: clientName, email: clientEmail },
  };
}

/** In cents, only if still `recipient`'s. */
export const agreedBookingQuery = (db: Database, id: string, recipient: string) =>
  db
    .select({
      booking: bookingFields,
      sums: sumsOfBooking,
      depositDue: dueOf("deposit"),
      confirming: confirmingOfBooking,
      announced: announcedOfBooking,
      isAgreed: sql<boolean>`${isSigned}`.mapWith(Boolean),
      unsigned: unsignedOfBooking,
      isSignedByAnyone: isSignedByAnyone.mapWith(Boolean).as("is_signed_by_anyone"),
    })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, recipient)));

/** Nothing is to pay while a payment is being confirmed. Sums in cents. */
export function nextStep(unsigned: readonly NeededSigner[], depositDue: number, confirming: number): string {
  const others = othersInWords(unsigned);
  const signs = unsigned.length > 0 && others === null;
  const steps = [
    ...(signs ? ["sign the agreement in your portal"] : []),
    ...(depositDue > 0 && confirming === 0
      ? [`pay the deposit of ${dollars(depositDue)}${signs ? "" : " in your portal"}`]
      : []),
  ];
  const next =
    steps.length > 0
      ? `The next step: ${steps.join(", and ")}. Then choose your songs, whenever you like.`
      : "The next step: choose your songs in the portal, whenever you like.";
  const paying =
    confirming > 0 ? `Your payment of ${dollars(confirming)} is being confirmed: nothing is to pay for now. ` : "";
  return `${others ? `${others}. ` : ""}${paying}${next}`;
}

/** @throws without a secret for the link */
export async function bookingConfirmedMail(
  { bookingId }: MailOf<"booking-confirmed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await agreedBookingQuery(context.db, bookingId, recipient);
  if (!found) return gone;
  const { booking, confirming, isAgreed, unsigned } = found;
  const money = moneyOf(found.sums, booking.status);
  const depositOwed = found.depositDue ?? 0;
  if (booking.status === "cancelled") return { notNeeded: "The booking was canceled before this mail went out" };
  const { clientName, eventType, startTime, endTime, packageName, deposit, venue, city } = booking;
  const date = dateInWords(booking.eventDate);
  const times = `${timeInWords(startTime)} to ${timeInWords(endTime)}`;
  const done = [...(isAgreed ? ["signed"] : []), ...(deposit > 0 && depositOwed <= 0 ? ["paid"] : [])].join(" and ");
  return {
    subject: `Congratulations, you are booked: ${eventType}, ${date}`,
    preview: `${date}, ${times}. ${done ? `${done[0]?.toUpperCase()}${done.slice(1)}: the` : "The"} date is yours.`,
    heading: "Congratulations, you are booked!",
    isHappy: true,
    blocks: [
      {
        type: "text",
        text: `${helloTo(clientName)}, ${isAgreed ? "the agreement is signed and " : ""}the date is yours:`,
      },
      {
        type: "facts",
        rows: [
          { label: "Date", value: date },
          { label: "Times", value: times },
          { label: "Venue", value: [venue, city].filter(Boolean).join(", ") || "not named yet" },
          { label: "Package", value: packageName },
          ...(money.paid > 0 ? moneyRows(money) : totalRows(money)).map(({ label, amount }) => ({
            label,
            value: dollars(amount),
          })),
          ...(depositOwed > 0
            ? [
                {
                  label: "Deposit",
                  value:
                    confirming > 0
                      ? `${dollars(depositOwed)}, being confirmed`
                      : `${dollars(depositOwed)}, not paid yet`,
                },
              ]
            : []),
        ],
      },
      { type: "text", text: nextStep(unsigned, depositOwed, confirming) },
      { type: "actions", actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }] },
      ...(await calendarActions("Add it to my calendar", booking, context, now)),
      { type: "text", text: `Is anything left to ask? Reply to this email or call ${site.phone.display}.` },
    ],
    attachments: calendarAttachments(booking, context, now),
    replyTo,
  };
}
