import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { emptyForm, type FieldIssue, type FormState, fieldIssues } from "../../../platform/fields/form-state.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { ActionRow, EmptyList } from "../../admin/frame/list-parts.tsx";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { addPaper, largestPaper, type Paper, paperFile, papersQuery, readPaper, removePaper } from "../papers.ts";
import { settingsPaths } from "./paths.ts";
import { SettingsFrame, settingsMetadata } from "./settings-frame.tsx";

const labelForm = z.object({ label: requiredLine(limits.name, "Please say what the paper is, such as W-9") });
type PaperField = "label" | "file";

const labels = { label: "What it is", file: "PDF" } satisfies Record<PaperField, string>;
const idOfField = (field: string): string => `paper-${field}`;

const sizeInWords = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const tooLarge = `A paper may have ${sizeInWords(largestPaper)} at most. Please save it smaller: a scan in gray often is.`;

function PaperRow({ paper: { id, label, bytes, createdAt } }: { paper: Paper }) {
  const page = `${settingsPaths.papers}/${id}`;
  return (
    <ActionRow heading={<a href={page}>{label}</a>} action={`${page}/delete`} button="Remove" about={label}>
      <p>
        {sizeInWords(bytes)}, of {dateInBrief(calendarDateAt(createdAt))}
      </p>
    </ActionRow>
  );
}

async function showPapers(c: Context<AppEnv>, form: FormState<PaperField> = emptyForm) {
  const papers = await papersQuery(primary(c.env.DB));
  const field = fieldsOf<PaperField>({ idOf: idOfField, labels, form });
  return c.render(
    <SettingsFrame path={settingsPaths.papers} title="Papers" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        Papers go out with a reply to a lead; what was asked for is ticked there, the newest first. A certificate that
        names a venue is a paper of its own: it serves the next event there as well.
      </p>
      <div className="card panel">
        {papers.length > 0 ? (
          <ul className="panel-rows panel-entries action-rows">
            {papers.map((paper) => (
              <PaperRow key={paper.id} paper={paper} />
            ))}
          </ul>
        ) : (
          <EmptyList text="No paper is kept yet: companies and venues ask for your W-9 and certificate of insurance." />
        )}
      </div>
      <form
        className="card panel sheet form-grid"
        method="post"
        action={settingsPaths.papers}
        encType="multipart/form-data"
        noValidate={form.issues.length > 0}
      >
        <h2 className="display panel-title full">Add a paper</h2>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOfField} takesFocus />
        <TextField {...field("label")} className="full" maxLength={limits.name} hint="As the client reads it" />
        <TextField {...field("file")} className="full" type="file" />
        <button className="btn btn-primary full" type="submit">
          Add the paper
        </button>
      </form>
    </SettingsFrame>,
    { metadata: settingsMetadata("Papers", settingsPaths.papers) },
  );
}

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === "%PDF-";

async function pdfIn(file: unknown): Promise<Uint8Array | FieldIssue> {
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  if (bytes.byteLength > largestPaper) return { path: "file", message: tooLarge };
  return isPdf(bytes) ? bytes : { path: "file", message: "Please choose a PDF" };
}

async function add(c: Context<AppEnv>) {
  const body = await c.req.parseBody().catch((): Record<string, never> => ({}));
  const words = z.safeParse(labelForm, body);
  const bytes = await pdfIn(body.file);
  const issues = [...(words.success ? [] : fieldIssues(words.error)), ...("path" in bytes ? [bytes] : [])];
  if (words.success && !("path" in bytes)) {
    await addPaper(primary(c.env.DB), { ...words.data, bytes }, actorOf(c));
    return c.redirect(redirectWithNotice(settingsPaths.papers, "paper-added").to, 303);
  }
  c.status(422);
  return showPapers(c, { values: typeof body.label === "string" ? { label: body.label } : {}, issues });
}

const limit = bodyLimit({
  maxSize: largestPaper + 16 * 1024,
  onError(c) {
    c.status(413);
    return showPapers(c, { values: {}, issues: [{ path: "file", message: tooLarge }] });
  },
});

export const adminPapers = new Hono<AppEnv>()
  .get(settingsPaths.papers, (c) => showPapers(c))
  .post(settingsPaths.papers, limit, add)
  .get(`${settingsPaths.papers}/:id`, async (c) => {
    const found = await readPaper(primary(c.env.DB), idOf(c));
    if (!found) return c.notFound();
    return c.body(found.bytes, 200, attachment(paperFile(found.label)));
  })
  .route(
    "/",
    formRoute({
      path: `${settingsPaths.papers}/:id/delete`,
      schema: z.object({}),
      comesBackTo: settingsPaths.papers,
      async act(c) {
        const isRemoved = await removePaper(primary(c.env.DB), idOf(c), actorOf(c));
        return isRemoved ? redirectWithNotice(settingsPaths.papers, "paper-removed") : c.notFound();
      },
    }),
  );
