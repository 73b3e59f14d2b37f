import { dateInBrief } from "../../../platform/english.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { dollars } from "../../../platform/money.ts";
import { grouped } from "../../../platform/numbers.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { songPreferenceLabels } from "../../songs/model.ts";
import type { Draft } from "../drafts.ts";
import type { Judged } from "../judge.ts";
import { type ImportOptions, type RowOutcome, rowOutcomeLabels } from "../model.ts";
import type { Import } from "../store.ts";
import { ColumnsForm } from "./columns-form.tsx";
import { importPaths } from "./paths.ts";

interface ReportRow {
  number: number;
  cells: readonly string[];
  outcome: RowOutcome | null;
  reason: string | null;
  contactId: string | null;
  bookingId: string | null;
  songId: string | null;
  subscriberId: string | null;
}

interface ImportPageProps {
  found: Import;
  rows: readonly ReportRow[];
  preview: readonly Judged[] | null;
  notice: string | null;
}

const mostShown = 200;
const firstRows = 12;

const rowsInWords = (count: number): string => (count === 1 ? "1 row" : `${grouped(count)} rows`);

function draftInWords(draft: Draft): string {
  const date = draft.date ? dateInBrief(draft.date) : "no date";
  const reach = [draft.email ? addressInWords(draft.email) : null, draft.phone].filter(Boolean).join(", ");
  if (draft.kind === "subscriber")
    return `Subscriber: ${draft.email}, consent of ${dateInBrief(draft.consentOn)}, ${draft.consentSource}`;
  if (draft.kind === "song") {
    const { song, preference } = draft;
    const whose = [draft.email || draft.phone, draft.date ? date : null].filter(Boolean).join(", ");
    return `${songPreferenceLabels[preference]}: ${song.title}${song.artist ? ` – ${song.artist}` : ""}, for ${whose}`;
  }
  if (draft.kind === "lead")
    return `Lead: ${draft.lead.firstName} ${draft.lead.lastName}, ${date}, ${reach}${draft.isLost ? ", lost" : ""}`;
  const { booking, status, paid, signedOn } = draft;
  const money = `${booking.packageName}, ${dollars(booking.price)}, ${dollars(paid)} paid`;
  return `Booking, ${status}: ${booking.clientName}, ${date}, ${booking.eventType}, ${money}${signedOn ? `, signed on ${dateInBrief(signedOn)}` : ""}`;
}

const Coming = ({ rows }: { rows: readonly { number: number; draft: Draft }[] }) => (
  <ol className="panel-rows panel-entries">
    {rows.map(({ number, draft }) => (
      <li key={number}>
        <h3>Row {number}</h3>
        <p>{draftInWords(draft)}</p>
      </li>
    ))}
  </ol>
);

function Preview({ preview, as }: { preview: readonly Judged[]; as: ImportOptions["as"] }) {
  const coming = preview.flatMap(({ number, draft }) => (draft ? [{ number, draft }] : []));
  const told = preview.filter(({ reason }) => reason !== null);
  const of = (kind: Draft["kind"]) => grouped(coming.filter(({ draft }) => draft.kind === kind).length);
  const kinds =
    as === "songs"
      ? `songs ${of("song")}`
      : as === "subscribers"
        ? `subscribers ${of("subscriber")}`
        : `bookings ${of("booking")}, leads ${of("lead")}`;
  const out = (outcome: RowOutcome) => grouped(preview.filter((each) => each.outcome === outcome).length);
  return (
    <>
      <Panel id="become-title" title="What the rows become">
        <p role="status">
          Of {rowsInWords(preview.length)}: {kinds}, here already {out("joined")}, left out {out("skipped")}.
        </p>
        <Coming rows={coming.slice(0, firstRows)} />
        {coming.length > firstRows ? (
          <details>
            <summary>And {rowsInWords(coming.length - firstRows)} more</summary>
            <Coming rows={coming.slice(firstRows, mostShown)} />
            {coming.length > mostShown ? <p className="small text-muted">And so on.</p> : null}
          </details>
        ) : null}
      </Panel>
      <Told rows={told} title="Rows to look at" />
    </>
  );
}

