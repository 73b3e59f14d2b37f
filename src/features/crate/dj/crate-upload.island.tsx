import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { hexDigest } from "../../../platform/hex.ts";
import { island } from "../../../platform/islands/define.ts";
import type { Delay } from "../../../platform/islands/request.ts";
import { delayOf, HttpError, post } from "../../../platform/islands/request.ts";
import { grouped } from "../../../platform/numbers.ts";
import {
  beginAnswer,
  type CrateSums,
  crateLimits,
  finishAnswer,
  portionAnswer,
  type Replaced,
  type Track,
} from "../model.ts";
import { LibraryFault, readLibrary } from "../read-library.ts";
import { crateApi } from "./paths.ts";

interface CrateUploadProps {
  sums: CrateSums;
}

type State =
  | { at: "waiting" }
  | { at: "reading"; bytes: number; size: number; tracks: number }
  | { at: "sending"; sent: number; tracks: number; delay: Delay | null }
  | { at: "done"; outcome: Replaced }
  | { at: "refused"; fault: string };

const tracksInWords = (count: number): string => (count === 1 ? "1 track" : `${grouped(count)} tracks`);

const delays: Readonly<Record<Delay, string>> = {
  offline: "There is no connection: it goes on by itself.",
  server: "The site does not answer just now: it goes on by itself.",
  "signed-out": "You are signed out. Sign in on another tab, and it goes on by itself.",
};

function outcomeInWords({ added, gone, changed, sums }: Replaced): string {
  const whole = `The crate is as this file has it: ${tracksInWords(sums.tracks)}`;
  if (added + gone + changed === 0) return `${whole}, nothing to change.`;
  return `${whole}. Added ${grouped(added)}, gone ${grouped(gone)}, changed ${grouped(changed)}.`;
}

function faultInWords(error: unknown): string {
  if (error instanceof LibraryFault) return `${error.message} Nothing has changed.`;
  if (error instanceof HttpError) return error.detail;
  return "This file could not be read. Nothing has changed.";
}

function sumsInWords({ tracks, bpm, key, location }: CrateSums): string {
  if (tracks === 0) return "There is nothing in it yet.";
  return `${tracksInWords(tracks)}: ${grouped(bpm)} with BPM, ${grouped(key)} with a key, ${grouped(location)} with a file.`;
}

function Progress({ state }: { state: State }) {
  if (state.at === "reading")
    return (
      <>
        <progress className="crate-progress" max={state.size} value={state.bytes} aria-labelledby="crate-state" />
        <p id="crate-state">Reading: {tracksInWords(state.tracks)} so far</p>
      </>
    );
  if (state.at !== "sending") return null;
  return (
    <>
      <progress className="crate-progress" max={state.tracks} value={state.sent} aria-labelledby="crate-state" />
      <p id="crate-state">
        Sending: {grouped(state.sent)} of {tracksInWords(state.tracks)}
      </p>
    </>
  );
}

const encoder = new TextEncoder();
/** One for all tracks, which are many to measure. */
const measured = new Uint8Array(crateLimits.portionBytes);

/** Deterministic, so an interrupted upload can go on. */
function portionsOf(tracks: readonly Track[]): Track[][] {
  const portions: Track[][] = [];
  let bytes = 0;
  for (const track of tracks) {
    const size = encoder.encodeInto(JSON.stringify(track), measured).written + 1;
    const last = portions.at(-1);
    if (last && last.length < crateLimits.portion && bytes + size < crateLimits.portionBytes) {
      last.push(track);
      bytes += size;
    } else {
      portions.push([track]);
      bytes = size;
    }
  }
  return portions;
}

/** In milliseconds. */
const pause = 5000;

/** `sent` counts tracks; `delay` is why sending waits. */
type TellSending = (sent: number, delay: Delay | null) => void;

/**
 * Skips portions that have arrived, and waits while offline.
 * @throws {HttpError} when the site refuses it
 */
async function sendLibrary(tracks: readonly Track[], tell: TellSending): Promise<Replaced> {
  let sent = 0;
  async function send<T>(path: string, payload: object, answer: z.ZodMiniType<T>): Promise<T> {
    for (;;) {
      try {
        const taken = await post(path, payload, answer);
        tell(sent, null);
        return taken;
      } catch (error) {
        const delay = delayOf(error);
        if (delay === null) throw error;
        tell(sent, delay);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
  const portions = portionsOf(tracks);
  const upload = await hexDigest(JSON.stringify(tracks));
  const { portions: there } = await send(crateApi.begin, { upload }, beginAnswer);
  for (const [number, portion] of portions.entries()) {
    if (number >= there) await send(crateApi.portion, { upload, number, tracks: portion }, portionAnswer);
    sent += portion.length;
    tell(sent, null);
  }
  return send(crateApi.finish, { upload, portions: portions.length }, finishAnswer);
}

/** Reads the export in the browser, so only its tracks are sent. */
function CrateUpload({ sums }: CrateUploadProps) {
  const [state, setState] = useState<State>({ at: "waiting" });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const isBusy = state.at === "reading" || state.at === "sending";

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      setState({ at: "reading", bytes: 0, size: file.size, tracks: 0 });
      const tracks = await readLibrary(file, (bytes, count) =>
        setState({ at: "reading", bytes, size: file.size, tracks: count }),
      );
      const outcome = await sendLibrary(tracks, (sent, delay) =>
        setState({ at: "sending", sent, tracks: tracks.length, delay }),
      );
      setState({ at: "done", outcome });
    } catch (error) {
      setState({ at: "refused", fault: faultInWords(error) });
    }
  }

  const fault = state.at === "refused" ? state.fault : undefined;
  const told =
    state.at === "done" ? outcomeInWords(state.outcome) : state.at === "sending" && state.delay && delays[state.delay];
  return (
    <div className="crate-upload">
      <p>{sumsInWords(state.at === "done" ? state.outcome.sums : sums)}</p>
      <div className="field">
        <label htmlFor="crate-file">The export of your library</label>
        <input
          className="control"
          id="crate-file"
          type="file"
          accept=".xml,.nml,.csv,.txt,.m3u8,.m3u"
          disabled={!ready || isBusy}
          aria-describedby={fault ? "crate-fault" : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // Lets the same file be chosen again.
            currentTarget.value = "";
          }}
        />
        {fault ? (
          <p className="field-error" id="crate-fault" role="alert">
            <span className="i-lucide-circle-alert" aria-hidden="true" />
            {fault}
          </p>
        ) : null}
      </div>
      <noscript>
        <p className="small text-muted">Bringing a library in needs JavaScript: the file is read in the browser.</p>
      </noscript>
      <Progress state={state} />
      <p role="status">{told}</p>
    </div>
  );
}

export default island("crate-upload", CrateUpload);
