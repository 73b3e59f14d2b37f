import { shortDayInWords } from "../../../platform/dates.ts";
import { FieldError } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { listImportsQuery } from "../store.ts";
import { everythingFile, importPaths } from "./paths.ts";

interface StartPageProps {
  imports: Awaited<ReturnType<typeof listImportsQuery>>;
  refused: { pasted: string; fault: string } | null;
  notice: string | null;
}

export function StartPage({ imports, refused, notice }: StartPageProps) {
  return (
    <AdminLayout path={adminPaths.import} title="Moving in and out">
      <DoneNotice text={notice} />
      <Panel id="file-title" title="Bring your clients and bookings along">
        <ul className="checks grid gap-2">
          <li>
            A CSV file of any columns, or an .ics file of a calendar with your gigs: what else is in it, you leave out.
          </li>
          <li>Subscribers bring the day and the place of their consent; songs go to the bookings that are here.</li>
          <li>You see first what each row becomes. Nothing comes in before you say so, and nobody is mailed.</li>
        </ul>
        <form className="form-grid" method="post" action={adminPaths.import} encType="multipart/form-data">
          <div className="field full">
            <label htmlFor="import-file">
              The file <span className="optional">or paste below</span>
            </label>
            <input
              className="control"
              id="import-file"
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar"
              aria-describedby={refused ? "import-file-error" : undefined}
              aria-invalid={refused ? true : undefined}
            />
            <FieldError id="import-file" message={refused?.fault} />
          </div>
          <TextArea
            id="import-pasted"
            name="pasted"
            label="Or the table, pasted"
            optional
            entry={refused?.pasted}
            className="full"
            hint="The first row names the columns."
          />
          <button className="btn btn-primary full" type="submit">
            Look at it
          </button>
        </form>
      </Panel>
      {imports.length > 0 ? (
        <Panel id="imports-title" title="Files so far">
          <ul className="panel-rows panel-entries">
            {imports.map(({ id, fileName, createdAt, begunAt }) => (
              <li key={id}>
                <h3>
                  <a href={importPaths(id).page}>{fileName}</a>
                </h3>
                <p>
                  {shortDayInWords(createdAt)}, {begunAt === null ? "only looked at" : "imported"}
                </p>
              </li>
            ))}
          </ul>
          <p className="small text-muted">
            A file and its report are removed 90 days after it was chosen. What came in stays.
          </p>
        </Panel>
      ) : null}
      <Panel id="out-title" title="Moving out">
        <p>
          All that is stored, in one file that anybody can read without this site: each table as CSV and as JSON, with a
          note of what is in it, your papers, the pictures that you uploaded, and files that came by mail. Passwords and
          keys are not.
        </p>
        <a className="btn btn-secondary" href={everythingFile} download>
          <span className="i-lucide-download" aria-hidden="true" />
          Everything as a zip
        </a>
      </Panel>
    </AdminLayout>
  );
}

export const startMetadata = adminMetadata({
  title: "Moving in",
  description: "Brings clients and bookings along from another tool or a spreadsheet.",
  path: adminPaths.import,
});