type ToldRow = Pick<ReportRow, "number" | "cells" | "outcome" | "reason"> & Partial<ReportRow>;

function Told({ rows, title }: { rows: readonly ToldRow[]; title: string }) {
  if (rows.length === 0) return null;
  return (
    <Panel id="told-title" title={title}>
      <ol className="panel-rows panel-entries">
        {rows.slice(0, mostShown).map(({ number, cells, outcome, reason, ...made }) => {
          const { contactId, bookingId, subscriberId, songId } = made;
          const page = bookingId ? bookingPaths(bookingId).page : contactId ? leadPaths(contactId).page : null;
          return (
            <li key={number}>
              <h3>
                Row {number}:{" "}
                {outcome === "imported" && !bookingId && !contactId && !subscriberId && !songId
                  ? "comes in"
                  : outcome
                    ? rowOutcomeLabels[outcome].toLowerCase()
                    : "waits"}
              </h3>
              <p>
                {reason}. {page ? <a href={page}>Open it</a> : null}
              </p>
              <p className="small text-muted">{cells.filter(Boolean).slice(0, 5).join(" · ")}</p>
            </li>
          );
        })}
      </ol>
      {rows.length > mostShown ? <p className="small text-muted">The report has all of them.</p> : null}
    </Panel>
  );
}

function Act({ id, act, label, look }: { id: string; act: string; label: string; look: string }) {
  return (
    <form method="post" action={importPaths(id).page}>
      <button className={`btn ${look}`} type="submit" name="act" value={act}>
        {label}
      </button>
    </form>
  );
}

function Report({ id, rows }: { id: string; rows: readonly ReportRow[] }) {
  const waiting = rows.filter(({ outcome }) => outcome === null).length;
  const of = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <Panel id="report-title" title={waiting > 0 ? "On its way" : "The report"}>
      <p role="status">
        Of {rowsInWords(rows.length)}: imported {grouped(of("imported"))}, here already {grouped(of("joined"))}, left
        out {grouped(of("skipped"))}
        {of("kept") > 0 ? `, kept ${grouped(of("kept"))}` : ""}
        {waiting > 0 ? `, still waiting ${grouped(waiting)}` : ""}.
      </p>
      <p className="small text-muted">
        Nobody was mailed. A booking gets no reminders before you send its client the portal's link, a lead none before
        you say so on its page.
      </p>
      <div className="status-buttons">
        {waiting > 0 ? <Act id={id} act="go" label="Go on" look="btn-primary" /> : null}
        <a className="btn btn-secondary" href={importPaths(id).report} download>
          <span className="i-lucide-download" aria-hidden="true" />
          The report as CSV
        </a>
        <ConfirmFirst
          id="ask-undo"
          label="Undo this import"
          icon="i-lucide-undo-2"
          className="btn btn-secondary"
          question="All that came in goes, but for what was changed since: that stays, and is named."
        >
          <Act id={id} act="undo" label="Undo it" look="btn-danger" />
        </ConfirmFirst>
      </div>
    </Panel>
  );
}

export function ImportPage({ found, rows, preview, notice }: ImportPageProps) {
  const { id, fileName } = found;
  return (
    <AdminLayout path={adminPaths.import} title={fileName}>
      <p>
        <a className="text-link" href={adminPaths.import}>
          All files
        </a>
      </p>
      <DoneNotice text={notice} />
      {preview ? (
        <>
          <Told rows={rows.filter(({ outcome }) => outcome === "kept")} title="Changed since, and kept" />
          <ColumnsForm found={found} example={(at) => rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ""} />
          <Preview preview={preview} as={found.options.as} />
          <Act id={id} act="remove" label="Remove this file" look="btn-quiet" />
        </>
      ) : (
        <>
          <Report id={id} rows={rows} />
          <Told
            rows={rows.filter(({ outcome, reason }) => outcome !== null && reason !== null)}
            title="Rows to look at"
          />
        </>
      )}
    </AdminLayout>
  );
}

export const importMetadata = (id: string) =>
  adminMetadata({
    title: "Moving in",
    description: "What each row of a file becomes, and what became of it.",
    path: importPaths(id).page,
  });
