import { and, eq, gt, isNull } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { dateIn, fill, headIn } from "../../platform/language.ts";
import { openToken, sha256, signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { recordedIn } from "../changes/model.ts";
import { helloTo, helloToNamed } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { planNewsEnd, portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { newsOf, type Reader, saidQueries, usualNews } from "./news.ts";
import { portalPlanAt } from "./paths.ts";
import { clockWords } from "./times.ts";

const subjectOf = async ({ bookingId, keyId, email }: Pick<Reader, "bookingId" | "keyId" | "email">): Promise<string> =>
  keyId ?? `${bookingId}:${await sha256(email)}`;

async function readReader(db: Database, bookingId: string, keyId: string | null, now: number) {
  const [[client], [key]] = await db.batch([
    db
      .select({ booking: bookings, news: planDetails.news })
      .from(bookings)
      .leftJoin(planDetails, eq(planDetails.bookingId, bookings.id))
      .where(eq(bookings.id, bookingId)),
    db
      .select()
      .from(planKeys)
      .where(
        and(
          eq(planKeys.id, keyId ?? ""),
          eq(planKeys.bookingId, bookingId),
          isNull(planKeys.revokedAt),
          gt(planKeys.endsAt, now),
        ),
      ),
  ]);
  if (!client || (keyId !== null && !key)) return null;
  const { booking } = client;
  return keyId === null || !key
    ? { booking, name: booking.clientName, email: booking.clientEmail, news: client.news ?? usualNews }
    : { booking, name: key.name, email: key.email, news: key.news };
}

/**
 * Sends nothing to the unsubscribed or for an ended key. Only the client, a partner and a planner read the words of
 * moments and comments.
 * @throws without a secret for the link
 */
export async function planNewsMail(
  { bookingId, keyId, since, until }: MailOf<"plan-news">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const found = await readReader(db, bookingId, keyId, now);
  if (!found || found.email !== recipient || found.booking.status === "cancelled")
    return { notNeeded: "The booking is off, or the key opens nothing any more" };
  if (found.news === "never") return { notNeeded: "They asked for no more of these mails" };
  const { booking, name } = found;
  const reader = { ...found, bookingId, keyId, since, until };
  const news = newsOf(reader, await batchOf(db, saidQueries(db, [bookingId], since)));
  const words = wordsIn(booking.language);
  const { formats, bookingMails, changes: recorded, planMails } = words;
  const newsWords = planMails.news;
  const rows = [
    ...news.comments.map(({ subject, author, words: written }) => ({
      label: `${author}, ${recordedIn(recorded, subject)}`,
      value: written,
    })),
    ...news.moved.map(({ subject, from, to }) => ({
      label: subject,
      value: fill(newsWords.moves, {
        from: clockWords(from, formats),
        to: clockWords(to, formats),
        names: news.movers.join(", "),
      }),
    })),
  ];
  if (rows.length === 0) return { notNeeded: "What was said or moved has gone" };
  const token = await signToken(secretsOf(context), "plan-news", { subject: await subjectOf(reader) });
  const end = absolute(siteOrigin, signedPath(planNewsEnd, token));
  const page = keyId ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  const heading = news.comments.length > 0 ? newsWords.said : newsWords.moved;
  const values = {
    heading,
    event: eventTypeIn(words, booking.eventType),
    date: dateIn(formats, booking.eventDate),
    hello: keyId ? helloToNamed(name, bookingMails) : helloTo(name, bookingMails),
  };
  return {
    ...headIn(words, { subject: planMails.subject, preview: newsWords.preview, heading }, values),
    blocks: [
      { type: "text", text: fill(newsWords.text, values) },
      { type: "facts", rows },
      { type: "actions", actions: [{ label: planMails.open, href: absolute(siteOrigin, page) }] },
    ],
    headers: { "List-Unsubscribe": `<${end}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    footerLink: { label: newsWords.end, href: end },
  };
}

export async function readerOfLink(db: Database, secrets: LinkSecrets, token: string, now: number) {
  const opened = await openToken(secrets, "plan-news", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId = "", hash] = opened.subject.split(":");
  const { language } = bookings;
  if (hash === undefined) {
    const [key] = await db
      .select({ keyId: planKeys.id, language })
      .from(planKeys)
      .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
      .where(eq(planKeys.id, bookingId));
    return key ?? null;
  }
  const [booking] = await db
    .select({ email: bookings.clientEmail, language })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return booking && (await sha256(booking.email)) === hash ? { bookingId, language: booking.language } : null;
}
