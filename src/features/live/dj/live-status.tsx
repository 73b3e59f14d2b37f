import { type FormEvent, useEffect, useRef, useState } from "react";
import { momentInWords } from "../../../platform/english.ts";
import { post } from "../../../platform/islands/request.ts";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminApi } from "../../admin/paths.ts";
import { nowPlayingState } from "../model.ts";
import { changeFailure, type LivePanelProps, type NowPlayingEvents } from "./live-panels.ts";

interface LiveStatusProps {
  now: number;
  isLive: boolean;
  broadcast: LivePanelProps["broadcast"];
  events: NowPlayingEvents;
}

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

function noticeInWords(broadcast: LivePanelProps["broadcast"]): string {
  if (!broadcast?.told) return "";
  const { itself, notice } = broadcast.told;
  const { sent, waiting, failed } = notice;
  const reached = [
    `reached ${people(sent)}`,
    waiting > 0 ? `${waiting} on the way` : "",
    failed > 0 ? `${failed} failed` : "",
  ];
  const how = reached.filter(Boolean).join(", ");
  if (!itself) return ` No mail this time: the last one went out less than 6 hours before and ${how}.`;
  return sent + waiting + failed > 0 ? ` The notice ${how}.` : " Nobody was mailed: nobody has asked for it yet.";
}

export function LiveStatus({ now, isLive, broadcast, events }: LiveStatusProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const pressedHere = useRef(false);

  // The clicked button is now disabled, so focus moves to the other one.
  useEffect(() => {
    if (pressedHere.current && wanted === null)
      form.current?.querySelector<HTMLElement>(":scope > button:enabled")?.focus();
  }, [wanted]);

  async function change(live: boolean) {
    document.getElementById("ask-live")?.hidePopover();
    setWanted(live);
    pressedHere.current = true;
    try {
      events.onState(await post(adminApi.nowPlaying, { title: "", artist: "", isLive: live }, nowPlayingState));
      events.onToast(
        live
          ? { variant: "default", title: "You are live", description: "Every page shows it within a minute." }
          : { variant: "default", title: "You are offline", description: "The broadcast has ended." },
      );
    } catch (error) {
      events.onFailure(changeFailure(error));
    } finally {
      setWanted(null);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (wanted === null && pressed instanceof HTMLButtonElement) void change(pressed.value === "true");
  }

  const since = isLive && broadcast ? `On air since ${momentInWords(broadcast.startedAt, now)}.` : "";
  return (
    <Panel id="live-status" title="Live status">
      <div className="live-now" data-live={isLive ? "" : undefined} aria-live="polite">
        <p className="display live-word">{isLive ? "On air" : "Off air"}</p>
        <p className="small text-muted">
          {isLive
            ? `${since}${noticeInWords(broadcast)}`
            : "Going live shows on every page and mails those who asked for it, once a broadcast."}
        </p>
      </div>
      <form
        className="live-form"
        ref={form}
        action={adminApi.nowPlaying}
        method="post"
        aria-label="Live status"
        onSubmit={onSubmit}
      >
        <ConfirmFirst
          id="ask-live"
          label="Go Live"
          icon={wanted === true ? "spinner" : "i-lucide-radio"}
          className="btn btn-secondary"
          disabled={isLive || wanted !== null}
          question="Every page shows it, and whoever asked to hear of it gets a mail."
        >
          <button type="submit" className="btn btn-primary" name="isLive" value="true">
            Go live now
          </button>
        </ConfirmFirst>
        <button
          type="submit"
          className="btn btn-secondary"
          name="isLive"
          value="false"
          disabled={!isLive || wanted !== null}
        >
          <span className={wanted === false ? "spinner" : "i-lucide-power"} aria-hidden="true" />
          Offline
        </button>
      </form>
    </Panel>
  );
}
