import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import type { TodayRows } from "../../admin/today/read-today.ts";
import type { TrackField } from "./form.ts";
import livePanels from "./live-panels.island.tsx";

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
      <summary className="card">
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
