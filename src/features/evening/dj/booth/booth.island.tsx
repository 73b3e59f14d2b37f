import { useEffect, useState } from "react";
import { hour } from "../../../../platform/durations.ts";
import { momentInWords } from "../../../../platform/english.ts";
import { type FormState, issueOf } from "../../../../platform/fields/form-state.ts";
import { island } from "../../../../platform/islands/define.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { phonesInWords } from "../../../guests/model.ts";
import { isUnwanted } from "../../../songs/unwanted.ts";
import type { Booth, BoothOvertime } from "../../model.ts";
import { storeEvenings } from "../offline/store-evenings.ts";
import type { BoothField, BoothMove } from "./form.ts";
import { Moments, NextMoment } from "./moments.tsx";
import { NextUp, OnNow } from "./now-next.tsx";
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

interface MoreMusicProps {
  overtime: BoothOvertime;
  /** A question would come too late. */
  hasNoSignal: boolean;
  onMove: (move: BoothMove) => void;
}

const Warning = ({ words }: { words: string }) => (
  <p className="booth-warning">
    <span className="i-lucide-triangle-alert" aria-hidden="true" /> {words}
  </p>
);

function MoreMusic({ overtime, hasNoSignal, onMove }: MoreMusicProps) {
  const { from: end, terms, steps, rules, asked, answer, canUndo } = overtime;
  return (
    <section className="booth-more" aria-labelledby="booth-more">
      <h2 id="booth-more">More music</h2>
      <p className="booth-note">{terms}</p>
      <div role="status">
        {answer ? <p>{answer}</p> : null}
        {asked ? <p>{asked.words}</p> : null}
      </div>
      {rules.map((words) => (
        <Warning key={words} words={words} />
      ))}
      {asked ? (
        <div className="booth-choices">
          <MoveForm act="more-agreed" end={end} minutes={asked.minutes} onMove={onMove}>
            They said yes in the room
          </MoveForm>
          <MoveForm act="more-back" end={end} onMove={onMove}>
            Take it back
          </MoveForm>
        </div>
      ) : null}
      {hasNoSignal ? <p>No signal: ask them in the room.</p> : null}
      {asked || hasNoSignal ? null : (
        <div className="booth-choices">
          {steps.map(({ minutes, label }) => (
            <MoveForm
              key={minutes}
              act="more-asked"
              end={end}
              minutes={minutes}
              label={`Ask them: ${label}`}
              onMove={onMove}
            >
              +{label}
            </MoveForm>
          ))}
        </div>
      )}
      {asked || steps.length === 0 ? null : (
        <details open={hasNoSignal}>
          <summary className="fold-summary">They said yes in the room</summary>
          <div className="booth-choices">
            {steps.map(({ minutes, label }) => (
              <MoveForm
                key={minutes}
                act="more-agreed"
                end={end}
                minutes={minutes}
                label={`They said yes: ${label}`}
                onMove={onMove}
              >
                Yes, {label}
              </MoveForm>
            ))}
          </div>
        </details>
      )}
      {canUndo ? (
        <MoveForm act="more-back" end={end} onMove={onMove}>
          That was wrong: take it back
        </MoveForm>
      ) : null}
    </section>
  );
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
        <a className="booth-key booth-way" href={gigSheet}>
          <span className="i-lucide-file-text" aria-hidden="true" />
          <span>Gig sheet</span>
        </a>
        <a className="booth-key booth-way" href={page}>
          <span className="i-lucide-log-out" aria-hidden="true" />
          <span>Leave</span>
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
        <OnNow now={now} playing={songs.playing} first={songs.next[0]} onMove={move} />
        <Requests now={now} requests={songs.requests} order={order} chosen={chosen} onOrder={setOrder} onMove={move} />
        <NextUp next={songs.next} past={songs.past} onMove={move} />
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
