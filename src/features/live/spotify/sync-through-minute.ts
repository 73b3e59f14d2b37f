import { type SyncContext, type SyncResult, syncSpotify } from "./sync.ts";

const half = 30_000;

/** Time as the Cron Trigger sees it; tests bring their own. Milliseconds. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Syncs at second 0 and at second 30 of the minute that began at `scheduledTime`: Cron Triggers know no shorter step.
 * Never throws.
 */
export async function syncThroughMinute(
  context: SyncContext,
  scheduledTime: number,
  clock: Clock = systemClock,
): Promise<void> {
  const first = await syncQuietly(context, clock.now());
  if (first?.kind === "off") return;
  // A trigger that comes late, or by hand for another time, still waits half a minute at most.
  await clock.wait(Math.min(Math.max(scheduledTime + half - clock.now(), 0), half));
  await syncQuietly(context, clock.now());
}

async function syncQuietly(context: SyncContext, now: number): Promise<SyncResult | null> {
  try {
    return await syncSpotify(context, now);
  } catch (error) {
    // A query error of Drizzle's quotes the parameters; its cause does not.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(JSON.stringify({ event: "spotify-sync-failed", message: String(cause) }));
    return null;
  }
}
