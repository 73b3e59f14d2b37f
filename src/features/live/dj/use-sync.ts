import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { adminApi } from "../../admin/paths.ts";
import { syncAnswer } from "./form.ts";
import type { NowPlayingEvents } from "./live-panels.ts";

/** Instants in milliseconds. */
export interface SyncOutcome {
  lastSyncedAt?: number;
  /** Spotify refuses the token until the administrator connects again. */
  revokedAt?: number;
  lastError: string | null;
  nextTryAt: number | null;
}

const failed = "Sync Failed";

/** Only connecting again helps. */
const conflict = 409;

export function useSync(events: NowPlayingEvents, onSync: (outcome: SyncOutcome) => void) {
  const [syncing, setSyncing] = useState(false);

  async function sync() {
    setSyncing(true);
    try {
      const response = await fetch(adminApi.syncSpotify, {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: "{}",
      });
      const body: unknown = await response.json().catch(() => null);
      const { track, message } = z.safeParse(syncAnswer, body).data ?? {};
      const now = Date.now();
      if (track) {
        events.onState({ ...track, updatedAt: now, hold: null });
        events.onToast({
          variant: "default",
          title: "Now playing synced from Spotify!",
          description: [track.title, track.artist].filter(Boolean).join(", "),
        });
        onSync({ lastSyncedAt: now, lastError: null, nextTryAt: null });
        return;
      }
      events.onFailure({ title: failed, description: message ?? "Failed to sync from Spotify" });
      const wait = response.headers.get("Retry-After");
      if (message)
        onSync({
          ...(response.ok ? { lastSyncedAt: now } : {}),
          ...(response.status === conflict ? { revokedAt: now } : {}),
          lastError: message,
          nextTryAt: wait === null ? null : now + Number(wait) * 1000,
        });
    } catch {
      events.onFailure({ title: failed, description: "Error syncing from Spotify" });
    } finally {
      setSyncing(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!syncing) void sync();
  }

  return { syncing, syncProps: { onSubmit } };
}
