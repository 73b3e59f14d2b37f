import type { FormState } from "../../../platform/fields/form-state.ts";
import type { Toast } from "../../../platform/islands/atoms.ts";
import { HttpError } from "../../../platform/islands/request.ts";
import type { Outcomes } from "../../../platform/mail/outcomes.ts";
import type { NowPlaying } from "../model.ts";
import type { TrackField, TrackHold } from "./form.ts";
import type { SpotifyState } from "./music-service.tsx";

export const changeFailure = (error: unknown): Omit<Toast, "variant"> =>
  error instanceof HttpError
    ? { title: "Failed to update now playing", description: error.detail }
    : {
        title: "Error updating now playing",
        description: "No answer came. Please check your connection and try again.",
      };

export interface LivePanelProps {
  now: number;
  /** `updatedAt` is null until something was ever set. */
  nowPlaying: Omit<NowPlaying, "updatedAt"> & { updatedAt: number | null };
  hold: TrackHold | null;
  /** `told`: whether it notified subscribers, and the last notice's outcomes; null for a broadcast begun just now. */
  broadcast: { startedAt: number; told: { itself: boolean; notice: Outcomes } | null } | null;
  streams: boolean;
  spotify: SpotifyState;
  form?: FormState<TrackField>;
}

export interface NowPlayingEvents {
  onState: (state: NowPlaying & { hold?: TrackHold | null }) => void;
  onToast: (toast: Toast) => void;
  /** The session may have ended. */
  onFailure: (toast: Omit<Toast, "variant">) => void;
}
