import type { ComponentProps } from "react";
import { agoInWords } from "../../../platform/durations.ts";
import { momentInWords } from "../../../platform/english.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { adminApi } from "../../admin/paths.ts";

/** Instants in milliseconds. */
interface Connection {
  connectedAt: number;
  revokedAt: number | null;
  lastSyncedAt: number | null;
  lastError: string | null;
  nextTryAt: number | null;
}

const everyHalfMinute = "Syncs automatically every 30 seconds.";

function ConnectLink({ again }: { again: boolean }) {
  return (
    <a className="btn btn-secondary" href={adminApi.spotifyLogin}>
      <span className="i-lucide-plug" aria-hidden="true" />
      {again ? "Connect Spotify again" : "Connect Spotify"}
    </a>
  );
}

function Disconnect() {
  return (
    <form action={adminApi.spotifyDisconnect} method="post">
      <button className="btn btn-secondary" type="submit">
        <span className="i-lucide-unplug" aria-hidden="true" />
        Disconnect
      </button>
    </form>
  );
}

function nextTry({ revokedAt, nextTryAt }: Connection, now: number): string {
  if (revokedAt) return "Nothing is tried until you connect again.";
  return nextTryAt !== null && nextTryAt > now
    ? `Tries again at ${momentInWords(nextTryAt, now)}.`
    : "Tries again within 30 seconds.";
}

function Connected({ connection, now }: { connection: Connection; now: number }) {
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

function NotSetUp({ unset }: { unset: readonly string[] }) {
  return (
    <p className="text-muted">
      Spotify is optional, and everything else works without it. To use it, set{" "}
      {unset.map((name, index) => (
        <span key={name}>
          {index > 0 ? ", " : ""}
          <code>{name}</code>
        </span>
      ))}{" "}
      (see the runbook).
    </p>
  );
}

/** `unset`: missing settings. */
export type SpotifyState = { unset: readonly string[] } | { connection: Connection | null };

function stateOf(state: SpotifyState): ComponentProps<typeof StatusBadge>["status"] {
  if ("unset" in state) return { tone: "neutral", icon: "i-lucide-circle-dashed", label: "Not set up" };
  if (!state.connection) return { tone: "neutral", icon: "i-lucide-circle-dashed", label: "Not connected" };
  if (state.connection.revokedAt) return { tone: "danger", icon: "i-lucide-circle-alert", label: "Access revoked" };
  return state.connection.lastError
    ? { tone: "warn", icon: "i-lucide-triangle-alert", label: "Connected, no track" }
    : { tone: "ok", icon: "i-lucide-circle-check", label: "Connected" };
}

export function MusicService({ now, state }: { now: number; state: SpotifyState }) {
  const connection = "connection" in state ? state.connection : null;
  return (
    <Panel id="music-service" title="Music service" aside={<StatusBadge status={stateOf(state)} />}>
      {"unset" in state ? <NotSetUp unset={state.unset} /> : null}
      {connection ? <Connected connection={connection} now={now} /> : null}
      {"connection" in state && !connection ? (
        <p className="text-muted">Spotify is not connected. Once it is: {everyHalfMinute.toLowerCase()}</p>
      ) : null}
      {"connection" in state ? (
        <div className="music-actions">
          {!connection || connection.revokedAt ? <ConnectLink again={connection !== null} /> : null}
          {connection ? <Disconnect /> : null}
        </div>
      ) : null}
    </Panel>
  );
}
