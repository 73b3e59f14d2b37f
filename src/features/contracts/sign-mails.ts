import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, instantInWords } from "../../platform/dates.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { listInWords } from "../../platform/numbers.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { replyTo } from "../bookings/mails.ts";
import { sideOf } from "../bookings/model.ts";
import { helloTo, helloToNamed, looksLikeName } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { isErased } from "../people/erased-address.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath, verifyOf } from "../site/paths.ts";
import { agreementFile, agreementPdf, headings } from "./agreement-file.ts";
import { signSignerToken, unsignedQuery } from "./client/read-signing.ts";
import { quotedMeans, whyByHand } from "./client-words.ts";
import { signatureInFullQuery, signedVersionQuery } from "./signatures.ts";

/**
 * Sends nothing once they have signed, got another link, or the booking lost its date.
 * @throws without a secret for the link
 */
export async function signAskedMail(
  { bookingId, signer, linkVersion }: MailOf<"sign-asked">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await unsignedQuery(context.db, bookingId, now);
  const who = found?.booking.signers.find((each) => each.id === signer);
  if (!found?.isStanding || who?.linkVersion !== linkVersion || !found.unsigned.some(({ id }) => id === signer))
    return { notNeeded: "They have signed, have another link, or the booking has no date any more" };
  const { clientName, companyName, eventType, eventDate } = found.booking;
  const token = await signSignerToken(secretsOf(context), { bookingId, signer, linkVersion }, now);
  const date = dateInWords(eventDate);
  // Whoever accepted a quote may have typed all of these.
  const named = (name: string) => (looksLikeName(name) ? name : "the client");
  const why = {
    partner: `${named(clientName)} and you are the clients of this agreement`,
    representative: `you sign this agreement for ${named(companyName ?? clientName)}`,
    parent: `you sign this agreement for ${named(clientName)}, as parent or guardian`,
  }[who.role];
  return {
    subject: `Please sign: ${eventType}, ${date}`,
    preview: "Read the agreement and sign it, in two minutes.",
    heading: "An agreement waits for your signature",
    blocks: [
      {
        type: "text",
        text: `${helloToNamed(who.name)}, ${why}: ${eventType} on ${date}, with ${site.name}. Read it, and sign it right there.`,
      },
      {
        type: "actions",
        actions: [
          {
            label: "Read and sign the agreement",
            href: absolute(context.siteOrigin, signedPath(portalPaths.sign, token)),
          },
        ],
      },
      {
        type: "text",
        text: "The link is yours alone and shows the agreement, nothing else: please do not pass this email on. If you know nothing of it, you can leave it: nothing happens.",
      },
    ],
    replyTo,
  };
}

function summaryOf(text: string): Block[] {
  const paragraph = (heading: string) =>
    text
      .split("\n\n")
      .find((each) => each.startsWith(`${heading}\n`))
      ?.split("\n")
      .slice(1) ?? [];
  const rowsOf = (lines: readonly string[]) =>
    lines.flatMap((line) => {
      const [, label, value] = line === quotedMeans ? [] : (/^(?:- )?(.+?): (.+)$/.exec(line) ?? []);
      return label && value ? [{ label, value }] : [];
    });
  const [agreed, priced] = [rowsOf(paragraph(headings.agreed)), rowsOf(paragraph(headings.priced))];
  return [{ type: "facts", rows: agreed }, ...(priced.length > 0 ? [{ type: "bill", rows: priced } as const] : [])];
}

/**
 * The signed text word for word, with its fingerprint and signatures.
 * @throws without a secret for the client's link
 */
export async function agreementCopyMail(
  { signatureId, to, countersigned }: MailOf<"agreement-copy">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [signed] = await signatureInFullQuery(context.db, signatureId);
  if (!signed || isErased(signed.clientEmail)) return { notNeeded: "The client was erased" };
  const isForClient = to === "client";
  const isForDj = to === "dj";
  const reader = isForClient || isForDj ? null : signed.signers.find(({ id }) => id === to);
  if (reader === undefined) return { notNeeded: "They are not of those who sign any more" };
  const [first, ...others] = await signedVersionQuery(context.db, signed.bookingId, signed.number);
  if (!first) return { notNeeded: "Nothing is signed" };
  const { bookingId, clientName, clientEmail, eventType, name, sha256, signedAt, depositDue } = signed;
  const all = [first, ...others];
  const countersignedAt = all.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const event = `${eventType}, ${dateInWords(signed.eventDate)}`;
  // Readers are not named to themselves.
  const isReader = (signer: string) => signer === (isForClient ? "" : to);
  const waiting = listInWords(signed.unsigned.map((each) => (!isForDj && isReader(each.id) ? "you" : each.name)));
  const isOne = signed.unsigned.length === 1 && !waiting.startsWith("you");
  const next =
    signed.status === "hold" && depositDue !== null
      ? ` The date is yours once the deposit of ${dollars(depositDue)} is paid.`
      : "";
  const comes = countersigned
    ? isForClient
      ? next
      : ""
    : waiting
      ? ` It counts once ${waiting} ${isOne ? "has" : "have"} signed as well.`
      : " I sign it as well and write to you when I have.";
  const lead = isForDj
    ? countersigned
      ? `${name} has signed, and so have you${all.length > 1 ? " and everybody else" : ""}. This is your copy.`
      : [
          `${name} has signed.`,
          waiting
            ? `It waits for ${waiting}.`
            : "It counts once you sign it as well: open the booking and press the button.",
          whyByHand(signed),
        ]
          .filter(Boolean)
          .join(" ")
    : `${reader ? helloTo(reader.name) : helloTo(clientName)}, this is your copy of the agreement: what it comes to below, and all of it word for word in the PDF. Please keep it.${comes}`;
  const actions = isForClient
    ? [{ label: "Open the portal", href: await accessLink({ ...signed, id: bookingId }, context, now) }]
    : isForDj
      ? [{ label: "Open the booking", href: absolute(context.siteOrigin, bookingPaths(bookingId).page) }]
      : [];
  return {
    subject: `${waiting ? "Signed in part" : countersigned || !isForDj ? "Signed agreement" : "Please sign"}: ${event}`,
    preview: `Signed by ${name} on ${instantInWords(signedAt)}.`,
    heading: isForDj || waiting ? `${name} has signed` : "Your signed agreement",
    blocks: [
      { type: "text", text: lead },
      {
        type: "facts",
        rows: [
          ...all.map((each) => ({
            label: sideOf(each.role),
            value: `${each.name}, ${instantInWords(each.signedAt)}${each.by === null ? "" : ", on paper"}`,
          })),
          ...signed.unsigned.map((each) => ({ label: "Not signed yet", value: each.name })),
          {
            label: "The DJ",
            value:
              countersignedAt === null ? "not signed yet" : `${site.legalName}, ${instantInWords(countersignedAt)}`,
          },
          { label: "Fingerprint (SHA-256)", value: sha256 },
        ],
      },
      ...(actions.length > 0 ? [{ type: "actions", actions } as const] : []),
      ...summaryOf(signed.text),
      {
        type: "text",
        text: `Anyone can check the fingerprint at ${absolute(context.siteOrigin, verifyOf(sha256))}: the page says whether it is a signed agreement's, and nothing else.`,
      },
    ],
    attachments: [
      {
        filename: `${agreementFile(bookingId)}.pdf`,
        type: "application/pdf",
        content: await agreementPdf([first, ...others], context.siteOrigin),
      },
    ],
    replyTo: isForDj ? { name: clientName, email: clientEmail } : replyTo,
  };
}
