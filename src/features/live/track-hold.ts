import { and, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { nowPlaying, spotifyConnection } from "../../database/schema/live.ts";

/** How long a track that was set by hand holds Spotify off: until an instant, or `null` until Spotify's next track. */
export interface TrackHold {
  until: number | null;
}

const { heldSince, heldUntil, heldOver } = nowPlaying;

/** The columns of a hold that has ended. */
const released = { heldSince: null, heldUntil: null, heldOver: null };

/** A statement that begins a hold at `now`; it does nothing while there is no connection that it could hold off. */
export const beginHoldQuery = (db: Database, { until }: TrackHold, now: number) =>
  db
    .update(nowPlaying)
    .set({ heldSince: now, heldUntil: until, heldOver: null })
    .where(sql`exists (select 1 from ${spotifyConnection} where ${spotifyConnection.revokedAt} is null)`);

/** That no track set by hand holds Spotify off. */
export const isFree = isNull(heldSince);

const nameOf = ({ title, artist }: { title: string; artist: string }): string => JSON.stringify([title, artist]);

/**
 * Statements for the front of the batch of a sync that found `track`: they end a hold whose time is over, or over which
 * Spotify has come to its next track, and note what it plays under one that is new.
 */
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

/** A statement that ends a hold at once. */
export const releaseHoldQuery = (db: Database) => db.update(nowPlaying).set(released).where(isNotNull(heldSince));

/** A statement that reads the hold that is on at `now`: one row, or none. */
export const currentHoldQuery = (db: Database, now: number) =>
  db
    .select({ until: heldUntil })
    .from(nowPlaying)
    .where(and(isNotNull(heldSince), or(isNull(heldUntil), gt(heldUntil, now))));
