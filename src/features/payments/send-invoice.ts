import { and, eq, ne, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isClient } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { mailsOf } from "../../platform/mail/outcomes.ts";
import { billDollars } from "../../platform/money.ts";
import { gone, replyTo } from "../bookings/mails.ts";
import { looksLikeName } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { moneyOfBooking } from "./client-money.ts";
import { type Invoice, invoiceWithBookingQuery } from "./invoices.ts";
import { receiptName } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { invoiceFile, invoicePdf, invoiceSums, invoiceTitle, otherPaper } from "./paper-files.ts";

/** Per booking, besides the client's own address. */
const mostPayers = 3;

/**
 * The DJ may send it anywhere; a client (`by` null) only for an agreed booking, to few addresses. Gives whether it
 * goes out, or went out today.
 */
export async function sendInvoice(
  db: Database,
  { id, bookingId }: Pick<Invoice, "id" | "bookingId">,
  email: string,
  { by, now }: { by: string | null; now: number },
): Promise<boolean> {
  const event = [bookingId, email, id, calendarDateAt(now)].map((part) => sql`${part}`);
  const key = ["invoice", bookingId, email, id, calendarDateAt(now)].join(":");
  const others = sql`(select count(distinct recipient) from ${mailsOf(sql`${`invoice:${bookingId}`}`)}
    and recipient not in (${email}, bookings.client_email))`;
  const isAllowed =
    by === null
      ? sql`(bookings.client_email = ${email} or (${isClient(now)} and ${others} < ${mostPayers}))`
      : sql`true`;
  const { queued } = await batchOf(db, {
    mail: queueMailsOfRowsQuery(
      db,
      {
        kind: "invoice",
        data: { invoiceId: sql`${id}`, bookingId: bookings.id },
        recipient: email,
        event,
        from: sql`${bookings} where bookings.id = ${bookingId} and ${isAllowed}`,
      },
      now,
    ),
    payer: db
      .update(bookings)
      .set({ payableEmail: email })
      .where(
        and(
          eq(bookings.id, bookingId),
          ne(bookings.clientEmail, email),
          sql`exists (select 1 from outbox where outbox.dedupe_key = ${key})`,
        ),
      ),
    queued: db.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, key)),
  });
  return queued.length > 0;
}

/** Shows only what is left to pay. Ends with the booking's other links. */
export async function signPayLink(
  { linkSecrets, siteOrigin }: { linkSecrets: LinkSecrets; siteOrigin: string },
  { id, portalLinkVersion }: { id: string; portalLinkVersion: number },
  now: number,
): Promise<string> {
  const link = { subject: id, version: portalLinkVersion, expiresAt: now + linkKinds.pay.lasts };
  return absolute(siteOrigin, signedPath(portalPaths.payLink, await signToken(linkSecrets, "pay", link)));
}

/**
 * Of the client's words only a name goes into the mail.
 * @throws without a secret for the link
 */
export async function invoiceMail(
  invoiceId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await invoiceWithBookingQuery(context.db, invoiceId);
  if (!found) return gone;
  const { invoice, booking } = found;
  const isTheirs = recipient === booking.clientEmail || recipient === invoice.payableEmail;
  if (!isTheirs) return { notNeeded: "Somebody else pays the bills of this booking now" };
  const current = await moneyOfBooking(context.db, booking.id);
  const left = current ? moneyOf(current.sums, current.booking.status).left : 0;
  const isOpen = left > 0 && !invoice.credits && !invoice.other;
  const [title, name] = [invoiceTitle(invoice), receiptName(invoice.number, invoice.createdAt)];
  const last = invoiceSums(invoice).find(({ mark }) => mark === "band");
  return {
    subject: `${title} ${name}: ${billDollars(invoice.credits ? -invoice.total : invoice.total)}`,
    preview: last ? `${last.label}: ${last.sum}` : name,
    heading: `${title} ${name}`,
    blocks: [
      {
        type: "text",
        text: `${title} ${name} is attached. ${looksLikeName(booking.clientName) ? booking.clientName : "A client"} has named this address for the bills of a booking; you get nothing else of it.`,
      },
      {
        type: "facts",
        rows: [
          ...otherPaper(invoice).map(([label, value]) => ({ label, value })),
          ...(last ? [{ label: last.label, value: last.sum }] : []),
        ],
      },
      ...(isOpen
        ? [
            {
              type: "actions",
              actions: [
                {
                  label: `Pay ${billDollars(left)}`,
                  href: await signPayLink({ ...context, linkSecrets: secretsOf(context) }, booking, now),
                },
              ],
            } as const,
            { type: "text", text: "The invoice says where to remit to by check or bank." } as const,
          ]
        : []),
    ],
    attachments: [
      { filename: `${invoiceFile(invoice)}.pdf`, type: "application/pdf", content: await invoicePdf(invoice) },
    ],
    replyTo,
  };
}
