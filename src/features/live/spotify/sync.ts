import type { SpotifySettings } from "../../../env.ts";
import { tickOffTrack } from "../../evening/tick-off-track.ts";
import type { NowPlaying } from "../model.ts";
import { type NowPlayingStore, setNowPlaying } from "../now-playing.ts";
import { releaseHoldQuery } from "../track-hold.ts";
import { accessTokenOf, renewAccess } from "./access.ts";
import { findConnection, recordSyncQuery, type SpotifyConnection } from "./connection.ts";
import { SpotifyFault, tellsOfRejection } from "./fault.ts";
import { currentlyPlaying, type Playing } from "./player.ts";

/** What a sync works with. */
export interface SyncContext extends NowPlayingStore {
  settings: SpotifySettings;
}

/**
 * How a sync ended. `no-track`: Spotify answered, and plays nothing that could be shown. `failed`: a fault that may pass;
 * `retryAt` is the instant before which nothing is asked. `off`: nothing happens until the administrator connects.
 */
export type SyncResult =
  | { kind: "synced"; nowPlaying: NowPlaying }
  | { kind: "no-track"; message: string }
  | { kind: "failed"; message: string; retryAt: number | null }
  | { kind: "off"; message: string };

/**
 * Takes over the track that plays on Spotify, and records the outcome for the admin page. Without a new track the last
 * one stays, and one that was set by hand as long as it holds Spotify off: a sync by hand ends that. The live flag is not
 * touched.
 *
 * @param now instant in milliseconds
 * @param by the administrator may have just mended what Spotify refused, and is not kept waiting after a refusal; a pause
 *   that Spotify asked for holds for everyone
 * @throws when D1 does, never for a fault of Spotify's
 */
export async function syncSpotify(
  context: SyncContext,
  now: number,
  by: "clock" | "hand" = "clock",
): Promise<SyncResult> {
  const connection = await findConnection(context.db);
  if (!connection) return { kind: "off", message: "Spotify is not connected." };
  if (connection.revokedAt) return { kind: "off", message: new SpotifyFault("revoked").message };
  const { nextTryAt, lastError } = connection;
  if ((nextTryAt ?? 0) > now && !(by === "hand" && tellsOfRejection(lastError ?? "")))
    return { kind: "failed", message: lastError ?? "", retryAt: nextTryAt };
  try {
    if (by === "hand") await releaseHoldQuery(context.db);
    return await takeOver(context, connection, now);
  } catch (error) {
    if (!(error instanceof SpotifyFault)) throw error;
    const { kind, message, wait } = error;
    console.warn(JSON.stringify({ event: "spotify-fault", kind, message, wait }));
    const retryAt = wait === null ? null : now + wait;
    await recordSyncQuery(context.db, connection.connectedAt, { lastError: message, nextTryAt: retryAt });
    return kind === "revoked" ? { kind: "off", message } : { kind: "failed", message, retryAt };
  }
}

async function takeOver(context: SyncContext, connection: SpotifyConnection, now: number): Promise<SyncResult> {
  const playing = await playingOn(context, connection, now);
  if (!playing) return { kind: "failed", message: "Another sync is at work. Please try again.", retryAt: null };
  const outcome = { lastSyncedAt: now, nextTryAt: null };
  if ("noTrack" in playing) {
    await recordSyncQuery(context.db, connection.connectedAt, { ...outcome, lastError: playing.noTrack });
    return { kind: "no-track", message: playing.noTrack };
  }
  const nowPlaying = await setNowPlaying(context, { track: playing.track, bySpotify: true }, now);
  await recordSyncQuery(context.db, connection.connectedAt, { ...outcome, lastError: null });
  await tickOffTrack(context.db, nowPlaying, now);
  return { kind: "synced", nowPlaying };
}

/** What plays; null when there is no access token to be had right now. One that Spotify refuses is replaced once. */
async function playingOn(context: SyncContext, connection: SpotifyConnection, now: number): Promise<Playing | null> {
  const accessToken = await accessTokenOf(context, connection, now);
  if (!accessToken) return null;
  try {
    return await currentlyPlaying(context.settings, accessToken);
  } catch (error) {
    if (!(error instanceof SpotifyFault) || error.kind !== "unauthorized") throw error;
  }
  const current = await findConnection(context.db);
  if (current?.connectedAt !== connection.connectedAt) return null;
  const renewed = await renewAccess(context, current, now);
  return renewed === null ? null : currentlyPlaying(context.settings, renewed);
}
