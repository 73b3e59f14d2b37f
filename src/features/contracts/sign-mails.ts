import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateIn, dayIn, fill, headIn, instantIn, listIn } from "../../platform/language.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { type BookingSummary, sideOf } from "../bookings/model.ts";
import { helloTo, helloToNamed, looksLikeName } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { isErased } from "../people/erased-address.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath, verifyOf } from "../site/paths.ts";
import { agreementPaper, waitsInWords } from "./agreement-file.ts";
import { signSignerToken, unsignedQuery } from "./client/read-signing.ts";
import { whyByHand } from "./client-words.ts";
import { agreementQuery, signatureInFullQuery } from "./signatures.ts";

export function askToSign(
  {
    clientName,
    companyName,
    eventType,
    eventDate,
  }: Pick<BookingSummary, "clientName" | "companyName" | "eventType" | "eventDate">,
  who: Signer,
  href: string,
  words: Words,
): MailContent {
  const { formats, bookingMails } = words;
  const signAskedWords = bookingMails.signAsked;
  // Whoever accepted a quote may have typed all of these.
  const name = who.role === "representative" ? (companyName ?? clientName) : clientName;
  const values = {
    event: eventTypeIn(words, eventType),
    date: dateIn(formats, eventDate),
    why: fill(signAskedWords[who.role], { name: looksLikeName(name) ? name : signAskedWords.theClient }),
    hello: helloToNamed(who.name, bookingMails),
  };
  return {
    ...headIn(words, signAskedWords, values),
    blocks: [
      { type: "text", text: fill(signAskedWords.text, values) },
      { type: "actions", actions: [{ label: signAskedWords.action, href }] },
      { type: "text", text: signAskedWords.alone },
    ],
  };
}

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
  const token = await signSignerToken(secretsOf(context), { bookingId, signer, linkVersion }, now);
  const href = absolute(context.siteOrigin, signedPath(portalPaths.sign, token));
  return askToSign(found.booking, who, href, wordsIn(found.booking.language));
}

/** In the reader's language where the signed text has it. */
function summaryOf(text: string, words: Words): Block[] {
  const spoken = text.includes(`\n\n${words.agreement.paper.agreed}\n`) ? words : wordsIn();
  const { agreed: agreedHeading, priced: pricedHeading, quotedMeans } = spoken.agreement.paper;
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
  const [agreed, priced] = [rowsOf(paragraph(agreedHeading)), rowsOf(paragraph(pricedHeading))];
  return [{ type: "facts", rows: agreed }, ...(priced.length > 1 ? [{ type: "bill", rows: priced } as const] : [])];
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
  const [first, ...others] = await agreementQuery(context.db, signed.bookingId, signed.number);
  if (!first) return { notNeeded: "Nothing is signed" };
  const { bookingId, clientName, clientEmail, eventType, name, sha256, signedAt, depositDue } = signed;
  const all = [first, ...others];
  const countersignedAt = all.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const words = wordsIn(isForDj ? undefined : signed.language);
  const { formats, bookingMails } = words;
  const copyWords = bookingMails.copy;
  const values = { event: eventTypeIn(words, eventType), date: dateIn(formats, signed.eventDate) };
  const waiting = listIn(
    formats,
    signed.unsigned.map((each) => each.name),
  );
  const next =
    signed.status === "hold" && depositDue !== null ? fill(copyWords.deposit, { amount: dollars(depositDue) }) : "";
  const isYours = !isForDj && countersigned && waiting === "" && signed.status === "confirmed";
  const comes = countersigned
    ? isForClient
      ? next
      : ""
    : (waitsInWords(signed.unsigned, words, isForClient ? "" : to) ?? copyWords.mine);
  const lead = isForDj
    ? countersigned
      ? `${name} has signed, and so have you${all.length > 1 ? " and everybody else" : ""}. This is your copy.`
      : [
          waiting
            ? `It waits for ${waiting}.`
            : "It counts once you sign it as well: open the booking and press the button.",
          whyByHand(signed),
        ]
          .filter(Boolean)
          .join(" ")
    : [fill(copyWords.text, { hello: helloTo(reader?.name ?? clientName, bookingMails) }), comes]
        .filter(Boolean)
        .join(" ");
  const actions = isForClient
    ? [{ label: bookingMails.openPortal, href: await accessLink({ ...signed, id: bookingId }, context, now) }]
    : isForDj
      ? [{ label: "Open the booking", href: absolute(context.siteOrigin, bookingPaths(bookingId).page) }]
      : [];
  return {
    language: formats.tag,
    subject:
      waiting || countersigned || !isForDj
        ? fill(waiting ? copyWords.subjectInPart : copyWords.subject, values)
        : `Please sign: ${values.event}, ${values.date}`,
    preview: fill(copyWords.preview, { name, time: instantIn(formats, signedAt) }),
    heading:
      isForDj || waiting
        ? fill(copyWords.headingInPart, { name })
        : isYours
          ? fill(copyWords.headingYours, { day: dayIn(formats, signed.eventDate) })
          : copyWords.heading,
    isHappy: isYours,
    blocks: [
      { type: "text", text: lead },
      ...(actions.length > 0 ? [{ type: "actions", actions } as const] : []),
      ...summaryOf(signed.text, words),
      {
        type: "facts",
        rows: [
          ...all.map((each) => ({
            label: sideOf(each.role, words),
            value: fill(each.by === null ? copyWords.signed : copyWords.onPaper, {
              name: each.name,
              time: instantIn(formats, each.signedAt),
            }),
          })),
          ...signed.unsigned.map((each) => ({ label: copyWords.notYet, value: each.name })),
          {
            label: copyWords.theDj,
            value:
              countersignedAt === null
                ? copyWords.djNotYet
                : fill(copyWords.signed, { name: site.legalName, time: instantIn(formats, countersignedAt) }),
          },
        ],
      },
      {
        type: "actions",
        isNote: true,
        actions: [
          {
            label: fill(copyWords.check, { from: sha256.slice(0, 8), to: sha256.slice(-3) }),
            href: absolute(context.siteOrigin, formats.prefix + verifyOf(sha256)),
          },
        ],
      },
    ],
    attachments: [await agreementPaper([first, ...others], context.siteOrigin)],
    replyTo: isForDj ? { name: clientName, email: clientEmail } : undefined,
  };
}
