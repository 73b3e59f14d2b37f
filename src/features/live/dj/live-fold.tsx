import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import type { TodayRows } from "../../admin/today/read-today.ts";
import type { TrackField } from "./form.ts";
import livePanel from "./live-panel.island.tsx";

/** Where the panel stands on the page. */
export const livePanelId = "live-panel";

interface LiveFoldProps {
  /** The instant that times are told from. */
  now: number;
  rows: TodayRows;
  isFolded: boolean;
  /** Settings without which Spotify cannot be connected. */
  unset: readonly string[];
  /** How connecting Spotify ended, when the browser comes back from there. */
  returned: { connected: boolean; error: string | undefined };
  form: FormState<TrackField> | undefined;
}

/** What plays, the live status and the music service, folded away unless they are wanted. */
export function LiveFold({ now, rows, isFolded, unset, returned, form }: LiveFoldProps) {
  const { nowPlaying, broadcast, spotify, hold } = rows;
  const onAir = broadcast && broadcast.endedAt === null ? broadcast : null;
  return (
    <details
      className="live-fold"
      id={livePanelId}
      open={!isFolded || returned.connected || returned.error !== undefined}
    >
      <summary className="card">
        <span className="display panel-title">Now playing and live</span>
        <span className="text-muted">
          {[nowPlaying.isLive ? "On air" : "Off air", nowPlaying.title].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <Island
        of={livePanel}
        props={{
          now,
          nowPlaying,
          hold,
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
