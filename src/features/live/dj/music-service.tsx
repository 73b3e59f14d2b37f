import type { ComponentProps } from "react";
import { Panel } from "../../admin/frame/panel.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { NotSetUp } from "./not-set-up.tsx";
import { Connected, type Connection, ConnectLink, Disconnect, everyHalfMinute } from "./spotify-connection.tsx";

/** `unset` names the settings without which Spotify cannot be connected. */
export type SpotifyState = { unset: readonly string[] } | { connection: Connection | null };

function stateOf(state: SpotifyState): ComponentProps<typeof StatusBadge>["status"] {
  if ("unset" in state) return { tone: "neutral", icon: "i-lucide-circle-dashed", label: "Not set up" };
  if (!state.connection) return { tone: "neutral", icon: "i-lucide-circle-dashed", label: "Not connected" };
  if (state.connection.revokedAt) return { tone: "danger", icon: "i-lucide-circle-alert", label: "Access revoked" };
  return state.connection.lastError
    ? { tone: "warn", icon: "i-lucide-triangle-alert", label: "Connected, no track" }
    : { tone: "ok", icon: "i-lucide-circle-check", label: "Connected" };
}

/** Spotify: whether it is connected, what the last sync said, and how to connect and disconnect. */
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
