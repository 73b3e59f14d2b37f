import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeySessions, planKeys } from "../../database/schema/invites.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { newSecret, sha256 } from "../../platform/links/signed-link.ts";
import { type NewsChoice, type PlanKeyKind, planKeyKinds } from "../changes/model.ts";
import type { KeyClaim } from "./keys.ts";

/**
 * Opens a session for the bearer of a key's link, in one round trip, in place of the one that the browser had.
 *
 * @returns the id for its cookie and the instant at which it ends; `null` when the key opens nothing any more
 */
export async function openKey(
  db: Database,
  claim: KeyClaim,
  before: string,
  now: number,
): Promise<{ id: string; expire: number } | null> {
  const id = newSecret();
  const [[opened]] = await db.batch([
    openKeySessionQuery(db, await sha256(id), claim, now),
    endKeySessionQuery(db, before),
  ]);
  return opened ? { id, expire: opened.expire } : null;
}

/** That a key opens something at `now`: it was not revoked, has not ended, and its booking stands: nothing while its date is held no longer. */
const isOpen = (now: number): SQL =>
  sql`${planKeys.revokedAt} is null and ${planKeys.endsAt} > ${now} and exists (select 1 from ${bookings}
    where ${bookings.id} = ${planKeys.bookingId} and ${isStanding(now)})`;

const held = sql`${planKeySessions.keyId} = ${planKeys.id} and ${planKeySessions.keyVersion} = ${planKeys.version}`;
const live = (keySid: string, now: number): SQL =>
  sql`${planKeySessions.sid} = ${keySid} and ${planKeySessions.expire} > ${now} and ${isOpen(now)}`;

/** A value of the key that the live session `keySid` holds; null when it holds none, or one of a kind that is not among `kinds`. */
const ofHeldKey = <Value>(value: SQL, keySid: string, now: number, kinds: readonly PlanKeyKind[]): SQL<Value> =>
  kinds.length === 0
    ? sql<Value>`null`
    : sql<Value>`(select ${value} from ${planKeySessions} inner join ${planKeys} on ${held}
        where ${live(keySid, now)} and ${planKeys.kind} in ${kinds})`;

/** The booking that the key of the live session `keySid` opens, if the key is of one of `kinds`; an SQL value, else null. */
export const keyBookingId = (keySid: string, now: number, kinds: readonly PlanKeyKind[]): SQL<string> =>
  ofHeldKey<string>(sql`${planKeys.bookingId}`, keySid, now, kinds);

/** The one moment that the key of the live session `keySid` opens; an SQL value, null for a key that opens all of them. */
export const invitedMoment = (keySid: string, now: number): SQL<string | null> =>
  ofHeldKey<string | null>(sql`${planKeys.momentId}`, keySid, now, planKeyKinds);

/** The key that the live session `keySid` holds, as columns that are null when it holds none. */
export const heldKeyColumns = (keySid: string, now: number) => {
  const held = <Value>(column: SQL, name: string) =>
    ofHeldKey<Value | null>(column, keySid, now, planKeyKinds).as(name);
  return {
    keyId: held<string>(sql`${planKeys.id}`, "key_id"),
    keyKind: held<PlanKeyKind>(sql`${planKeys.kind}`, "key_kind"),
    keyName: held<string>(sql`${planKeys.name}`, "key_name"),
    keyMoment: held<string>(sql`${planKeys.momentId}`, "key_moment"),
    keyNews: held<NewsChoice>(sql`${planKeys.news}`, "key_news"),
    keyEndsAt: held<number>(sql`${planKeys.endsAt}`, "key_ends_at"),
  };
};

/** A key as who holds it sees it. */
const shown = {
  kind: planKeys.kind,
  name: planKeys.name,
  endsAt: planKeys.endsAt,
  // Under a name of its own: a batch gives its rows by the names of their columns.
  moment: sql<string | null>`${planMoments.name}`.as("moment"),
  clientName: bookings.clientName,
  eventType: bookings.eventType,
  eventDate: bookings.eventDate,
};

/** A statement that reads the key that the live session `keySid` holds; no row when it holds none. */
export const heldKeyQuery = (db: Database, keySid: string, now: number) =>
  db
    .select(shown)
    .from(planKeySessions)
    .innerJoin(planKeys, held)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(live(keySid, now));

/** A statement that reads what a link opens, for whoever looks at it before using it; no row when it opens nothing. */
export const linkedKeyQuery = (db: Database, { keyId, version }: KeyClaim, now: number) =>
  db
    .select(shown)
    .from(planKeys)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(and(eq(planKeys.id, keyId), eq(planKeys.version, version), isOpen(now)));

/** A statement that stores a session for the bearer of a link, if its key still opens something; gives when it ends. The link opens it again until the key ends. */
export const openKeySessionQuery = (db: Database, sid: string, { keyId, version }: KeyClaim, now: number) =>
  db
    .insert(planKeySessions)
    .select(
      // The columns in the order of the schema.
      sql`select ${sid} as sid, ${planKeys.id} as key_id, ${planKeys.version} as key_version, ${now} as created_at,
          min(${planKeys.endsAt}, ${now + linkKinds["key-session"].lasts}) as expire
        from ${planKeys} where ${planKeys.id} = ${keyId} and ${planKeys.version} = ${version} and ${isOpen(now)}`,
    )
    .returning({ expire: planKeySessions.expire });

/** A statement that ends the session `sid`. */
export const endKeySessionQuery = (db: Database, sid: string) =>
  db.delete(planKeySessions).where(eq(planKeySessions.sid, sid));

/** A statement that removes the sessions that had expired at `now`. */
export const removeExpiredKeySessionsQuery = (db: Database, now: number) =>
  db.delete(planKeySessions).where(lte(planKeySessions.expire, now));
