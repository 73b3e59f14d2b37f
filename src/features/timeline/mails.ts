import { and, asc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { planMails as english } from "../../content/words/en/plan-mails.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { planChanges, planComments } from "../../database/schema/timeline.ts";
import { dateInWords } from "../../platform/english.ts";
import { countIn, dateIn, fill } from "../../platform/language.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { statusAt } from "../bookings/model.ts";
import { recordedIn } from "../changes/model.ts";
import { helloTo, helloToNamed } from "../leads/greeting.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";
import { type NetChange, netChanges } from "./digests.ts";
import { adminPlan } from "./dj/paths.ts";
import { portalPlanAt } from "./paths.ts";

/** More lines are only in the plan. */
const mostLines = 300;

function changeInWords({ subject, kind, field, before, after, authors }: NetChange) {
  const by = `(${authors.join(", ")})`;
  if (kind === "added") return { label: subject, value: `New: ${after ?? subject} ${by}` };
  if (kind === "removed") return { label: subject, value: `Removed. It was: ${before ?? subject} ${by}` };
  return { label: `${subject}, ${field}`, value: `${before ?? "nothing"} → ${after ?? "nothing"} ${by}` };
}

const countInWords = (count: number): string => (count === 1 ? "1 change" : `${count} changes`);

const contentsInWords = (changes: number, comments: number): string =>
  [
    changes > 0 ? countInWords(changes) : null,
    comments > 0 ? (comments === 1 ? "1 comment" : `${comments} comments`) : null,
  ]
    .filter(Boolean)
    .join(" and ");

function listed(intro: string, changes: readonly NetChange[]): Block[] {
  if (changes.length === 0) return [];
  const more = changes.length - mostLines;
  return [
    { type: "text", text: intro },
    { type: "facts", rows: changes.slice(0, mostLines).map(changeInWords) },
    ...(more > 0 ? [{ type: "text", text: `And ${more} more: the plan has them all.` } as const] : []),
  ];
}

/** Of one mail. */
const commentsQuery = (db: Database, bookingId: string, notifiedAt: number, by: SQL) =>
  db
    .select()
    .from(planComments)
    .where(and(eq(planComments.notifiedAt, notifiedAt), eq(planComments.bookingId, bookingId), by))
    .orderBy(asc(planComments.createdAt), asc(planComments.id));

export async function planDigest(
  { bookingId, notifiedAt }: MailOf<"plan-digest">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const {
    booking: [booking],
    changes,
    comments,
  } = await batchOf(db, {
    booking: db.select().from(bookings).where(eq(bookings.id, bookingId)),
    changes: db
      .select()
      .from(planChanges)
      .where(
        and(
          eq(planChanges.notifiedAt, notifiedAt),
          eq(planChanges.bookingId, bookingId),
          ne(planChanges.role, "dj"),
          inArray(planChanges.state, ["made", "proposed"]),
        ),
      )
      .orderBy(asc(planChanges.createdAt), asc(planChanges.id)),
    comments: commentsQuery(db, bookingId, notifiedAt, ne(planComments.role, "dj")),
  });
  if (!booking || booking.status === "cancelled") return { notNeeded: "The booking is canceled or gone" };
  const made = netChanges(changes.filter(({ state }) => state === "made"));
  const proposed = netChanges(changes.filter(({ state }) => state === "proposed"));
  const count = made.length + proposed.length;
  if (count + comments.length === 0) return { notNeeded: "All of it was undone, or decided on, before it was told" };
  const { clientName, clientEmail, eventType } = booking;
  const date = dateInWords(booking.eventDate);
  const contents = contentsInWords(count, comments.length);
  return {
    subject: `${contents} in the plan: ${clientName}, ${date}`,
    preview: `${eventType}. ${proposed.length > 0 ? `${countInWords(proposed.length)} waiting for your yes. ` : ""}From what to what, and by whom.`,
    heading: `${contents} in the plan`,
    blocks: [
      { type: "text", text: `${eventType} of ${clientName}, ${date}.` },
      ...listed("What changed:", made),
      ...listed("The plan is locked. These wait for your yes or no:", proposed),
      ...commentBlocks(comments),
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(siteOrigin, adminPlan(bookingId).page) }] },
    ],
    replyTo: { name: clientName, email: clientEmail },
  };
}

type Comment = typeof planComments.$inferSelect;

const commentBlocks = (
  comments: readonly Comment[],
  rowOf = ({ subject, words, author }: Comment) => ({ label: subject, value: `${words} (${author})` }),
  { said } = english.comments,
): Block[] =>
  comments.length === 0
    ? []
    : [
        { type: "text", text: said },
        { type: "facts", rows: comments.map(rowOf) },
      ];

/** A key's holder does not see the moment's name. */
export async function planCommentsMail(
  { bookingId, notifiedAt, keyId }: MailOf<"plan-comments">,
  recipient: string,
  { db, siteOrigin }: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const {
    booking: [booking],
    comments,
    key: [key],
  } = await batchOf(db, {
    booking: db.select().from(bookings).where(eq(bookings.id, bookingId)),
    comments: commentsQuery(db, bookingId, notifiedAt, eq(planComments.role, "dj")),
    key: db
      .select({ name: planKeys.name })
      .from(planKeys)
      .where(
        and(
          eq(planKeys.id, keyId ?? ""),
          eq(planKeys.email, recipient),
          isNull(planKeys.revokedAt),
          gt(planKeys.endsAt, now),
        ),
      ),
  });
  const [first] = comments;
  if (!booking || booking.status === "cancelled" || !first) return { notNeeded: "The booking or the comment is gone" };
  if (keyId && (!key || statusAt(booking, now) === "released")) return { notNeeded: "The key opens nothing any more" };
  const words = wordsIn(booking.language);
  const { formats, bookingMails, planMails } = words;
  const commentWords = planMails.comments;
  const page = keyId ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  const values = {
    heading: countIn(formats, commentWords.heading, comments.length),
    event: eventTypeIn(words, booking.eventType),
    date: dateIn(formats, booking.eventDate),
    hello: key ? helloToNamed(key.name, bookingMails) : helloTo(booking.clientName, bookingMails),
  };
  const subjectOf = ({ subject }: Comment) => recordedIn(words.changes, subject);
  return {
    language: formats.tag,
    subject: fill(planMails.subject, values),
    preview: key ? first.words : `${subjectOf(first)}: ${first.words}`,
    heading: values.heading,
    blocks: [
      { type: "text", text: fill(commentWords.text, values) },
      ...commentBlocks(
        comments,
        (comment) =>
          key
            ? { label: comment.author, value: comment.words }
            : { label: subjectOf(comment), value: `${comment.words} (${comment.author})` },
        commentWords,
      ),
      { type: "text", text: commentWords.answer },
      { type: "actions", actions: [{ label: planMails.open, href: absolute(siteOrigin, page) }] },
    ],
  };
}
