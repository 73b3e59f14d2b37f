import { and, desc, eq, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeySessions, planKeys } from "../../database/schema/invites.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { hour } from "../../platform/durations.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { newSecret, sha256 } from "../../platform/links/signed-link.ts";
import { type NewsChoice, type PlanKeyKind, planKeyKinds } from "../changes/model.ts";
import type { Subscription } from "../push/model.ts";
import type { KeyClaim } from "./keys.ts";

/** @returns the cookie's id and the instant at which it ends; `null` when the key opens nothing any more */
export async function openKey(
  db: Database,
  claim: KeyClaim,
  before: string,
  now: number,
): Promise<{ id: string; expire: number } | null> {
  const id = newSecret();
  const [[opened]] = await db.batch([
    openKeySessionQuery(db, await sha256(id), claim, now, before),
    endKeySessionQuery(db, before),
  ]);
  return opened ? { id, expire: opened.expire } : null;
}

const djFillsInFor = 12 * hour;

/** Marks what is filled in for a client as the DJ's. Null when the booking does not stand. */
export async function openDjKey(db: Database, bookingId: string, now: number) {
  const [id, keyId, endsAt] = [newSecret(), `dj-${bookingId}`, now + djFillsInFor];
  const version = sql`${planKeys.version}`;
  const {
    opened: [opened],
  } = await batchOf(db, {
    key: insertFrom(
      db,
      planKeys,
      {
        id: keyId,
        bookingId: bookings.id,
        kind: "dj",
        name: site.owner?.name ?? site.name,
        email: site.email,
        version: 1,
        endsAt,
        createdAt: now,
        mailbox: "",
      },
      sql`from ${bookings} where ${bookings.id} = ${bookingId} and ${isStanding(now)}`,
    ).onConflictDoUpdate({ target: planKeys.id, set: { endsAt, revokedAt: null } }),
    opened: openKeySessionQuery(db, await sha256(id), { keyId, version }, now),
  });
  return opened ? { id, expire: opened.expire } : null;
}

/** Its booking stands, or its date is still held. */
const isOpen = (now: number): SQL =>
  sql`${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now} and exists (select 1 from ${bookings}
    where ${bookings.id} = ${planKeys.bookingId} and ${isStanding(now)})`;

const held = sql`${planKeySessions.keyId} = ${planKeys.id} and ${planKeySessions.keyVersion} = ${planKeys.version}`;
const isLive = (now: number): SQL => sql`${planKeySessions.expire} > ${now} and ${isOpen(now)}`;
const live = (keySid: string, now: number): SQL => sql`${planKeySessions.sid} = ${keySid} and ${isLive(now)}`;

/** Null when the key's kind is not in `kinds`. */
const ofSessionKey = <Value>(value: SQL, keySid: string, now: number, kinds: readonly PlanKeyKind[]): SQL<Value> =>
  kinds.length === 0
    ? sql<Value>`null`
    : sql<Value>`(select ${value} from ${planKeySessions} inner join ${planKeys} on ${held}
        where ${live(keySid, now)} and ${planKeys.kind} in ${kinds})`;

/** Null when the key's kind is not in `kinds`. */
export const keyBookingId = (keySid: string, now: number, kinds: readonly PlanKeyKind[]): SQL<string> =>
  ofSessionKey<string>(sql`${planKeys.bookingId}`, keySid, now, kinds);

/** Null for a key that opens all moments. */
export const invitedMoment = (keySid: string, now: number): SQL<string | null> =>
  ofSessionKey<string | null>(sql`${planKeys.momentId}`, keySid, now, planKeyKinds);

/** Null when the session holds no key. */
export const keyOfSessionColumns = (keySid: string, now: number) => {
  const held = <Value>(column: SQL, name: string) =>
    ofSessionKey<Value | null>(column, keySid, now, planKeyKinds).as(name);
  return {
    keyId: held<string>(sql`${planKeys.id}`, "key_id"),
    keyKind: held<PlanKeyKind>(sql`${planKeys.kind}`, "key_kind"),
    keyVersion: held<number>(sql`${planKeys.version}`, "key_version"),
    keyName: held<string>(sql`${planKeys.name}`, "key_name"),
    keyMoment: held<string>(sql`${planKeys.momentId}`, "key_moment"),
    keyNews: held<NewsChoice>(sql`${planKeys.news}`, "key_news"),
    keyEndsAt: held<number>(sql`${planKeys.endsAt}`, "key_ends_at"),
  };
};

const shownColumns = {
  kind: planKeys.kind,
  name: planKeys.name,
  endsAt: planKeys.endsAt,
  // Named: a batch gives its rows by the names of their columns.
  moment: sql<string | null>`${planMoments.name}`.as("moment"),
  clientName: bookings.clientName,
  eventType: bookings.eventType,
  eventDate: bookings.eventDate,
  language: bookings.language,
};

export const keyOfSessionQuery = (db: Database, keySid: string, now: number) =>
  db
    .select(shownColumns)
    .from(planKeySessions)
    .innerJoin(planKeys, held)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(live(keySid, now));

/** No row when the link opens nothing. */
export const linkedKeyQuery = (db: Database, { keyId, version }: KeyClaim, now: number) =>
  db
    .select(shownColumns)
    .from(planKeys)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(and(eq(planKeys.id, keyId), eq(planKeys.version, version), isOpen(now)));

/** Stores nothing if the key has ended. The link opens more sessions until then. */
const openKeySessionQuery = (
  db: Database,
  sid: string,
  { keyId, version }: Pick<KeyClaim, "keyId"> & { version: number | SQL },
  now: number,
  before = "",
) =>
  insertFrom(
    db,
    planKeySessions,
    {
      sid,
      keyId: planKeys.id,
      keyVersion: planKeys.version,
      createdAt: now,
      expire: sql`min(${planKeys.endsAt}, ${now + linkKinds["key-session"].lasts})`,
      push: sql`(select earlier.push from plan_key_sessions as earlier where earlier.sid = ${before} and earlier.key_id = ${keyId})`,
    },
    sql`from ${planKeys} where ${planKeys.id} = ${keyId} and ${planKeys.version} = ${version} and ${isOpen(now)}`,
  ).returning({ expire: planKeySessions.expire });

export const endKeySessionQuery = (db: Database, sid: string) =>
  db.delete(planKeySessions).where(eq(planKeySessions.sid, sid));

export const removeExpiredKeySessionsQuery = (db: Database, now: number) =>
  db.delete(planKeySessions).where(lte(planKeySessions.expire, now));

/** Null ends the notices on that device. */
export const setKeyNoticesQuery = (db: Database, keySid: string, push: Subscription | null, now: number) =>
  db
    .update(planKeySessions)
    .set({ push })
    .where(
      and(eq(planKeySessions.sid, keySid), sql`exists (select 1 from ${planKeys} where ${held} and ${isLive(now)})`),
    )
    .returning({ sid: planKeySessions.sid });

export const endKeyNoticesQuery = (db: Database, sids: readonly string[]) =>
  db
    .update(planKeySessions)
    .set({ push: null })
    .where(inArray(planKeySessions.sid, [...sids]));

export const toldByKeyQuery = (db: Database, whose: SQL, now: number) =>
  db
    .select({
      sid: planKeySessions.sid,
      push: planKeySessions.push,
      email: planKeys.email,
      moment: planKeys.momentId,
      booking: planKeys.bookingId,
      language: bookings.language,
    })
    .from(planKeys)
    .innerJoin(planKeySessions, held)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .where(and(whose, isNotNull(planKeySessions.push), isLive(now)))
    .orderBy(desc(planKeySessions.createdAt));
