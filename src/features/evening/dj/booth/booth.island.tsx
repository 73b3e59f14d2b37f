import { useEffect, useState } from "react";
import { momentInWords } from "../../../../platform/dates.ts";
import { hour } from "../../../../platform/durations.ts";
import { type FormState, issueOf } from "../../../../platform/fields/form-state.ts";
import { island } from "../../../../platform/islands/define.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { phonesInWords } from "../../../guests/model.ts";
import { isUnwanted } from "../../../songs/same-song.ts";
import type { Booth } from "../../booth.ts";
import { storeEvenings } from "../offline/store-evenings.ts";
import type { BoothField } from "./form.ts";
import { Moments, NextMoment } from "./moments.tsx";
import { MoreMusic } from "./more-music.tsx";
import { NowNext } from "./now-next.tsx";
import { Requests, TypedSong } from "./requests.tsx";
import { DoNotPlays, MoveForm, MustPlays, SongGroup } from "./song-lists.tsx";
import { useBooth, useBoothKeys } from "./use-booth.ts";
import { dancingLeft, fitting, songsIn } from "./with-move.ts";

function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const take = () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // Browsers refuse the lock when power is low.
      lock = navigator.wakeLock.request("screen").catch(() => null);
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      document.removeEventListener("visibilitychange", take);
      void lock.then((held) => held?.release());
    };
  }, []);
}

function useClock(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function BoothScreen({ booth: first, form }: { booth: Booth; form: FormState<BoothField> }) {
  const { booth, delay, waiting, conflicts, done, move, undo, dismiss } = useBooth(first);
  const [order, setOrder] = useState<"votes" | "time">("votes");
  const [typed, setTyped] = useState("");
  const now = useClock(first.at);
  const songs = songsIn(booth, order);
  const chosen = useBoothKeys({ requests: songs.requests, next: songs.next[0] ?? null, move, undo });
  useWakeLock();
  useEffect(() => void storeEvenings(), []);
  const minutes = dancingLeft(booth, now);
  const isOnList = isUnwanted({ title: typed, artist: null }, booth.doNotPlays);
  const isEnding = now >= booth.hours.endsAt - hour || Boolean(booth.overtime?.asked ?? booth.overtime?.answer);
  const moreMusic = booth.overtime ? (
    <MoreMusic overtime={booth.overtime} hasNoSignal={delay !== null} onMove={move} />
  ) : null;
  const refused = issueOf(form.issues, "key");
  const { page, gigSheet } = bookingPaths(booth.id);
  return (
    <div className="booth">
      <header className="booth-head">
        <p className="display booth-clock">{momentInWords(now, now)}</p>
        <h1>
          {booth.name}
          <span>{booth.place}</span>
        </h1>
        <NextMoment {...{ booth, now, onMove: move }} />
        {booth.guestsMayAsk === null ? null : (
          <MoveForm act={booth.guestsMayAsk ? "closed" : "open"} onMove={move}>
            {booth.guestsMayAsk ? "Requests open: close" : "Requests closed: open"}
          </MoveForm>
        )}
        <a className="booth-key" href={gigSheet}>
          Gig sheet
        </a>
        <a className="booth-key" href={page}>
          Leave
        </a>
      </header>
      <div className="booth-news" role="status">
        {delay && delay !== "signed-out" ? <p>No signal. {waiting} waiting to be sent.</p> : null}
        {delay === "signed-out" ? <p>You are logged out: reload this page to log in. Nothing is lost.</p> : null}
        {booth.track?.isUnwanted ? (
          <p className="booth-warning">{booth.track.title} plays: it is on their do-not-play list.</p>
        ) : null}
        {booth.networks.map(({ network, phones }) => (
          <div key={network} className="booth-line">
            <p>{phonesInWords(phones, "waiting")}</p>
            <MoveForm act="count" network={network} onMove={move}>
              Count
            </MoveForm>
            <MoveForm act="leave-out" network={network} onMove={move}>
              Leave out
            </MoveForm>
          </div>
        ))}
        {refused ? <p className="booth-warning">{refused}</p> : null}
        {conflicts.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {conflicts.length > 0 ? (
          <button type="button" className="booth-key" onClick={dismiss}>
            Understood
          </button>
        ) : null}
      </div>
      <Moments {...{ booth, now, onMove: move }} />
      {isEnding ? moreMusic : null}
      <div className="booth-columns">
        <NowNext now={now} {...songs} onMove={move} />
        <Requests now={now} requests={songs.requests} order={order} chosen={chosen} onOrder={setOrder} onMove={move} />
        <div className="booth-side">
          <TypedSong
            form={form}
            warning={isOnList ? "That is on their do-not-play list" : null}
            onType={setTyped}
            onMove={move}
          />
          <DoNotPlays songs={booth.doNotPlays} />
          <MustPlays
            mustPlays={songs.mustPlays}
            played={songs.mustPlaysPlayed}
            inAll={songs.mustPlaysInAll}
            minutes={minutes}
            fit={fitting(songs.mustPlays, minutes)}
            onMove={move}
          />
          <SongGroup id="booth-possible" heading="If possible" songs={songs.possible} onMove={move} />
          <SongGroup id="booth-moments" heading="For their moments" songs={songs.ofMoments} onMove={move} />
        </div>
      </div>
      {isEnding ? null : moreMusic}
      <p className="booth-keys">Keys: J and K choose, N next, X no, Space starts the next one, U undoes.</p>
      {done ? (
        <p className="booth-undo" role="status">
          {done.words}
          <button type="button" className="booth-key" onClick={undo}>
            Undo
          </button>
        </p>
      ) : null}
    </div>
  );
}

export default island("booth", BoothScreen);
