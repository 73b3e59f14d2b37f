import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { limits, optionalText, requiredLine, wholeNumber } from "../../../platform/fields/fields.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { unprintableIn } from "../../../platform/fields/on-paper.ts";
import { placeholdersOf } from "../../../platform/fields/placeholders.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { actorOf, noticeOf } from "../../admin/frame/notices.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { TextEditor, textRoute } from "../../settings/dj/text-editor.tsx";
import { type Agreement, type ClauseWords, contractText, placeholders, standardClauses } from "../clauses.ts";
import { clausesAt, clausesQuery, saveWords } from "../stored-clauses.ts";

/** Characters. */
const longest = 3000;

const printable = z.refine<string | null>((words) => unprintableOf(words) === undefined, {
  error: ({ input }) => `Our papers cannot print “${unprintableOf(String(input))}”`,
});

const unprintableOf = (words: string | null) => unprintableIn((words ?? "").replace(/\s/g, " "));

const words = z.pipe(
  optionalText(longest),
  z.nullable(z.string()).check(
    z.overwrite((text) => text?.replace(/\s+/g, " ") ?? null),
    printable,
    placeholdersOf(Object.keys(placeholders)),
  ),
);

const wordsForm = z.object({
  clause: z.string("Please reload the page").check(z.regex(/^[a-z0-9-]{3,40}$/, "Please reload the page")),
  version: wholeNumber(0, 9999, "Please reload the page"),
  heading: z.pipe(
    requiredLine(limits.name, "Please enter a heading"),
    z
      .string()
      .check(z.refine((heading) => unprintableOf(heading) === undefined, "Please use plain letters in the heading")),
  ),
  text: words,
  withoutDeposit: words,
  /** Previews the clause and stores nothing. */
  look: z.optional(z.string()),
});

type WordsField = keyof z.input<typeof wordsForm>;

const labels = {
  heading: "Heading",
  text: "Words",
  withoutDeposit: "Words when no deposit is asked for",
} satisfies Partial<Record<WordsField, string>>;

const sample: Agreement = { ...demoBooking, eventDate: "2027-06-12" };

function Reads({ clause }: { clause: ClauseWords }) {
  const reads = (deposit: number) => contractText({ ...sample, deposit }, [clause]).terms[0]?.text ?? "";
  const [paid, free] = [reads(sample.deposit), reads(0)];
  return (
    <div className="quote-box full">
      <p>
        <b>{clause.heading}.</b> {paid || "Left out of the agreement."}
      </p>
      {free === paid ? null : (
        <p className="mt-2">
          <b>Without a deposit:</b> {free || "left out"}
        </p>
      )}
    </div>
  );
}

interface ClauseFormProps {
  clause: ClauseWords & { version: number };
  form: FormState<WordsField> | null;
  isNew?: boolean;
}

function ClauseForm({ clause, form, isNew = false }: ClauseFormProps) {
  const { id, version, heading, text, withoutDeposit } = clause;
  const idOf = (field: string) => `${id}-${field}`;
  const values = { heading, text, withoutDeposit: withoutDeposit ?? "" };
  const field = fieldsOf<WordsField>({ idOf, labels, form: form ?? { values, issues: [] } });
  const issues = form?.issues ?? [];
  const reads = form
    ? {
        ...clause,
        heading: form.values.heading ?? "",
        text: form.values.text ?? "",
        withoutDeposit: form.values.withoutDeposit || null,
      }
    : clause;
  return (
    <TextEditor
      path={settingsPaths.contract}
      id={id}
      summary={isNew ? "Add a clause" : heading}
      isOpen={form !== null}
      issues={issues}
      labels={labels}
      idOf={idOf}
      hidden={{ clause: id, version }}
      save="Use it from now on"
    >
      <TextField {...field("heading")} className="full" />
      <TextArea {...field("text")} className="full" optional />
      <TextArea {...field("withoutDeposit")} className="full" optional />
      {(isNew && !form) || issueOf(issues, "text") || issueOf(issues, "withoutDeposit") ? null : (
        <Reads clause={reads} />
      )}
    </TextEditor>
  );
}

async function showClauses(c: Context<AppEnv>, form?: FormState<WordsField>) {
  const clauses = clausesAt(await clausesQuery(primary(c.env.DB)), Date.now());
  const own = clauses.filter(({ id }) => !standardClauses.some((each) => each.id === id));
  const added = { id: `own-${own.length + 1}`, version: 0, heading: "", text: "", withoutDeposit: null };
  const formOf = (id: string) => (form?.values.clause === id ? form : null);
  return c.render(
    <SettingsFrame path={settingsPaths.contract} title="Clauses of the agreement" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        New words count for each agreement that a client sees for the first time from then on. What was seen or signed
        keeps its own, and so does an amendment of it. The policies on the contact page do not change with them. Without
        words a clause is left out.{" "}
        {Object.entries(placeholders)
          .map(([name, meaning]) => `{${name}} is ${meaning}`)
          .join("; ")}
        .
      </p>
      {clauses.map((clause) => (
        <ClauseForm key={clause.id} clause={clause} form={formOf(clause.id)} />
      ))}
      {clauses.some(({ id }) => id === added.id) ? null : <ClauseForm clause={added} form={formOf(added.id)} isNew />}
    </SettingsFrame>,
    { metadata: settingsMetadata("Clauses of the agreement", settingsPaths.contract) },
  );
}

export const adminWording = new Hono<AppEnv>()
  .get(settingsPaths.contract, (c) => showClauses(c))
  .route(
    "/",
    textRoute({
      path: settingsPaths.contract,
      schema: wordsForm,
      again: showClauses,
      save: (c, { clause, version, heading, text, withoutDeposit }) =>
        saveWords(primary(c.env.DB), { id: clause, version, heading, text: text ?? "", withoutDeposit }, actorOf(c)),
    }),
  );
