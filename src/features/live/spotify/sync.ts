import * as z from "zod/mini";
import type { SpotifySettings } from "../../../env.ts";
import { limits } from "../../../platform/fields/fields.ts";
import { tickOffTrack } from "../../evening/store.ts";
import type { NowPlaying } from "../model.ts";
import { type NowPlayingStore, setNowPlaying } from "../now-playing.ts";
import { releaseHoldQuery } from "../track-hold.ts";
import { accessTokenOf, renewAccess } from "./access.ts";
import { askSpotify, isRejection, SpotifyFault } from "./ask.ts";
import { findConnection, recordSyncQuery, type SpotifyConnection } from "./connection.ts";

/** https://developer.spotify.com/documentation/web-api/reference/get-information-about-the-users-current-playback */
const playbackState = z.object({
  is_playing: z.boolean(),
  currently_playing_type: z.string(),
  device: z.optional(z.nullable(z.object({ is_private_session: z.optional(z.boolean()) }))),
  item: z.nullish(z.object({ name: z.string(), artists: z.optional(z.array(z.object({ name: z.string() }))) })),
});

type PlaybackState = z.output<typeof playbackState>;

type Playing = { track: { title: string; artist: string } } | { noTrack: string };

const line = (text: string): string => {
  const clean = text
    .replace(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();
  return clean.length <= limits.trackName ? clean : `${clean.slice(0, limits.trackName - 1).trimEnd()}…`.toWellFormed();
};

function playingOf(state: PlaybackState | null): Playing {
  if (!state?.is_playing) return { noTrack: "Nothing is playing on Spotify." };
  if (state.device?.is_private_session) return { noTrack: "Spotify is in a private session." };
  if (state.currently_playing_type === "episode") return { noTrack: "Spotify is playing a podcast." };
  if (state.currently_playing_type === "ad") return { noTrack: "Spotify is playing an advertisement." };
  const title = line(state.item?.name ?? "");
  const artist = line((state.item?.artists ?? []).flatMap(({ name }) => name || []).join(", "));
  if (state.currently_playing_type !== "track" || !title) return { noTrack: "Spotify is not playing a track." };
  return { track: { title, artist } };
}

/** @throws {SpotifyFault} `unauthorized` when the access token is refused */
async function currentlyPlaying({ apiUrl }: SpotifySettings, accessToken: string): Promise<Playing> {
  const state = await askSpotify(
    `${apiUrl}/v1/me/player?additional_types=track,episode`,
    { headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" } },
    playbackState,
  );
  return playingOf(state);
}

const half = 30_000;

/** Milliseconds; tests bring their own. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** At seconds 0 and 30, because Cron Triggers run at most once a minute. Never throws. */
export async function syncThroughMinute(
  context: SyncContext,
  scheduledTime: number,
  clock: Clock = systemClock,
): Promise<void> {
  const first = await syncQuietly(context, clock.now());
  if (first?.kind === "off") return;
  // At most half a minute, however late the trigger.
  await clock.wait(Math.min(Math.max(scheduledTime + half - clock.now(), 0), half));
  await syncQuietly(context, clock.now());
}

async function syncQuietly(context: SyncContext, now: number): Promise<SyncResult | null> {
  try {
    return await syncSpotify(context, now);
  } catch (error) {
    // Drizzle's own error quotes the parameters; its cause does not.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(JSON.stringify({ event: "spotify-sync-failed", message: String(cause) }));
    return null;
  }
}

export interface SyncContext extends NowPlayingStore {
  settings: SpotifySettings;
}

/**
 * `no-track`: nothing to show. `failed`: a passing fault, retried from `retryAt`. `off`: until the administrator
 * connects.
 */
export type SyncResult =
  | { kind: "synced"; nowPlaying: NowPlaying }
  | { kind: "no-track"; message: string }
  | { kind: "failed"; message: string; retryAt: number | null }
  | { kind: "off"; message: string };

/**
 * Without a new track the last one stays, and so does one set by hand while its hold lasts, which a sync by hand ends.
 * @param by the administrator need not wait after a refusal, which they may have mended; a pause that Spotify asked
 * for holds for everyone
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
  if ((nextTryAt ?? 0) > now && !(by === "hand" && isRejection(lastError ?? "")))
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

/** Null without an access token. A refused one is renewed once. */
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
