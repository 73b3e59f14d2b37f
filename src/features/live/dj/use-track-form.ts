import type { FormState } from "../../../platform/fields/form-state.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { adminApi } from "../../admin/paths.ts";
import { changeFailure } from "./change-failure.ts";
import { livePanelAnswer, type TrackField, trackForm } from "./form.ts";
import type { NowPlayingEvents } from "./live-panel.ts";

/** The form that sets a track. Its fields are cleared once the server has taken it. */
export const useTrackForm = (form: FormState<TrackField>, events: NowPlayingEvents) =>
  useFormPost({
    path: adminApi.nowPlaying,
    schema: trackForm,
    answer: livePanelAnswer,
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
