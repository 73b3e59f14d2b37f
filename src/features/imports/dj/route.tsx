import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { batchOf } from "../../../database/batch-of.ts";
import { type Database, primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { shortDayInWords } from "../../../platform/english.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { FieldError } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { auditQuery } from "../../admin/audit/audit-log.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { everything } from "../everything.ts";
import { importFields, reportHead, rowOutcomeLabels } from "../model.ts";
import {
  findImportQuery,
  listImportsQuery,
  previewOf,
  rowsOfQuery,
  runImport,
  saveColumnsQuery,
  storeFile,
} from "../store.ts";
import { removeImport, undoImport } from "../undo.ts";
import { importForm, largestFile, tableIn, textOfFile } from "./form.ts";
import { ImportPage, importMetadata } from "./page.tsx";
import { everythingFile, importPaths } from "./paths.ts";

const route = importPaths(":id");

interface StartPageProps {
  imports: Awaited<ReturnType<typeof listImportsQuery>>;
  refused: { pasted: string; fault: string } | null;
  notice: string | null;
}

function StartPage({ imports, refused, notice }: StartPageProps) {
  return (
    <AdminLayout path={adminPaths.import} title="Import and export">
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
          note of what is in it, agreements as they were signed, your papers, the pictures that you uploaded, and files
          that came by mail. Passwords and keys are not.
        </p>
        <a className="btn btn-secondary" href={everythingFile} download>
          <span className="i-lucide-download" aria-hidden="true" />
          Everything as a zip
        </a>
      </Panel>
    </AdminLayout>
  );
}

const startMetadata = adminMetadata({
  title: "Moving in",
  description: "Brings clients and bookings along from another tool or a spreadsheet.",
  path: adminPaths.import,
});

async function showStart(c: Context<AppEnv>, refused: { pasted: string; fault: string } | null = null) {
  const imports = await listImportsQuery(primary(c.env.DB));
  if (refused) c.status(422);
  const notice = noticeOf(c);
  return c.render(<StartPage imports={imports} refused={refused} notice={notice} />, { metadata: startMetadata });
}

async function readImport(db: Database, id: string) {
  const { found, rows } = await batchOf(db, { found: findImportQuery(db, id), rows: rowsOfQuery(db, id) });
  return { found: found[0], rows };
}

const acting = formRoute({
  path: route.page,
  schema: importForm,
  guard: changesDates,
  async act(c, { act, columns, untold, as, leftOut }, now) {
    const db = primary(c.env.DB);
    const [found] = await findImportQuery(db, idOf(c));
    if (!found) return c.notFound();
    const { page } = importPaths(found.id);
    if (act === "remove")
      return (await removeImport(db, found.id))
        ? redirectWithNotice(adminPaths.import, "import-removed")
        : redirectWithNotice(page, "import-not-removed");
    if (act === "undo") {
      await undoImport(db, found.id, actorOf(c));
      return redirectWithNotice(page, "import-undone");
    }
    // Columns are fixed once rows have come in.
    if (act !== "go" && found.begunAt === null) {
      found.columns = found.head.map((_, at) => importFields.find((field) => field === columns[at]) ?? null);
      found.options = { untold: untold ?? found.options.untold, as: as ?? found.options.as, leftOut: leftOut ?? "" };
      await saveColumnsQuery(db, found.id, found);
      if (act === "look") return redirectWithNotice(page, "import-read");
    }
    const waits = await runImport(db, found, { ...actorOf(c), now });
    return redirectWithNotice(page, waits ? "import-going" : "import-done");
  },
});

const tooLarge = "This file is larger than 8 MB. Please bring it in two parts.";

export const adminImport = new Hono<AppEnv>()
  .get(adminPaths.import, (c) => showStart(c))
  .post(
    adminPaths.import,
    bodyLimit({ maxSize: largestFile, onError: (c) => problem(c, 413, tooLarge) }),
    async (c) => {
      if (!isFormPost(c)) return problem(c, 415, "Please send a form.");
      const body = await c.req.parseBody().catch(() => null);
      if (!body) return problem(c, 400, "This file arrived damaged. Please send it again.");
      const { file } = body;
      const pasted = typeof body.pasted === "string" ? body.pasted : "";
      const isFile = file instanceof File && file.size > 0;
      const table = await tableIn(isFile ? textOfFile(await file.arrayBuffer()) : pasted);
      if ("fault" in table) return showStart(c, { pasted, fault: table.fault });
      const fileName = (isFile ? file.name : "").replace(/[^\p{L}\p{N} ._()-]+/gu, "").slice(0, 100) || "Pasted table";
      const id = await storeFile(primary(c.env.DB), { fileName, ...table }, actorOf(c));
      return c.redirect(importPaths(id).page, 303);
    },
  )
  .get(everythingFile, async (c) => {
    const db = primary(c.env.DB);
    const { by, now } = actorOf(c);
    await auditQuery(db, { what: "exported", who: by, about: "everything" }, now);
    return c.body(everything(db, c.env.PICTURES), 200, attachment(`everything-${calendarDateAt(now)}.zip`));
  })
  .get(route.page, async (c) => {
    const db = primary(c.env.DB);
    const { found, rows } = await readImport(db, idOf(c));
    if (!found) return c.notFound();
    const waiting = rows.filter(({ outcome }) => outcome === null);
    const preview = found.begunAt === null ? await previewOf(db, found, waiting, Date.now()) : null;
    const notice = noticeOf(c);
    return c.render(<ImportPage found={found} rows={rows} preview={preview} notice={notice} />, {
      metadata: importMetadata(found.id),
    });
  })
  .get(route.report, async (c) => {
    const { found, rows } = await readImport(primary(c.env.DB), idOf(c));
    if (!found) return c.notFound();
    const lines = rows.map(({ number, outcome, reason, contactId, bookingId, subscriberId, cells }) => [
      number,
      outcome ? rowOutcomeLabels[outcome] : "Waits",
      reason,
      bookingId ? "booking" : contactId ? "lead" : subscriberId ? "subscriber" : null,
      ...cells,
    ]);
    return c.body(csvStream([...reportHead, ...found.head], [lines]), 200, attachment("import-report.csv"));
  })
  .route("/", acting);
