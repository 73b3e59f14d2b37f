import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { TodayRows } from "../../admin/today/read-today.ts";
import type { TrackField } from "./form.ts";
import livePanels from "./live-panels.island.tsx";

interface SpotifyReturnProps {
  connected: boolean;
  error: string | undefined;
}

/** With JavaScript a toast takes its place, see session-watch. */
export function SpotifyReturn({ connected, error }: SpotifyReturnProps) {
  if (error === undefined && !connected) return null;
  return (
    <div data-spotify-return="">
      {error === undefined ? (
        <Notice tone="ok">
          <p>Spotify account connected successfully!</p>
        </Notice>
      ) : (
        <Notice tone="danger">
          <p className="font-600">Spotify Connection Failed</p>
          <p>{error}</p>
        </Notice>
      )}
    </div>
  );
}

const streams = site.streamingChannel !== undefined;

export const liveSectionId = "live";

interface LiveSectionProps {
  now: number;
  rows: TodayRows;
  isFolded: boolean;
  unset: readonly string[];
  returned: { connected: boolean; error: string | undefined };
  form: FormState<TrackField> | undefined;
}

export function LiveSection({ now, rows, isFolded, unset, returned, form }: LiveSectionProps) {
  const { nowPlaying, broadcast, spotify, hold } = rows;
  const onAir = broadcast && broadcast.endedAt === null ? broadcast : null;
  return (
    <details
      className="live-fold"
      id={liveSectionId}
      open={!isFolded || returned.connected || returned.error !== undefined}
    >
      <summary className="card fold-summary">
        <span className="display panel-title">{streams ? "Now playing and live" : "Now playing"}</span>
        <span className="text-muted">
          {[streams && (nowPlaying.isLive ? "On air" : "Off air"), nowPlaying.title].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <Island
        of={livePanels}
        props={{
          now,
          nowPlaying,
          hold,
          streams,
          broadcast: onAir && {
            startedAt: onAir.startedAt,
            told: { itself: onAir.noticedAt !== null, notice: { ...onAir.notice } },
          },
          spotify: unset.length > 0 ? { unset: [...unset] } : { connection: spotify },
          ...(form ? { form } : {}),
        }}
        when="load"
      />
    </details>
  );
}
