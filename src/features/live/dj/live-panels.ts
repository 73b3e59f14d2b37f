import type { FormState } from "../../../platform/fields/form-state.ts";
import type { Toast } from "../../../platform/islands/atoms.ts";
import type { Outcomes } from "../../../platform/mail/outcomes.ts";
import type { NowPlaying } from "../model.ts";
import type { TrackField, TrackHold } from "./form.ts";
import type { SpotifyState } from "./music-service.tsx";

/** What the panels show at first. */
export interface LivePanelProps {
  /** The instant that times are told from. */
  now: number;
  /** What plays. `updatedAt` is null until something was ever set. */
  nowPlaying: Omit<NowPlaying, "updatedAt"> & { updatedAt: number | null };
  /** What holds Spotify off: a track that was set by hand. */
  hold: TrackHold | null;
  /** The time on air that is under way, whether it told subscribers, and how the last notice went out; null for one begun just now. */
  broadcast: { startedAt: number; told: { itself: boolean; notice: Outcomes } | null } | null;
  spotify: SpotifyState;
  /** A track that was sent without JavaScript and needs another look. */
  form?: FormState<TrackField>;
}

/** What the controls of the panels report. */
export interface NowPlayingEvents {
  onState: (state: NowPlaying & { hold?: TrackHold | null }) => void;
  onToast: (toast: Toast) => void;
  /** A request failed: the reason may be that the session has ended. */
  onFailure: (toast: Omit<Toast, "variant">) => void;
}
