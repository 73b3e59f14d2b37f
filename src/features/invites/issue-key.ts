import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isClient, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { automaticMailKey, dayInHand, daysFrom, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isQueued } from "../../platform/mail/outbox.ts";
import { type KeyWish, keyWishOf } from "./key-wish.ts";
import { isOf } from "./keys.ts";
import { mostInvited, mostKeys } from "./model.ts";

/** What is said of a key that the database did not store. */
const notIssued: FieldIssue = {
  path: "",
  message: `No key was made: the booking is over, the moment has gone, ${mostInvited} people were invited already (those whose keys have ended among them), or ${mostKeys} keys are open.`,
};

/** Days on which the mail of a key may go out. */
const mailDays = 7;

/** Whose booking the keys are of: an SQL value that is null for who may not; and who gives them. */
export interface KeyGiver {
  db: Database;
  booking: SQL | string;
  by: "client" | "dj";
  now: number;
}

/** That keys of the booking in hand may be given: by the DJ while it stands, by who booked once that is a client. */
const mayGive = ({ by, now }: KeyGiver): SQL => (by === "dj" ? isStanding(now) : isClient(now));

/**
 * Issues a key to the plan of a booking on `eventDate`, and mails its link.
 *
 * @returns null, or why it was not issued
 */
export async function issueKey(
  giver: KeyGiver,
  eventDate: CalendarDate,
  form: Parameters<typeof keyWishOf>[0],
): Promise<{ status: 409 | 422; issues: readonly FieldIssue[] } | null> {
  const wish = keyWishOf(form, eventDate, giver.now);
  if ("issues" in wish) return { status: 422, issues: wish.issues };
  const { db, booking } = giver;
  const [, , [issued]] = await db.batch([
    storeKeyQuery(giver, wish, await mailboxKey(wish.email)),
    mailKeyQuery(giver, wish.id, sql`${planKeys.createdAt} = ${giver.now}`),
    db
      .select({ id: planKeys.id })
      .from(planKeys)
      .where(and(eq(planKeys.id, wish.id), isOf(booking))),
  ]);
  return issued ? null : { status: 409, issues: [notIssued] };
}

/**
 * A statement that stores a key of a booking, for a family key with a moment of that booking. It stores nothing when as many are open
 * or, by the client, as many people were ever invited as may be, nor for an id that is there already.
 */
function storeKeyQuery(giver: KeyGiver, key: KeyWish, mailbox: string) {
  const { db, booking, by, now } = giver;
  const { id, kind, name, email, momentId, endsAt } = key;
  const open = sql`(select count(*) from ${planKeys} where ${isOf(booking)} and ${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now})`;
  const others = sql`(select count(distinct ${planKeys.mailbox}) from ${planKeys} where ${isOf(booking)} and ${planKeys.mailbox} <> ${mailbox})`;
  const itsMoment = sql`exists (select 1 from ${planMoments} where ${planMoments.id} = ${momentId} and ${planMoments.bookingId} = ${booking})`;
  return db
    .insert(planKeys)
    .select(
      // The columns in the order of the schema.
      sql`select ${id} as id, ${bookings.id} as booking_id, ${kind} as kind, ${name} as name, ${email} as email,
          ${momentId} as moment_id, 1 as version, ${endsAt} as ends_at, null as revoked_at, ${now} as created_at,
          ${mailbox} as mailbox
        from ${bookings} where ${bookings.id} = ${booking} and ${mayGive(giver)} and ${open} < ${mostKeys}
          and (${by === "dj"} or ${others} < ${mostInvited}) and ${momentId === null ? sql`true` : itsMoment}`,
    )
    .onConflictDoNothing({ target: planKeys.id });
}

// In full: in a selection of one table Drizzle writes columns without their table.
/** That a link of the key in hand was mailed today, or is to be on one of the next days. */
const isMailed = (now: number): SQL =>
  sql`exists (select 1 from ${daysFrom(now, mailDays)} inner join ${outbox} as link
    on link.dedupe_key = ${automaticMailKey(sql`plan_keys.mailbox`, dayInHand)} and json_extract(link.data, '$.keyId') = plan_keys.id)`;

/**
 * A statement that mails the link of a key for which `which` holds, unless one is mailed today: an invitation goes to whoever was
 * named, so it is one of the automatic mails of that mailbox. `raised` is what is added to the version of its link meanwhile.
 */
const mailKeyQuery = (giver: KeyGiver, id: string, which: SQL, { mailId = crypto.randomUUID(), raised = 0 } = {}) =>
  queueAutomaticMailQuery(
    giver.db,
    {
      id: mailId,
      mail: sql`json_object('kind', 'plan-key', 'keyId', ${planKeys.id}, 'version', ${planKeys.version} + ${raised})`,
      ...{ recipient: planKeys.email, mailbox: planKeys.mailbox, days: mailDays },
      from: sql`${planKeys} inner join ${bookings} on ${bookings.id} = ${planKeys.bookingId}`,
      where: sql`${planKeys.id} = ${id} and ${isOf(giver.booking)} and ${planKeys.revokedAt} is null
        and ${planKeys.endsAt} > ${giver.now} and ${mayGive(giver)} and ${which} and not ${isMailed(giver.now)}`,
    },
    giver.now,
  );

/**
 * Statements that mail a key a new link, which ends the old one with its sessions. The last gives a row where that was done, the first
 * where it was not because a link is mailed today already; neither does for one that has ended or may not be given.
 */
export function renewKeyQueries(giver: KeyGiver, id: string) {
  const { db, booking, now } = giver;
  const mailId = crypto.randomUUID();
  const isIt = and(eq(planKeys.id, id), isOf(booking));
  return [
    db
      .select({ id: planKeys.id })
      .from(planKeys)
      .where(and(isIt, isNull(planKeys.revokedAt), gt(planKeys.endsAt, now), isMailed(now))),
    mailKeyQuery(giver, id, sql`true`, { mailId, raised: 1 }),
    db
      .update(planKeys)
      .set({ version: sql`${planKeys.version} + 1` })
      .where(and(isIt, isQueued(mailId)))
      .returning({ id: planKeys.id }),
  ] as const;
}

/** What became of a new link, by the rows of {@link renewKeyQueries}. */
export const renewalOf = (mailed: readonly unknown[], renewed: readonly unknown[]) =>
  renewed.length > 0 ? "renewed" : mailed.length > 0 ? "mailed" : "unchanged";
