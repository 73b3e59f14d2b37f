import { useEffect, useState } from "react";
import { momentInWords } from "../../../../platform/dates.ts";
import { waitInWords } from "../../../../platform/durations.ts";
import type { FormState } from "../../../../platform/fields/form-state.ts";
import { island } from "../../../../platform/islands/define.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { phonesInWords } from "../../../guests/model.ts";
import { isSameSong, songKey } from "../../../songs/same-song.ts";
import type { Booth } from "../../booth.ts";
import { keepEvenings } from "../offline/store-evenings.ts";
import type { BoothField } from "./form.ts";
import { DoNotPlays, OfMoments } from "./lists.tsx";
import { MoveForm } from "./move-form.tsx";
import { MustPlays } from "./musts.tsx";
import { NowNext } from "./now-next.tsx";
import { TypedSong } from "./typed-song.tsx";
import { useBooth } from "./use-booth.ts";
import { useBoothKeys } from "./use-booth-keys.ts";
import { Wishes } from "./wishes.tsx";
import { dancingLeft, fitting, songsIn } from "./with-move.ts";

/** Keeps the screen on while the page is seen, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const take = () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // A device that is short of power refuses it; the booth works all the same.
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

/** The clock of the booth: the server's time at first, then the device's. */
function useClock(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The booth: works as plain forms, and with a script at once, by keys, and without a signal. */
function BoothDesk({ booth: first, form }: { booth: Booth; form: FormState<BoothField> }) {
  const { booth, signal, waiting, told, done, move, undo, dismiss } = useBooth(first);
  const [order, setOrder] = useState<"votes" | "time">("votes");
  const [typed, setTyped] = useState("");
  const now = useClock(first.at);
  const songs = songsIn(booth, order);
  const chosen = useBoothKeys({ wishes: songs.wishes, next: songs.next[0] ?? null, move, undo });
  useWakeLock();
  useEffect(() => void keepEvenings(), []);
  const minutes = dancingLeft(booth, now);
  const coming = booth.moments.find(({ beginsAt }) => beginsAt > now);
  const isTypedNever = booth.never.some(({ key }) => isSameSong(key, songKey(typed, null)));
  const { page, gigSheet } = bookingPaths(booth.id);
  return (
    <div className="booth">
      <header className="booth-head">
        <p className="display booth-clock">{momentInWords(now, now)}</p>
        <h1>
          {booth.name}
          <span>{booth.place}</span>
        </h1>
        {coming ? (
          <p className="booth-coming">
            <b>
              {coming.name} at {momentInWords(coming.beginsAt, now)}
            </b>
            <span>{[waitInWords(coming.beginsAt - now), coming.note].filter(Boolean).join(", ")}</span>
          </p>
        ) : null}
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
        {signal === "off" ? <p>No signal. {waiting} waiting to be sent.</p> : null}
        {signal === "logged-out" ? <p>You are logged out: reload this page to log in. Nothing is lost.</p> : null}
        {booth.track?.isNever ? (
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
        {told.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {told.length > 0 ? (
          <button type="button" className="booth-key" onClick={dismiss}>
            Understood
          </button>
        ) : null}
      </div>
      <div className="booth-columns">
        <NowNext now={now} {...songs} onMove={move} />
        <Wishes now={now} wishes={songs.wishes} order={order} chosen={chosen} onOrder={setOrder} onMove={move} />
        <div className="booth-side">
          <TypedSong
            form={form}
            warning={isTypedNever ? "That is on their do-not-play list" : null}
            onType={setTyped}
            onMove={move}
          />
          <DoNotPlays never={booth.never} />
          <MustPlays
            musts={songs.musts}
            played={songs.mustsPlayed}
            inAll={songs.mustsInAll}
            minutes={minutes}
            fit={fitting(songs.musts, minutes)}
            onMove={move}
          />
          <OfMoments songs={songs.ofMoments} onMove={move} />
        </div>
      </div>
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

export default island("booth-desk", BoothDesk);
