import { clockTimeAt } from "../../../../platform/dates.ts";
import { dateInWords, momentInWords } from "../../../../platform/english.ts";
import type { FormState } from "../../../../platform/fields/form-state.ts";
import { Island } from "../../../../platform/islands/island.tsx";
import printButton from "../../../../platform/islands/print-button.island.tsx";
import { ErrorSummary } from "../../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../../platform/ui/field.tsx";
import { adminMetadata } from "../../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../../admin/frame/list-parts.tsx";
import { Panel } from "../../../admin/frame/panel.tsx";
import { adminPaths } from "../../../admin/paths.ts";
import { BookingLayout } from "../../../bookings/dj/booking-layout.tsx";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import type { ListedSong, Recap } from "../../recap.ts";
import { RecapHead, RecapSheet } from "../../recap-sheet.tsx";
import { faultIn, longestWords, type RecapField, startIn } from "./form.ts";

const named = ({ title, artist }: { title: string; artist: string | null }): string =>
  [title, artist].filter(Boolean).join(", ");

interface RecapPageProps {
  recap: Recap;
  form: FormState<RecapField>;
  notice: string | null;
}

const stateWords = {
  waiting: "The client does not see it yet: the portal says that you look at it first.",
  released: "It stands in the portal, and a partner or planner sees it by their key. What you save shows at once.",
  withheld: "Nobody but you sees it, and the portal does not speak of it.",
} as const;

function LogFields({ recap: { played, leftOut }, form }: Omit<RecapPageProps, "notice">) {
  const songs = [...played, ...leftOut].toSorted((a, b) => a.at - b.at);
  const out = form.issues.length > 0 ? (form.values.out ?? "").split("\n") : leftOut.map(({ key }) => key);
  return (
    <fieldset>
      <legend className="font-600">Tick what was not played after all. It is left out.</legend>
      <ul className="recap-out">
        {songs.map((song) => (
          <li key={song.key}>
            <input type="hidden" name="logged" value={song.key} />
            <label>
              <input type="checkbox" name="out" value={song.key} defaultChecked={out.includes(song.key)} />
              <span className="text-muted tabular-nums">
                {[song.at, ...song.again].map((at) => momentInWords(at, at)).join(", ")}
              </span>
              <span>{named(song)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface WordFieldsProps {
  legend: string;
  songs: readonly ListedSong[];
  typed: ReadonlyMap<string, string>;
}

const idOfWords = (key: string): string => `words-${key.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;

function WordFields({ legend, songs, typed }: WordFieldsProps) {
  if (songs.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-600">{legend}</legend>
      <div className="recap-words">
        {songs.map((song) => {
          const words = typed.get(song.key);
          return (
            <div key={song.key}>
              <input type="hidden" name="listed" value={song.key} />
              <TextField
                id={idOfWords(song.key)}
                name="words"
                label={named(song)}
                optional
                maxLength={longestWords}
                autoComplete="off"
                entry={words ?? song.words ?? ""}
                error={words === undefined ? undefined : faultIn(words)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function MomentFields({ recap: { moments }, form }: Omit<RecapPageProps, "notice">) {
  if (moments.length === 0) return null;
  const lines = (field: RecapField) => (form.values[field] ?? "").split("\n");
  const [ids, typed] = [lines("moments"), lines("began")];
  return (
    <fieldset>
      <legend className="font-600">When each moment began. Leave empty what you do not know.</legend>
      <div className="recap-words recap-moments">
        {moments.map(({ id, name, plannedAt, beganAt }, index) => {
          const noted = beganAt === null ? "" : clockTimeAt(beganAt);
          const entry = form.issues.length > 0 ? (typed[ids.indexOf(id)] ?? noted) : noted;
          const start = startIn(entry, plannedAt);
          return (
            <div key={id}>
              <input type="hidden" name="moments" value={id} />
              <input type="hidden" name="noted" value={noted} />
              <TextField
                id={`began-${index}`}
                name="began"
                type="time"
                label={name}
                required={false}
                hint={`Planned ${momentInWords(plannedAt, plannedAt)}`}
                entry={entry}
                error={entry !== noted && "fault" in start ? start.fault : undefined}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function Decisions({ state }: { state: Recap["state"] }) {
  const buttons = [
    ["", "Save", "btn-secondary"] as const,
    ...(state === "released" ? [] : [["released", "Save and show it to the client", "btn-primary"] as const]),
    ...(state === "released" ? [["waiting", "Save and take it back", "btn-quiet"] as const] : []),
    ...(state === "waiting" ? [["withheld", "Keep it to myself", "btn-quiet"] as const] : []),
  ];
  return (
    <div className="status-buttons">
      {buttons.map(([decision, label, look]) => (
        <button key={label} className={`btn ${look}`} type="submit" name="decision" value={decision}>
          {label}
        </button>
      ))}
    </div>
  );
}

export function RecapPage({ recap, form, notice }: RecapPageProps) {
  const { id, clientName, date, state, isOver, mustPlays, doNotPlays } = recap;
  const listed = (form.values.listed ?? "").split("\n");
  const typed = new Map((form.values.words ?? "").split("\n").map((words, at) => [listed[at] ?? "", words]));
  const isEmpty = recap.played.length + recap.leftOut.length === 0;
  return (
    <BookingLayout {...{ id, clientName }} current="Evening">
      <div className="admin-stack no-print">
        <DoneNotice text={notice} />
        {isOver ? null : <EmptyList text="Once it is over, what the booth noted stands here, for you first." />}
        {isOver && isEmpty ? (
          <EmptyList text="The booth noted no song of this evening, so the client is shown nothing." />
        ) : null}
        {isOver && !isEmpty ? (
          <Panel id="recap-form" title={state === "released" ? "The client sees it" : "Before the client sees it"}>
            <p>{stateWords[state ?? "withheld"]}</p>
            <form method="post" className="recap-form" noValidate>
              <ErrorSummary issues={form.issues} labels={{}} idOf={String} takesFocus />
              <LogFields recap={recap} form={form} />
              <MomentFields recap={recap} form={form} />
              <WordFields
                legend="Must-plays that were not played: why?"
                songs={mustPlays.filter(({ at }) => at === null)}
                typed={typed}
              />
              <WordFields
                legend="Do-not-plays that were played: why?"
                songs={doNotPlays.filter(({ at }) => at !== null)}
                typed={typed}
              />
              <Decisions state={state} />
            </form>
          </Panel>
        ) : null}
      </div>
      {isOver && recap.played.length > 0 ? (
        <section aria-labelledby="recap-shown" className="recap-shown">
          <RecapHead corner={clientName} />
          <h2 className="h3" id="recap-shown">
            {recap.eventType}, {dateInWords(date)}
          </h2>
          <RecapSheet recap={recap}>
            <div className="status-buttons no-print">
              <Island of={printButton} props={{ aside: true }} when="near" />
              <a className="btn btn-secondary btn-small" href={bookingPaths(id).recapPicture}>
                <span className="i-lucide-image" aria-hidden="true" />
                The picture that the client may share
              </a>
            </div>
          </RecapSheet>
        </section>
      ) : null}
    </BookingLayout>
  );
}

export const recapMetadata = adminMetadata({
  title: "The evening",
  description: "What the booth noted of an evening: the DJ leaves out what is wrong, and shows it to the client.",
  path: adminPaths.bookings,
});
