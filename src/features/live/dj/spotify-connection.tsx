import { momentInWords } from "../../../platform/dates.ts";
import { agoInWords } from "../../../platform/durations.ts";
import { adminApi } from "../../admin/paths.ts";

/** The connection to Spotify as the database has it, without its tokens. Instants in milliseconds. */
export interface Connection {
  connectedAt: number;
  revokedAt: number | null;
  lastSyncedAt: number | null;
  /** Why the last sync brought no track. */
  lastError: string | null;
  nextTryAt: number | null;
}

export const everyHalfMinute = "Syncs automatically every 30 seconds.";

/** Leads to Spotify's own page. */
export function ConnectLink({ again }: { again: boolean }) {
  return (
    <a className="btn btn-secondary" href={adminApi.spotifyLogin}>
      <span className="i-lucide-plug" aria-hidden="true" />
      {again ? "Connect Spotify again" : "Connect Spotify"}
    </a>
  );
}

/** Ends the connection, by a form of one button. */
export function Disconnect() {
  return (
    <form action={adminApi.spotifyDisconnect} method="post">
      <button className="btn btn-secondary" type="submit">
        <span className="i-lucide-unplug" aria-hidden="true" />
        Disconnect
      </button>
    </form>
  );
}

/** When a sync that brought nothing is tried again. */
function nextTry({ revokedAt, nextTryAt }: Connection, now: number): string {
  if (revokedAt) return "Nothing is tried until you connect again.";
  return nextTryAt !== null && nextTryAt > now
    ? `Tries again at ${momentInWords(nextTryAt, now)}.`
    : "Tries again within 30 seconds.";
}

export function Connected({ connection, now }: { connection: Connection; now: number }) {
  const { connectedAt, lastSyncedAt, lastError } = connection;
  return (
    <>
      <dl className="music-facts">
        <div>
          <dt>Connected since</dt>
          <dd>{momentInWords(connectedAt, now)}</dd>
        </div>
        <div>
          <dt>Last sync</dt>
          <dd>{lastSyncedAt === null ? "not yet" : agoInWords(now - lastSyncedAt)}</dd>
        </div>
        <div>
          <dt>In between</dt>
          <dd>{everyHalfMinute}</dd>
        </div>
      </dl>
      {lastError ? (
        <p className="music-fault">
          <span className="i-lucide-triangle-alert" aria-hidden="true" />
          <span>
            {lastError} The last track stays. {nextTry(connection, now)}
          </span>
        </p>
      ) : null}
    </>
  );
}
