import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { billDollars } from "../../platform/money.ts";
import { gone, replyTo } from "../bookings/mails.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { moneyOfBooking } from "./client-money.ts";
import { type Invoice, invoiceWithBookingQuery } from "./invoices.ts";
import { receiptName } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { invoiceFile, invoicePdf, invoiceSums, invoiceTitle, otherPaper } from "./paper-files.ts";

/** Mails an invoice or credit note to who pays the bills, who gets the next ones as well. Once a day to one address. */
export async function sendInvoice(
  db: Database,
  { id, bookingId }: Pick<Invoice, "id" | "bookingId">,
  email: string,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(bookings)
      .set({ payableEmail: email })
      .where(and(eq(bookings.id, bookingId), ne(bookings.clientEmail, email))),
    queueMailQuery(db, { kind: "invoice", invoiceId: id }, email, `invoice:${id}:${email}:${calendarDateAt(now)}`, now),
  ]);
}

/** To a page that shows what is left to pay, and nothing else. Ends with the booking's other links. */
export async function signPayLink(
  { linkSecrets, siteOrigin }: { linkSecrets: LinkSecrets; siteOrigin: string },
  { id, portalLinkVersion }: { id: string; portalLinkVersion: number },
  now: number,
): Promise<string> {
  const link = { subject: id, version: portalLinkVersion, expiresAt: now + linkKinds.pay.lasts };
  return absolute(siteOrigin, signedPath(portalPaths.payLink, await signToken(linkSecrets, "pay", link)));
}

/**
 * With its file, and a link to pay what is left now.
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
    subject: `${title} ${name}: ${billDollars(invoice.credits ? -invoice.total : invoice.total)}, ${invoice.about}`,
    preview: last ? `${last.label}: ${last.sum}` : name,
    heading: `${title} ${name}`,
    blocks: [
      {
        type: "text",
        text: `${title} ${name} is attached. ${booking.clientName} has named this address for the bills of this booking; you get nothing else of it.`,
      },
      {
        type: "facts",
        rows: [
          { label: "For", value: invoice.about },
          ...(invoice.purchaseOrder ? [{ label: "Purchase order", value: invoice.purchaseOrder }] : []),
          ...otherPaper(invoice).map(([label, value]) => ({ label, value })),
          ...(invoice.reason ? [{ label: "Why", value: invoice.reason }] : []),
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
