import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { emptyForm } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { read } from "../../../platform/islands/request.ts";
import { checkSession } from "../../admin/frame/check-session.ts";
import { api } from "../../site/paths.ts";
import { type NowPlaying, nowPlayingState } from "../model.ts";
import { showOnAir } from "../on-air.ts";
import type { LivePanelProps, NowPlayingEvents } from "./live-panels.ts";
import { LiveStatus } from "./live-status.tsx";
import { MusicService } from "./music-service.tsx";
import { NowPlayingPanel } from "./now-playing-panel.tsx";

function LivePanels(props: LivePanelProps) {
  const showToast = useSetAtom(toastAtom);
  const [now, setNow] = useState(props.now);
  const [nowPlaying, setNowPlaying] = useState(props.nowPlaying);
  const [broadcast, setBroadcast] = useState(props.broadcast);
  const [spotify, setSpotify] = useState(props.spotify);
  const [hold, setHold] = useState(props.hold);

  const events: NowPlayingEvents = {
    onState(state) {
      setNow(Date.now());
      setNowPlaying(state);
      if (state.hold !== undefined) setHold(state.hold);
      if (state.isLive !== nowPlaying.isLive)
        setBroadcast(state.isLive ? { startedAt: state.updatedAt, told: null } : null);
      showOnAir(state);
    },
    onToast: showToast,
    onFailure(toast) {
      showToast({ variant: "destructive", ...toast });
      void checkSession(showToast);
    },
  };

  // KV may lag behind the state shown.
  const catchUp = useEffectEvent((state: NowPlaying) => {
    if (state.updatedAt > (nowPlaying.updatedAt ?? 0)) events.onState(state);
  });
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === "visible") read(api.nowPlaying, nowPlayingState).then(catchUp, console.warn);
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, []);

  return (
    <div className="panels">
      <div className="panels panels-wide-left">
        <NowPlayingPanel
          now={now}
          nowPlaying={nowPlaying}
          hold={hold}
          form={props.form ?? emptyForm}
          events={events}
          canSync={"connection" in spotify && spotify.connection !== null && spotify.connection.revokedAt === null}
          onSync={(sync) => {
            setNow(Date.now());
            setSpotify((known) =>
              "connection" in known && known.connection ? { connection: { ...known.connection, ...sync } } : known,
            );
          }}
        />
        {props.streams ? (
          <LiveStatus now={now} isLive={nowPlaying.isLive} broadcast={broadcast} events={events} />
        ) : null}
      </div>
      <MusicService now={now} state={spotify} />
    </div>
  );
}

export default island("live-panels", LivePanels);
