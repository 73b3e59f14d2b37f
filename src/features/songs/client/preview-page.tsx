import type { Words } from "../../../content/words/en/index.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { countIn, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { type SongPreference, songDetails, songPreferences } from "../model.ts";
import { type PastedList, type PastedSong, type PasteOrder, pastedTable } from "../pasted-songs.ts";
import { songKey } from "../same-song.ts";
import type { PasteField } from "./paste-form.ts";
import { type PasteProps, PasteTargetFields } from "./paste-page.tsx";
import { type PlanAccess, songPlaces } from "./paths.ts";
import { SongBreadcrumb } from "./song-breadcrumb.tsx";

function LineOrder({
  access,
  booking,
  values,
  other,
  example,
}: {
  access: PlanAccess;
  booking: { id: string };
  values: FormState<PasteField>["values"];
  other: PasteOrder;
  example: PreviewRow;
}) {
  const words = useWords().songPages.pasting;
  const order = values.order === "title-first" ? "title-first" : "artist-first";
  return (
    <form
      className="paste-order mb-6"
      method="post"
      action={songPlaces[access].takes.pastePreview}
      aria-label={words.order}
    >
      <input type="hidden" name="booking" value={booking.id} />
      <input type="hidden" name="preference" value={values.preference || songPreferences[0]} />
      <input type="hidden" name="momentId" value={values.momentId ?? ""} />
      <input type="hidden" name="order" value={other} />
      <textarea hidden readOnly name="text" value={values.text ?? ""} />
      <p>
        {fill(words.iRead, {
          order: words.orders[order],
          title: example.song.title,
          artist: example.song.artist ?? "",
        })}
      </p>
      <button className="btn btn-small btn-secondary" type="submit">
        {words.turn}
      </button>
    </form>
  );
}

function Row({ row: { song, remark, taken, turned }, at }: { row: PreviewRow; at: number }) {
  const all = useWords();
  const words = all.songPages.pasting;
  const facts = songDetails(song, all.songs);
  return (
    <li className="paste-row">
      <label className="paste-take">
        <input className="check-box" type="checkbox" name="take" value={at} defaultChecked={taken} />
        <span>
          <b>{song.title}</b>
          {song.artist ? <span className="text-muted">{fill(words.by, { artist: song.artist })}</span> : null}
          {facts ? <span className="text-muted small"> {facts}</span> : null}
          {remark ? <span className="paste-remark">{remark}</span> : null}
        </span>
      </label>
      {song.artist ? (
        <label className="paste-turn">
          <input className="check-box" type="checkbox" name="turn" value={at} defaultChecked={turned} />
          <span>
            {words.swap}
            <span className="visually-hidden">{fill(words.swapped, { title: song.title })}</span>
          </span>
        </label>
      ) : null}
    </li>
  );
}

interface PreviewProps extends PasteProps, Preview {
  values: FormState<PasteField>["values"];
  issues: readonly FieldIssue[];
}

export function PreviewPage({
  access,
  bookings,
  booking,
  moments,
  room,
  list,
  rows,
  table,
  values,
  issues,
}: PreviewProps) {
  const { formats, songPages } = useWords();
  const words = songPages.pasting;
  const field = fieldsOf<PasteField>({
    idOf: (name) => `paste-${name}`,
    labels: words.labels,
    form: { values: { preference: songPreferences[0], ...values }, issues: [] },
  });
  const other = values.order === "title-first" ? "artist-first" : "title-first";
  const [example] = rows.filter(({ song }) => song.artist);
  return (
    <div className="wrap portal">
      <SongBreadcrumb
        access={access}
        label={words.crumb}
        bookings={bookings}
        shown={booking.id}
        at={(id) => songPlaces[access].pasteAt(id)}
      />
      <h1 className="h2 mt-5 mb-3">{countIn(formats, words.understood, list.songs.length)}</h1>
      <p className="text-muted mb-5">{words.untick}</p>
      {list.from === "lines" && example ? <LineOrder {...{ access, booking, values, other, example }} /> : null}
      <form
        className="card paste-form"
        method="post"
        action={songPlaces[access].takes.pasteAdd}
        aria-label={words.toAdd}
      >
        <input type="hidden" name="booking" value={booking.id} />
        <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />
        <textarea hidden readOnly name="text" value={table} />
        <ErrorSummary issues={issues} labels={{}} idOf={(name) => `paste-${name}`} takesFocus />
        {rows.length > room ? (
          <p className="paste-remark">{fill(words.room, { room: room.toLocaleString(formats.locale) })}</p>
        ) : null}
        <ol>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pasted line is known by its place alone
            <Row key={at} row={row} at={at} />
          ))}
        </ol>
        {list.unread.length > 0 ? (
          <details>
            <summary>{countIn(formats, words.unread, list.unread.length)}</summary>
            <ul className="paste-unread text-muted small">
              {[...new Set(list.unread)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ) : null}
        <PasteTargetFields field={field} moments={moments} />
        <div className="song-form-buttons">
          <button className="btn btn-primary" type="submit">
            {words.add}
          </button>
          <a className="btn btn-secondary" href={songPlaces[access].pasteAt(booking.id)}>
            {words.restart}
          </a>
        </div>
      </form>
    </div>
  );
}

interface PreviewRow {
  song: PastedSong;
  remark: string | null;
  taken: boolean;
  turned: boolean;
}

export interface Preview {
  list: PastedList;
  rows: PreviewRow[];
  table: string;
}

export function previewOf(
  list: PastedList,
  known: ReadonlyMap<string, SongPreference>,
  { take, turn }: { take: ReadonlySet<number> | null; turn: ReadonlySet<number> },
  { songs, songPages: { pasting } }: Words,
): Preview {
  const seen = new Set<string>();
  const rows = list.songs.map((song, at) => {
    const key = songKey(song.title, song.artist);
    const turned = song.artist === null ? key : songKey(song.artist, song.title);
    const preference = known.get(key) ?? known.get(turned);
    const twice = seen.has(key);
    seen.add(key);
    const there = preference
      ? fill(pasting.onList, { list: songs.preferences[preference] })
      : twice
        ? pasting.twice
        : null;
    const remark = there ?? (song.doubt && pasting.doubts[song.doubt]);
    return { song, remark, taken: take ? take.has(at) : there === null, turned: turn.has(at) };
  });
  return { list, rows, table: pastedTable(list.songs) };
}
