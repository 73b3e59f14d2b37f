import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import {
  type FollowUp,
  followUpCopy,
  followUpPlaceholders,
  followUps,
  mostFollowUpDays,
  standardFollowUps,
} from "../../../content/follow-ups.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { daysInWords } from "../../../platform/english.ts";
import {
  choice,
  limits,
  optionalChoice,
  requiredLine,
  requiredText,
  wholeNumber,
} from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { placeholdersOf } from "../../../platform/fields/placeholders.ts";
import { Tick } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { MailPreview } from "../../admin/frame/mail-preview.tsx";
import { actorOf, noticeOf } from "../../admin/frame/notices.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { TextEditor, textRoute } from "../../settings/dj/text-editor.tsx";
import { filledFollowUp, followUpContent } from "../follow-up-mail.ts";
import { followUpTextOf, followUpTextsQuery, saveFollowUp } from "../follow-ups.ts";
import { wordsOfText } from "../planning-texts.ts";

const inMail = placeholdersOf(followUpPlaceholders);

const followUpForm = z.object({
  of: choice(followUps, "Please reload the page"),
  version: z.coerce.number("Please reload the page"),
  subject: z.pipe(requiredLine(limits.subject, "Please write a subject"), z.string().check(inMail)),
  text: z.pipe(requiredText(1, limits.details, "Please write the mail"), z.string().check(inMail)),
  days: wholeNumber(1, mostFollowUpDays, `Please enter 1 to ${mostFollowUpDays} days`),
  on: optionalChoice(["yes"], "Please tick it or leave it"),
  /** Shows a preview and stores nothing. */
  look: z.optional(z.string()),
});

type FollowUpField = keyof z.input<typeof followUpForm>;

const labels = { subject: "Subject", text: "Text", days: "Days after which it goes out", on: "On" } satisfies Partial<
  Record<FollowUpField, string>
>;

const invented = { name: "Maya", event: "Wedding Reception", date: "2027-04-17", sum: demoBooking.price };

interface FollowUpPanelProps {
  of: FollowUp;
  text: ReturnType<typeof followUpTextOf>;
  /** Previewed or refused input. */
  form: FormState<FollowUpField> | null;
}

function FollowUpPanel({ of, text, form }: FollowUpPanelProps) {
  const { label, when, sum } = followUpCopy[of];
  const idOf = (field: string) => `${of}-${field}`;
  const values = {
    version: String(text.version),
    subject: text.subject,
    text: text.text,
    days: String(text.days),
    on: text.isOn ? "yes" : "",
  };
  const state = form ?? { values, issues: [] };
  const field = fieldsOf<FollowUpField>({ idOf, labels, form: state });
  const typed = { subject: state.values.subject ?? "", text: state.values.text ?? "" };
  return (
    <TextEditor
      path={settingsPaths.followUps}
      id={of}
      summary={`${label}: ${text.isOn ? `on, ${daysInWords(text.days)} after` : "off"}`}
      isOpen={form !== null}
      issues={state.issues}
      labels={labels}
      idOf={idOf}
      hidden={{ of, version: state.values.version }}
      preview={
        form && form.issues.length === 0
          ? wordsOfText(typed, standardFollowUps[of]).map((words) => {
              const translated = words.bookingMails.followUp.texts?.[of] ?? typed;
              const filled = {
                subject: filledFollowUp(translated.subject, invented, words),
                text: filledFollowUp(translated.text, invented, words),
              };
              const content = followUpContent(of, filled, "#", words);
              return <MailPreview key={content.language} content={content} to="Maya Rivera, who is invented" />;
            })
          : null
      }
    >
      <TextField {...field("subject")} className="full" />
      <TextArea {...field("text")} className="full" hint={`{sum} is ${sum}.`} />
      <TextField {...field("days")} inputMode="decimal" hint={`1 to ${mostFollowUpDays} days ${when}.`} />
      <Tick name="on" checked={state.values.on === "yes"} label="On: it goes out" />
    </TextEditor>
  );
}

async function showFollowUps(c: Context<AppEnv>, form?: FormState<FollowUpField>) {
  const changed = await followUpTextsQuery(primary(c.env.DB));
  return c.render(
    <SettingsFrame path={settingsPaths.followUps} title="Follow-ups" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        Each that is on goes out once, between 10 AM and 8 PM, and to nobody whose turn was more than two weeks ago. A
        question, an inquiry, a request, a yes or a no ends it. What comes to your own mailbox the site does not see:
        move the lead on, or stop its follow-ups on its page.{" "}
        {followUpPlaceholders.map((name) => `{${name}}`).join(", ")} are filled in.
      </p>
      {followUps.map((of) => (
        <FollowUpPanel
          key={of}
          of={of}
          text={followUpTextOf(of, changed)}
          form={form?.values.of === of ? form : null}
        />
      ))}
    </SettingsFrame>,
    { metadata: settingsMetadata("Follow-ups", settingsPaths.followUps) },
  );
}

export const adminFollowUps = new Hono<AppEnv>()
  .get(settingsPaths.followUps, (c) => showFollowUps(c))
  .route(
    "/",
    textRoute({
      path: settingsPaths.followUps,
      schema: followUpForm,
      again: showFollowUps,
      save: (c, { of, version, subject, text, days, on }) =>
        saveFollowUp(primary(c.env.DB), of, { version, subject, text, days, isOn: on !== null }, actorOf(c)),
    }),
  );
