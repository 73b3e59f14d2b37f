import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { placeholders } from "../../../content/reply-templates.ts";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { limits, optionalText, requiredLine, wholeNumber } from "../../../platform/fields/fields.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { fillIn, placeholdersOf } from "../../../platform/fields/placeholders.ts";
import { countIn, dateIn, fill, languageName, listIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { actorOf, noticeOf } from "../../admin/frame/notices.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { TextEditor, textRoute } from "../../settings/dj/text-editor.tsx";
import {
  allTemplates,
  type EditedTemplate,
  type Filling,
  replyTemplatesQuery,
  saveTemplate,
} from "../reply-templates.ts";

/** Characters: it stands on a button. */
const longestLabel = 40;

const templateForm = z.object({
  id: z.string("Please reload the page").check(z.regex(/^[a-z0-9-]{3,40}$/, "Please reload the page")),
  version: wholeNumber(0, 9999, "Please reload the page"),
  label: requiredLine(longestLabel, "Please enter a name"),
  text: z.pipe(optionalText(limits.details), z.nullable(z.string()).check(placeholdersOf(placeholders))),
  /** Previews the reply and stores nothing. */
  look: z.optional(z.string()),
});

type TemplateField = keyof z.input<typeof templateForm>;

const labels = { label: "Name", text: "Words" } satisfies Partial<Record<TemplateField, string>>;

const sampleIn = (language: string | undefined): Filling => {
  const { formats, mails, landing } = wordsIn(language);
  const [before, day, after] = (["2027-04-16", "2027-04-17", "2027-04-18"] as const).map((each) =>
    dateIn(formats, each),
  );
  const music = countIn(formats, landing.music, Number.parseInt(demoBooking.offerLine.note ?? "", 10));
  return {
    name: "Maya",
    event: mails.answer.event,
    date: day ?? "",
    phone: site.phone.display,
    "free days": listIn(formats, [before ?? "", after ?? ""]),
    price: dollars(demoBooking.offerLine.amount),
    package: fill(mails.answer.package, { name: demoBooking.packageName, music }),
  };
};

interface TemplateFormProps {
  template: EditedTemplate;
  form: FormState<TemplateField> | null;
  isNew?: boolean;
}

function TemplateForm({ template: { id, version, label, text, language }, form, isNew = false }: TemplateFormProps) {
  const idOf = (field: string) => `${id}-${field}`;
  const issues = form?.issues ?? [];
  const field = fieldsOf<TemplateField>({ idOf, labels, form: form ?? { values: { label, text }, issues } });
  const typed = form?.values.text ?? text;
  return (
    <TextEditor
      path={settingsPaths.replies}
      id={id}
      summary={[
        isNew ? "Add a template" : label,
        language ? `, ${languageName(language)}` : "",
        isNew || text !== "" ? "" : ", not offered",
      ].join("")}
      isOpen={form !== null}
      issues={issues}
      labels={labels}
      idOf={idOf}
      hidden={{ id, version }}
    >
      <TextField {...field("label")} className="full" maxLength={longestLabel} />
      <TextArea {...field("text")} className="full" optional />
      {typed === "" || issueOf(issues, "text") ? null : (
        <p className="quote-box full whitespace-pre-line">{fillIn(typed, sampleIn(language))}</p>
      )}
    </TextEditor>
  );
}

async function showTemplates(c: Context<AppEnv>, form?: FormState<TemplateField>) {
  const templates = allTemplates(await replyTemplatesQuery(primary(c.env.DB)));
  const count = templates.filter(({ id }) => id.startsWith("own-")).length;
  const added = { id: `own-${count + 1}`, version: 0, label: "", text: "", fits: [] };
  const formOf = (id: string) => (form && form.values.id === id ? form : null);
  return c.render(
    <SettingsFrame path={settingsPaths.replies} title="Reply templates" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        What a reply to a lead or a question can begin with, from now on; what was sent stays. You change each reply
        before it goes out. {placeholders.map((name) => `{${name}}`).join(", ")} are filled in from the lead or the
        booking, and what it says nothing of is for you to write. A template without words is not offered.
      </p>
      {templates.map((template) => (
        <TemplateForm key={template.id} template={template} form={formOf(template.id)} />
      ))}
      <TemplateForm template={added} form={formOf(added.id)} isNew />
    </SettingsFrame>,
    { metadata: settingsMetadata("Reply templates", settingsPaths.replies) },
  );
}

export const adminReplyTemplates = new Hono<AppEnv>()
  .get(settingsPaths.replies, (c) => showTemplates(c))
  .route(
    "/",
    textRoute({
      path: settingsPaths.replies,
      schema: templateForm,
      again: showTemplates,
      save: (c, { id, version, label, text }) =>
        saveTemplate(primary(c.env.DB), { id, version, label, text: text ?? "" }, actorOf(c)),
    }),
  );
