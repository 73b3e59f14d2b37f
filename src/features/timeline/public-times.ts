import { eq, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { hour } from "../../platform/durations.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";
import { cachedReads } from "../../platform/pages/public/cached-reads.ts";
import type { PlannedBooking } from "../changes/caller.ts";
import { keyRights } from "../invites/model.ts";
import { portalParameters } from "../portal/paths.ts";
import { withQuery } from "../site/paths.ts";
import type { Moment } from "./model.ts";
import { momentsQuery } from "./moment-list.ts";
import { momentTapsQuery } from "./moment-taps.ts";
import {
  type EveningTimes,
  eveningTimes,
  type MomentTap,
  plannedMoments,
  type TimesWords,
  tapHours,
} from "./moment-times.ts";
import { planTimesPath } from "./paths.ts";
import { hoursOf } from "./times.ts";

/** Milliseconds for which times stay readable. */
const after = 12 * hour;

export interface WatchedEvening {
  times: EveningTimes | null;
  path: string | null;
}

interface Watched {
  booking: PlannedBooking;
  moments: readonly Moment[];
  taps: readonly MomentTap[];
}

export function publicTimesOf(
  { booking, moments, taps }: Pick<Watched, "moments" | "taps"> & { booking: Booked },
  only: string | null,
  now: number,
  words: TimesWords,
) {
  const plan = plannedMoments(moments, booking);
  const hours = hoursOf(booking, booking.eventDate);
  return { plan, hours, times: eveningTimes(plan, taps, { endsAt: hours.endsAt, only, now, words }) };
}

type Booked = Pick<PlannedBooking, "id" | "eventDate" | "startTime" | "endTime">;

/** Null before the evening and without taps. */
export async function watchedEvening(
  secrets: LinkSecrets | null,
  watched: Watched,
  now: number,
  words: TimesWords,
): Promise<WatchedEvening | null> {
  const { id, keyId, keyKind, keyMoment, keyVersion, portalLinkVersion } = watched.booking;
  const { plan, hours, times } = publicTimesOf(watched, keyKind === "family" ? keyMoment : null, now, words);
  const { from, until } = tapHours(plan, hours);
  const isOn = from <= now && now <= until && !times?.isOver;
  if (!times && !isOn) return null;
  if (!secrets || !isOn) return { times, path: null };
  const [subject, version] = keyId ? [`${id}/${keyId}`, keyVersion ?? 0] : [id, portalLinkVersion];
  const token = await signToken(secrets, "plan-times", { subject, version, expiresAt: until + after });
  const { tag } = words.formats;
  return { times, path: withQuery(planTimesPath(token), { [portalParameters.language]: tag === "en" ? null : tag }) };
}

const evening = cachedReads(async (db, id, now) => {
  const {
    booking: [booking],
    ...rest
  } = await batchOf(db, {
    booking: db
      .select({
        id: bookings.id,
        eventDate: bookings.eventDate,
        startTime: bookings.startTime,
        endTime: bookings.endTime,
        portalLinkVersion: bookings.portalLinkVersion,
      })
      .from(bookings)
      .where(sql`${eq(bookings.id, id)} and ${isStanding(now)}`),
    moments: momentsQuery(db, id),
    taps: momentTapsQuery(db, id),
    keys: db
      .select({
        id: planKeys.id,
        kind: planKeys.kind,
        momentId: planKeys.momentId,
        version: planKeys.version,
        endsAt: planKeys.endsAt,
        revokedAt: planKeys.revokedAt,
      })
      .from(planKeys)
      .where(eq(planKeys.bookingId, id)),
  });
  return booking ? { booking, ...rest } : null;
});

type D1 = Parameters<typeof evening>[0];

/** Null when the token opens nothing any more. `until`: the instant of the next read. */
export async function timesByToken(d1: D1, secrets: LinkSecrets, token: string, now: number, words: TimesWords) {
  const opened = await openToken(secrets, "plan-times", token, now);
  if (opened.status !== "valid") return null;
  const [id = "", keyId] = opened.subject.split("/");
  const { value, until } = await evening(d1, id, now);
  if (!value) return null;
  const key = value.keys.find((each) => each.id === keyId);
  const isOpen = keyId
    ? key?.version === opened.version &&
      key.revokedAt === null &&
      key.endsAt > now &&
      keyRights[key.kind].see.includes("moments")
    : value.booking.portalLinkVersion === opened.version;
  if (!isOpen) return null;
  return { times: publicTimesOf(value, key?.kind === "family" ? key.momentId : null, now, words).times, until };
}
