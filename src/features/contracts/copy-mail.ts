import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { absolute, verifyOf } from "../site/paths.ts";
import { agreementFile, agreementPdf } from "./agreement-pdf.ts";
import { whyByHand } from "./own-words.ts";
import { signatureInFullQuery } from "./signatures.ts";

/**
 * Brings the copy of a signed agreement, word for word, with its fingerprint: to the client, or to the DJ.
 *
 * @throws when there is no secret to sign the client's link with
 */
export async function agreementCopyMail(
  { signatureId, to, countersigned }: MailOf<"agreement-copy">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [signed] = await signatureInFullQuery(context.db, signatureId);
  if (!signed?.clientEmail.includes("@")) return { notNeeded: "The client was erased" };
  const { bookingId, clientName, clientEmail, eventType, name, sha256, signedAt, countersignedAt, depositDue } = signed;
  const event = `${eventType}, ${dateOf(signed.eventDate)}`;
  const why = whyByHand(signed);
  const isForClient = to === "client";
  const next =
    signed.status === "hold" && depositDue !== null
      ? ` The date is yours once the deposit of ${dollars(depositDue)} is paid.`
      : "";
  const lead = isForClient
    ? `${helloTo(clientName)}, this is your copy of the agreement, word for word, below and as a PDF. Please keep it.${countersigned ? next : " I sign it as well and write to you when I have."}`
    : countersigned
      ? `${clientName} has signed, and so have you. This is your copy.`
      : `${clientName} has signed. It counts once you sign it as well: open the booking and press the button.${why === null ? "" : ` ${why}`}`;
  const action = isForClient
    ? { label: "Open the portal", href: await accessLink({ ...signed, id: bookingId }, context, now) }
    : { label: "Open the booking", href: absolute(context.siteOrigin, bookingPaths(bookingId).page) };
  return {
    subject: `${countersigned || isForClient ? "Signed agreement" : "Please sign"}: ${event}`,
    preview: `Signed by ${name} on ${instantInWords(signedAt)}.`,
    heading: isForClient ? "Your signed agreement" : `${clientName} has signed`,
    blocks: [
      { type: "text", text: lead },
      {
        type: "facts",
        rows: [
          { label: "The client", value: `${name}, ${instantInWords(signedAt)}` },
          {
            label: "The DJ",
            value:
              countersignedAt === null ? "not signed yet" : `${site.legalName}, ${instantInWords(countersignedAt)}`,
          },
          { label: "Fingerprint (SHA-256)", value: sha256 },
        ],
      },
      { type: "actions", actions: [action] },
      { type: "quote", label: "The agreement", text: signed.text },
      {
        type: "text",
        text: `Anyone can check the fingerprint at ${absolute(context.siteOrigin, verifyOf(sha256))}: the page says whether it is a signed agreement's, and nothing else.`,
      },
    ],
    attachments: [
      {
        filename: `${agreementFile(bookingId)}.pdf`,
        type: "application/pdf",
        content: await agreementPdf(signed, context.siteOrigin),
      },
    ],
    replyTo: isForClient ? replyTo : { name: clientName, email: clientEmail },
  };
}
