import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { type FieldIssue, fieldIssues } from "../../forms/issues.ts";
import { nowPlayingState, trackForm } from "../../forms/now-playing.ts";
import { api } from "../../paths.ts";
import { HttpError, post } from "../request.ts";
import { changeFailure } from "./change-failure.ts";
import type { DeskEvents } from "./stage-desk.tsx";

/** The form that sets a track: checked in place, sent as JSON, and cleared once the server has taken it. */
export function useTrackForm(initialIssues: readonly FieldIssue[], events: DeskEvents) {
  const [issues, setIssues] = useState(initialIssues);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (issues.length > 0) form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  }, [issues]);

  async function send(sent: HTMLFormElement) {
    const { data: track, error: fault } = z.safeParse(trackForm, Object.fromEntries(new FormData(sent)));
    setIssues(fault ? fieldIssues(fault) : []);
    if (!track) return;
    setSending(true);
    try {
      const state = await post(api.adminNowPlaying, track, nowPlayingState);
      for (const field of sent.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")) field.value = "";
      events.onState(state);
      events.onToast({
        variant: "default",
        title: "Now playing updated",
        description: `${state.title}, ${state.artist}`,
      });
    } catch (error) {
      if (error instanceof HttpError) setIssues(error.issues);
      events.onFailure(changeFailure(error));
    } finally {
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  }

  return { issues, sending, formProps: { ref: form, onSubmit, method: "post", noValidate: true } as const };
}
