import { agoInWords } from "../../../platform/durations.ts";
import { momentInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminApi } from "../../admin/paths.ts";
import { type HoldChoice, holdChoices, nowPlayingAnswer, type TrackField, type TrackHold, trackForm } from "./form.ts";
import { changeFailure, type LivePanelProps, type NowPlayingEvents } from "./live-panels.ts";
import { Tooltip } from "./tooltip.tsx";
import { type SyncOutcome, useSync } from "./use-sync.ts";

function Track({ now, nowPlaying: { title, artist, isLive, updatedAt } }: Pick<LivePanelProps, "now" | "nowPlaying">) {
  return (
    <div className="track">
      <span className="track-cover" aria-hidden="true">
        <Equaliser still={!isLive} />
      </span>
      <div>
        <p className="display track-title">{title || "Nothing yet"}</p>
        <p className="text-muted">{title ? artist : "Set a track below, or connect Spotify."}</p>
      </div>
      {updatedAt ? <p className="small text-muted track-age">{agoInWords(now - updatedAt)}</p> : null}
    </div>
  );
}

interface NowPlayingPanelProps {
  now: number;
  nowPlaying: LivePanelProps["nowPlaying"];
  hold: TrackHold | null;
  form: FormState<TrackField>;
  events: NowPlayingEvents;
  onSync: (outcome: SyncOutcome) => void;
  canSync: boolean;
}

const labels: Partial<Record<string, string>> = {
  title: "Title",
  artist: "Artist",
  hold: "Spotify waits",
} satisfies Partial<Record<TrackField, string>>;

const holdLabels: Readonly<Record<HoldChoice, string>> = {
  track: "until its next track",
  "15": "for 15 minutes",
  "60": "for an hour",
  "180": "for 3 hours",
};

const fieldId = (field: string) => `track-${field}`;

const useTrackForm = (form: FormState<TrackField>, events: NowPlayingEvents) =>
  useFormPost({
    path: adminApi.nowPlaying,
    schema: trackForm,
    answer: nowPlayingAnswer,
    form,
    onAnswer(state, element) {
      for (const field of element.querySelectorAll<HTMLInputElement>("input")) field.value = "";
      events.onState(state);
      events.onToast({
        variant: "default",
        title: "Now playing updated",
        description: `${state.title}, ${state.artist}`,
      });
    },
    onFailure: (error) => events.onFailure(changeFailure(error)),
  });

export function NowPlayingPanel({
  now,
  nowPlaying,
  hold,
  form: initial,
  events,
  onSync,
  canSync,
}: NowPlayingPanelProps) {
  const { form, sending, formProps } = useTrackForm(initial, events);
  const { syncing, syncProps } = useSync(events, onSync);
  const field = fieldsOf({ idOf: fieldId, labels, form });
  return (
    <Panel id="now-playing" title="Now playing">
      <Track now={now} nowPlaying={nowPlaying} />
      <form {...formProps} className="track-form" action={adminApi.nowPlaying} aria-label="Now playing">
        <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} />
        <TextField {...field("title")} autoComplete="off" placeholder="Track title" />
        <TextField {...field("artist")} autoComplete="off" placeholder="Artist name" />
        {canSync ? (
          <SelectField
            {...field("hold")}
            options={holdChoices}
            optionLabels={holdLabels}
            entry={form.values.hold ?? "track"}
            placeholder="Choose how long"
            className="track-hold"
          />
        ) : null}
        <button className="btn btn-secondary" type="submit" disabled={sending}>
          {sending ? <span className="spinner" aria-hidden="true" /> : null}
          {sending ? "Updating..." : "Update"}
        </button>
      </form>
      {canSync && hold ? (
        <p className="small text-muted" role="status">
          Set by hand: Spotify waits until {hold.until === null ? "its next track" : momentInWords(hold.until, now)}. A
          sync takes it over at once.
        </p>
      ) : null}
      {canSync ? (
        <form {...syncProps} className="sync-form" action={adminApi.syncSpotify} method="post">
          <Tooltip id="sync-tip" text="Takes over what plays there right now.">
            <button className="btn btn-secondary" type="submit" disabled={syncing} aria-describedby="sync-tip">
              <span className={syncing ? "spinner" : "i-lucide-refresh-cw"} aria-hidden="true" />
              {syncing ? "Syncing..." : "Sync from Spotify"}
            </button>
          </Tooltip>
        </form>
      ) : null}
    </Panel>
  );
}
