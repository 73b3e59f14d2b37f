import { and, ne, sql } from "drizzle-orm";
import type { Context } from "hono";
import { english } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isClient } from "../../../database/schema/bookings.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { fill } from "../../../platform/language.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { signToken } from "../../../platform/links/signed-link.ts";
import {
  automaticMailKey,
  dayInHand,
  daysFrom,
  queueAutomaticMailQuery,
} from "../../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import type { MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { billDollars } from "../../../platform/money.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { bookingGone } from "../../bookings/mails.ts";
import { looksLikeName } from "../../leads/greeting.ts";
import { secretsOf } from "../../newsletter/mails.ts";
import { portalPaths } from "../../portal/paths.ts";
import { absolute, signedPath } from "../../site/paths.ts";
import { moneyOfBooking } from "../client-money.ts";
import { receiptName } from "../model.ts";
import { moneyOf } from "../money/model.ts";
import { invoiceFile, invoiceIn, invoicePdf, invoiceSums, leftOf, otherPaper } from "./invoice-paper.ts";
import type { Outdated } from "./invoice-standing.ts";
import { type Invoice, invoiceWithBookingQuery } from "./invoices.ts";

/** No words of the client's. */
const orderNumber = /^[A-Z]{0,4}[ #-]?\d[\d-]{0,14}$/i;

/** Firms' endings are no part of a name: "Bayside Events, LLC". */
const ending = /,? (?:co|corp|inc|llc|llp|ltd|pllc)\.?$/i;

/** Per booking, besides the client's own address. */
const mostPayers = 3;

/** Today, or tomorrow when the address had an automatic mail today. */
const mailDays = 2;

/**
 * The DJ may send it anywhere, and a client (`by` null) to the own address; to few others once that is a client's, as
 * an automatic mail: `sent` if it goes out, or went out today. Nobody is sent one that is outdated.
 */
export async function sendInvoice(
  db: Database,
  { id, bookingId, outdated }: Pick<Invoice, "id" | "bookingId" | "outdated">,
  email: string,
  { by, now }: { by: string | null; now: number },
): Promise<"sent" | "refused" | Outdated> {
  if (outdated) return outdated;
  const mailbox = await mailboxKey(email);
  const event = [bookingId, email, id, calendarDateAt(now)];
  const isFree = sql`(${by !== null} or bookings.client_email = ${email})`;
  const others = sql`(select count(distinct sent.recipient) from outbox as sent where sent.kind = 'invoice'
    and sent.data ->> '$.bookingId' = bookings.id and sent.recipient not in (${email}, bookings.client_email))`;
  const isSent = sql`(exists (select 1 from outbox as sent where sent.dedupe_key = ${["invoice", ...event].join(":")})
    or exists (select 1 from ${daysFrom(now, mailDays)} inner join outbox as sent
      on sent.dedupe_key = ${automaticMailKey(mailbox, dayInHand)} and json_extract(sent.data, '$.invoiceId') = ${id}))`;
  const isIt = sql`bookings.id = ${bookingId}`;
  const { sent } = await batchOf(db, {
    free: queueMailsOfRowsQuery(
      db,
      {
        kind: "invoice",
        data: { invoiceId: sql`${id}`, bookingId: bookings.id },
        recipient: email,
        event: event.map((part) => sql`${part}`),
        from: sql`${bookings} where ${isIt} and ${isFree}`,
      },
      now,
    ),
    automatic: queueAutomaticMailQuery(
      db,
      {
        mail: { kind: "invoice", invoiceId: id, bookingId },
        recipient: email,
        mailbox,
        days: mailDays,
        from: sql`${bookings}`,
        where: sql`${isIt} and not ${isFree} and ${isClient(now)} and ${others} < ${mostPayers} and not ${isSent}`,
      },
      now,
    ),
    payer: db
      .update(bookings)
      .set({ payableEmail: email })
      .where(and(isIt, ne(bookings.clientEmail, email), isSent)),
    sent: db.select({ id: bookings.id }).from(bookings).where(and(isIt, isSent)),
  });
  return sent.length > 0 ? "sent" : "refused";
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

/** Null without a signing secret. */
export async function payLinkTo(
  c: Context<AppEnv>,
  { id, portalLinkVersion }: { id: string; portalLinkVersion: number },
  now: number,
): Promise<string | null> {
  const { linkSecrets, siteOrigin } = settingsOf(c.env);
  return linkSecrets && signPayLink({ linkSecrets, siteOrigin }, { id, portalLinkVersion }, now);
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
  if (!found) return bookingGone;
  const { invoice, booking } = found;
  if (invoice.outdated) return { notNeeded: `It is ${english.papers.invoices.outdated[invoice.outdated]}` };
  const isTheirs = recipient === booking.clientEmail || recipient === invoice.payableEmail;
  if (!isTheirs) return { notNeeded: "Somebody else pays the bills of this booking now" };
  const current = await moneyOfBooking(context.db, booking.id);
  const left = current ? moneyOf(current.sums, current.booking.status).left : 0;
  const isOpen = left > 0 && !invoice.credits && !invoice.other;
  const words = wordsIn(booking.language);
  const { formats, papers } = words;
  const mailWords = papers.mail;
  const named = invoiceIn(words, invoice);
  const last = invoiceSums(words, invoice).find(({ mark }) => mark === "band");
  const asked = leftOf(invoice);
  const company = booking.companyName?.replace(ending, "");
  const name =
    [company, booking.companyName, booking.clientName].find((each) => each && looksLikeName(each)) ?? mailWords.someone;
  const order = orderNumber.test(invoice.purchaseOrder ?? "") ? invoice.purchaseOrder : null;
  const number = receiptName(invoice.number, invoice.createdAt);
  const payLink = isOpen ? await signPayLink({ ...context, linkSecrets: secretsOf(context) }, booking, now) : null;
  return {
    language: formats.tag,
    subject: fill(mailWords.subject, {
      named,
      amount: invoice.credits ? billDollars(-invoice.total) : asked > 0 ? billDollars(asked) : papers.invoices.paid,
    }),
    preview: last ? `${last.label}: ${last.sum}` : named,
    heading: named,
    blocks: [
      {
        type: "text",
        text: [
          fill(invoice.credits ? mailWords.credit : mailWords.invoice, { number }),
          recipient === booking.clientEmail ? "" : fill(mailWords.named, { name }),
        ].join(" "),
      },
      {
        type: "facts",
        rows: [
          ...otherPaper(words, invoice).map(([label, value]) => ({ label, value })),
          ...(order ? [{ label: papers.invoice.purchaseOrder, value: order }] : []),
          ...(last ? [{ label: last.label, value: last.sum }] : []),
        ],
      },
      ...(payLink
        ? [
            { type: "actions", actions: [{ label: mailWords.pay, href: payLink }] } as const,
            { type: "text", text: mailWords.remit } as const,
          ]
        : []),
    ],
    attachments: [
      {
        filename: `${invoiceFile(words, invoice)}.pdf`,
        type: "application/pdf",
        content: await invoicePdf(words, invoice, payLink),
      },
    ],
  };
}
