import { and, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { nowPlaying, spotifyConnection } from "../../database/schema/live.ts";

/** Until an instant, or `null` until Spotify's next track. */
export interface TrackHold {
  until: number | null;
}

const { heldSince, heldUntil, heldOver } = nowPlaying;

const released = { heldSince: null, heldUntil: null, heldOver: null };

export const beginHoldQuery = (db: Database, { until }: TrackHold, now: number) =>
  db
    .update(nowPlaying)
    .set({ heldSince: now, heldUntil: until, heldOver: null })
    .where(sql`exists (select 1 from ${spotifyConnection} where ${spotifyConnection.revokedAt} is null)`);

export const isFree = isNull(heldSince);

const nameOf = ({ title, artist }: { title: string; artist: string }): string => JSON.stringify([title, artist]);

/** Goes first in a sync's batch. Ends a hold that ran out or whose track Spotify has left. */
export const endHoldsQueries = (db: Database, track: { title: string; artist: string }, now: number) =>
  [
    db
      .update(nowPlaying)
      .set(released)
      .where(
        and(
          isNotNull(heldSince),
          or(lte(heldUntil, now), and(isNull(heldUntil), isNotNull(heldOver), ne(heldOver, nameOf(track)))),
        ),
      ),
    db
      .update(nowPlaying)
      .set({ heldOver: nameOf(track) })
      .where(and(isNotNull(heldSince), isNull(heldUntil), isNull(heldOver))),
  ] as const;

export const releaseHoldQuery = (db: Database) => db.update(nowPlaying).set(released).where(isNotNull(heldSince));

export const currentHoldQuery = (db: Database, now: number) =>
  db
    .select({ until: heldUntil })
    .from(nowPlaying)
    .where(and(isNotNull(heldSince), or(isNull(heldUntil), gt(heldUntil, now))));
