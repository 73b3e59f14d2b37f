import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { english, type Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isClient, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { fill } from "../../platform/language.ts";
import { automaticMailKey, dayInHand, daysFrom, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isQueued } from "../../platform/mail/outbox.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { liveSessionQuery, ofClient } from "../portal/access/sessions.ts";
import { isOfBooking, keysOfBookingQuery, momentNamesQuery, type NewKey, newKeyOf, revokeKeyQueries } from "./keys.ts";
import { mostInvited, mostKeys } from "./model.ts";

/** A null booking is the portal's default. */
interface Asker {
  words: Words;
  db: Database;
  sid: string;
  now: number;
  asked: string | null;
}

/** `opens`: what has to come first. */
export async function readOwnKeys({ words, db, sid, now, asked }: Asker) {
  const id = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    state: [state],
    keys,
    moments,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    state: clientStateQuery(db, id, now),
    keys: keysOfBookingQuery(db, id),
    moments: momentNamesQuery(db, id),
  });
  return ofClient(session, booking && { booking, keys, moments, opens: opensOnce(state, now, words.portal) });
}

/** `refused`: what is wrong with the form. */
export async function issueOwnKey({ words, db, sid, now, asked }: Asker, form: Parameters<typeof newKeyOf>[0]) {
  const {
    session: [session],
    booking: [booking],
    state: [state],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    state: clientStateQuery(db, ownBookingId(sid, now, asked), now),
  });
  if (!session || !booking) return ofClient(session, null);
  const opens = opensOnce(state, now, words.portal);
  if (opens) return ofClient(session, { refused: { status: 409 as const, issues: [{ path: "", message: opens }] } });
  const giver = { db, now, booking: ownBookingId(sid, now, booking.id), by: "client" } as const;
  return ofClient(session, { refused: await issueKey(giver, booking.eventDate, form, words) });
}

export async function changeOwnKey({ words, db, sid, now, asked }: Asker, id: string, change: "revoke" | "renew") {
  const booking = ownBookingId(sid, now, asked);
  const asker = {
    session: liveSessionQuery(db, sid, now),
    found: ownBookingQuery(db, sid, now, asked),
    state: clientStateQuery(db, booking, now),
  };
  if (change === "revoke") {
    const {
      session: [session],
      found: [found],
      revoked,
    } = await batchOf(db, { ...asker, ...revokeKeyQueries(db, booking, id, now) });
    return ofClient(session, found && { opens: null, done: revoked.length > 0 ? "revoked" : "unchanged" });
  }
  const giver = { db, booking, by: "client", now } as const;
  const {
    session: [session],
    found: [found],
    state: [state],
    mailed,
    renewed,
  } = await batchOf(db, { ...asker, ...renewKeyQueries(giver, id) });
  return ofClient(session, found && { opens: opensOnce(state, now, words.portal), done: renewalOf(mailed, renewed) });
}

const mailDays = 7;

/** `booking` is an SQL value, null without the right to give keys. */
export interface KeyGiver {
  db: Database;
  booking: SQL | string;
  by: "client" | "dj";
  now: number;
}

/** The booking must stand, and for others than the DJ be a client's. */
const mayGive = ({ by, now }: KeyGiver): SQL => (by === "dj" ? isStanding(now) : isClient(now));

export async function issueKey(
  giver: KeyGiver,
  eventDate: CalendarDate,
  form: Parameters<typeof newKeyOf>[0],
  words = english,
): Promise<{ status: 409 | 422; issues: readonly FieldIssue[] } | null> {
  const newKey = newKeyOf(form, eventDate, giver.now, words);
  if ("issues" in newKey) return { status: 422, issues: newKey.issues };
  const { db, booking } = giver;
  const {
    issued: [issued],
  } = await batchOf(db, {
    storeKey: storeKeyQuery(giver, newKey, await mailboxKey(newKey.email)),
    mailKey: mailKeyQuery(giver, newKey.id, sql`${planKeys.createdAt} = ${giver.now}`),
    issued: db
      .select({ id: planKeys.id })
      .from(planKeys)
      .where(and(eq(planKeys.id, newKey.id), isOfBooking(booking))),
  });
  if (issued) return null;
  const message = fill(words.keys.refusals.limits, { invited: mostInvited, keys: mostKeys });
  return { status: 409, issues: [{ path: "", message }] };
}

