import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { formats } from "../../content/words/en/formats.ts";
import { keys } from "../../content/words/en/together.ts";
import type { Database } from "../../database/client.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, isCalendarDate } from "../../platform/dates.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { fill, longDateIn } from "../../platform/language.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";
import type { PlanKeyKind } from "../changes/model.ts";
import { notifyKeyHoldersQuery } from "../people/end-links.ts";

const longestAfter = 30;

export function lastKeyDay(eventDate: CalendarDate, now: number): CalendarDate {
  const [last, today] = [addDays(eventDate, longestAfter), calendarDateAt(now)];
  return last > today ? last : today;
}

interface KeyEntry {
  key: string;
  kind: PlanKeyKind;
  name: string;
  email: string;
  endsOn: string;
  moment: string | null;
}

export function newKeyOf(
  { key, kind, name, email, endsOn, moment }: KeyEntry,
  eventDate: CalendarDate,
  now: number,
  words = { formats, keys },
): NewKey | { issues: FieldIssue[] } {
  const last = lastKeyDay(eventDate, now);
  const { refusals } = words.keys;
  if (!isCalendarDate(endsOn) || endsOn < calendarDateAt(now) || endsOn > last)
    return {
      issues: [{ path: "endsOn", message: fill(refusals.endsOn, { last, date: longDateIn(words.formats, last) }) }],
    };
  if (kind === "family" && !moment) return { issues: [{ path: "moment", message: refusals.moment }] };
  // Keys end in the night after their last day.
  const endsAt = instantAt(addDays(endsOn, 1), 6 * 60);
  const momentId = kind === "family" ? moment : null;
  return { id: key, kind, name, email: email.toLowerCase(), momentId, endsAt };
}

/** The same `id` again stores nothing new. `endsAt` is an instant. */
export interface NewKey {
  id: string;
  kind: PlanKeyKind;
  name: string;
  /** In lower case. */
  email: string;
  momentId: string | null;
  endsAt: number;
}

export interface KeyClaim {
  keyId: string;
  version: number;
}

export const signKeyToken = (secrets: LinkSecrets, { keyId, version }: KeyClaim, endsAt: number): Promise<string> =>
  signToken(secrets, "plan-key", { subject: keyId, version, expiresAt: endsAt });

/** Null unless the link is ours and not expired; only the database knows of revoked ones. */
export async function openKeyToken(secrets: LinkSecrets, token: string, now: number): Promise<KeyClaim | null> {
  const opened = await openToken(secrets, "plan-key", token, now);
  return opened.status === "valid" ? { keyId: opened.subject, version: opened.version } : null;
}

export type ListedKey = Awaited<ReturnType<typeof keysOfBookingQuery>>[number];

/** Includes revoked keys. Oldest first. */
export const keysOfBookingQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      id: planKeys.id,
      kind: planKeys.kind,
      name: planKeys.name,
      email: planKeys.email,
      endsAt: planKeys.endsAt,
      revokedAt: planKeys.revokedAt,
      // Named: a batch gives its rows by the names of their columns.
      moment: sql<string | null>`${planMoments.name}`.as("moment"),
    })
    .from(planKeys)
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(and(eq(planKeys.bookingId, booking), ne(planKeys.kind, "dj")))
    .orderBy(asc(planKeys.createdAt), asc(planKeys.id));

export const momentNamesQuery = (db: Database, booking: SQL | string) =>
  db
    .select({ id: planMoments.id, name: planMoments.name })
    .from(planMoments)
    .where(eq(planMoments.bookingId, booking))
    .orderBy(planMoments.position, planMoments.id);

export const isOfBooking = (booking: SQL | string): SQL => sql`${planKeys.bookingId} = ${booking}`;

/** Also tells the holder; `revoked` gives no row where nothing was to revoke. */
export const revokeKeyQueries = (db: Database, booking: SQL | string, id: string, now: number) => ({
  revoked: db
    .update(planKeys)
    .set({ revokedAt: now, version: sql`${planKeys.version} + 1` })
    .where(and(eq(planKeys.id, id), isOfBooking(booking), isNull(planKeys.revokedAt)))
    .returning({ id: planKeys.id }),
  told: notifyKeyHoldersQuery(
    db,
    sql`plan_keys.id = ${id} and ${isOfBooking(booking)} and plan_keys.revoked_at = ${now}`,
    now,
  ),
});