/** Stores nothing beyond the limits of keys and people, nor for a known id. A family key needs a moment. */
function storeKeyQuery(giver: KeyGiver, key: NewKey, mailbox: string) {
  const { db, booking, by, now } = giver;
  const { id, kind, name, email, momentId, endsAt } = key;
  const open = sql`(select count(*) from ${planKeys} where ${isOfBooking(booking)} and ${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now})`;
  const others = sql`(select count(distinct ${planKeys.mailbox}) from ${planKeys} where ${isOfBooking(booking)} and ${planKeys.mailbox} <> ${mailbox})`;
  const itsMoment = sql`exists (select 1 from ${planMoments} where ${planMoments.id} = ${momentId} and ${planMoments.bookingId} = ${booking})`;
  return insertFrom(
    db,
    planKeys,
    { id, bookingId: bookings.id, kind, name, email, momentId, version: 1, endsAt, createdAt: now, mailbox },
    sql`from ${bookings} where ${bookings.id} = ${booking} and ${mayGive(giver)} and ${open} < ${mostKeys}
          and (${by === "dj"} or ${others} < ${mostInvited}) and ${momentId === null ? sql`true` : itsMoment}`,
  ).onConflictDoNothing({ target: planKeys.id });
}

// In full: Drizzle omits the table in selections of one.
/** Or will be mailed on one of the next days. */
const isMailed = (now: number): SQL =>
  sql`exists (select 1 from ${daysFrom(now, mailDays)} inner join ${outbox} as link
    on link.dedupe_key = ${automaticMailKey(sql`plan_keys.mailbox`, dayInHand)} and json_extract(link.data, '$.keyId') = plan_keys.id)`;

/** An automatic mail of that mailbox, unless one is mailed today. `raised` is added to the link's version meanwhile. */
const mailKeyQuery = (giver: KeyGiver, id: string, which: SQL, { mailId = crypto.randomUUID(), raised = 0 } = {}) =>
  queueAutomaticMailQuery(
    giver.db,
    {
      id: mailId,
      mail: sql`json_object('kind', 'plan-key', 'keyId', ${planKeys.id}, 'version', ${planKeys.version} + ${raised})`,
      recipient: planKeys.email,
      mailbox: planKeys.mailbox,
      days: mailDays,
      from: sql`${planKeys} inner join ${bookings} on ${bookings.id} = ${planKeys.bookingId}`,
      where: sql`${planKeys.id} = ${id} and ${isOfBooking(giver.booking)} and ${planKeys.revokedAt} is null
        and ${planKeys.endsAt} > ${giver.now} and ${mayGive(giver)} and ${which} and not ${isMailed(giver.now)}`,
    },
    giver.now,
  );

/**
 * Ends the old link with its sessions. A row of `mailed` means that a link is mailed today already; an ended key gives
 * no row.
 */
export function renewKeyQueries(giver: KeyGiver, id: string) {
  const { db, booking, now } = giver;
  const mailId = crypto.randomUUID();
  const isIt = and(eq(planKeys.id, id), isOfBooking(booking));
  return {
    mailed: db
      .select({ id: planKeys.id })
      .from(planKeys)
      .where(and(isIt, isNull(planKeys.revokedAt), gt(planKeys.endsAt, now), isMailed(now))),
    queued: mailKeyQuery(giver, id, sql`true`, { mailId, raised: 1 }),
    renewed: db
      .update(planKeys)
      .set({ version: sql`${planKeys.version} + 1` })
      .where(and(isIt, isQueued(mailId)))
      .returning({ id: planKeys.id }),
  };
}

export const renewalOf = (mailed: readonly unknown[], renewed: readonly unknown[]) =>
  renewed.length > 0 ? "renewed" : mailed.length > 0 ? "mailed" : "unchanged";
