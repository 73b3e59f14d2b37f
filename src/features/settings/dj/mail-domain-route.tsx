import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { site } from "../../../content/site.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { type Verdict, verdictsIn } from "../mail-headers.ts";
import { type MailRecord, mailRecords } from "../mail-records.ts";
import { settingsPaths } from "./paths.ts";
import { SettingsFrame, settingsMetadata } from "./settings-frame.tsx";

const title = "Mail domain";
const domain = site.mailFrom.slice(site.mailFrom.lastIndexOf("@") + 1).toLowerCase();

const longest = 60_000;
const headersForm = z.object({
  headers: z
    .string("Please paste the top of the mail’s original")
    .check(
      z.trim(),
      z.minLength(1, "Please paste the top of the mail’s original"),
      z.maxLength(longest, "This is too long. Please paste only the top, down to the first empty line."),
    ),
});

const labels = { headers: "The original, from its top" };
const idOfField = (field: string): string => `mail-${field}`;

const states = {
  right: { label: "Right", tone: "ok" },
  missing: { label: "Missing", tone: "danger" },
  wrong: { label: "Wrong", tone: "danger" },
  unknown: { label: "Not known", tone: "neutral" },
} as const;

function RecordRow({ record: { label, why, type, name, add, state, found, fault } }: { record: MailRecord }) {
  return (
    <li className="grid gap-2">
      <div className="panel-head">
        <h3 className="font-600">{label}</h3>
        <span className="badge tone" data-tone={states[state].tone}>
          {states[state].label}
        </span>
      </div>
      <p>{why}</p>
      {fault ? <p className="field-error">{fault}</p> : null}
      <dl className="facts">
        <div>
          <dt>Name</dt>
          <dd>
            {type} <code>{name}</code>
          </dd>
        </div>
        {found.length > 0 ? (
          <div>
            <dt>Found</dt>
            <dd>
              <code className="whitespace-pre-line">{found.join("\n")}</code>
            </dd>
          </div>
        ) : null}
        {state === "right" ? null : (
          <div>
            <dt>{state === "wrong" ? "Should be" : "Add"}</dt>
            <dd>
              <code>{add}</code>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const isFine = verdicts.every(({ isPassed }) => isPassed);
  return (
    <Notice tone={isFine ? "ok" : "danger"}>
      <ul>
        {verdicts.map(({ method, words }) => (
          <li key={method} className="break-words">
            <b className="font-600">{method}</b>: {words}
          </li>
        ))}
      </ul>
      {isFine ? null : <p>What did not pass is named above, with the record that it takes. DNS may need an hour.</p>}
    </Notice>
  );
}

interface Shown {
  form?: FormState<"headers">;
  verdicts?: readonly Verdict[];
}

async function showMailDomain(c: Context<AppEnv>, { form = emptyForm, verdicts }: Shown = {}) {
  const { dnsUrl, replies } = settingsOf(c.env);
  const records = await mailRecords(dnsUrl, domain, "unset" in replies ? null : replies.domain);
  const field = fieldsOf<"headers">({ idOf: idOfField, labels, form });
  return c.render(
    <SettingsFrame path={settingsPaths.mailDomain} title={title} notice={null}>
      <p className="text-muted sheet">
        Mails go out from {site.mailFrom}. Receivers look up who may send for {domain}: what is missing lands mails in
        spam. Cloudflare writes all of it when the domain is onboarded under Email Sending.
      </p>
      {records.some(({ state }) => state === "unknown") ? (
        <Notice tone="danger">
          <p>
            DNS could not be asked just now.{" "}
            <a className="text-link" href={settingsPaths.checklist}>
              Send yourself a test mail
            </a>{" "}
            and paste the top of its original below: that tells as much. Or look at this page again in a minute.
          </p>
        </Notice>
      ) : null}
      <div className="card panel">
        <ul className="panel-rows panel-entries">
          {records.map((record) => (
            <RecordRow key={record.label} record={record} />
          ))}
        </ul>
      </div>
      <form
        className="card panel sheet form-grid"
        method="post"
        action={settingsPaths.mailDomain}
        noValidate={form.issues.length > 0}
      >
        <h2 className="display panel-title full">What a receiver found</h2>
        <p className="full">
          <a className="text-link" href={settingsPaths.checklist}>
            Send yourself a test mail
          </a>
          , open its original (Gmail: Show original; Outlook: View message source) and paste it. Nothing of it is kept.
        </p>
        {verdicts ? (
          <div className="full">
            <Verdicts verdicts={verdicts} />
          </div>
        ) : null}
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOfField} takesFocus />
        <TextArea {...field("headers")} className="full" />
        <button className="btn btn-primary full" type="submit">
          Read it
        </button>
      </form>
    </SettingsFrame>,
    { metadata: settingsMetadata(title, settingsPaths.mailDomain) },
  );
}

export const adminMailDomain = new Hono<AppEnv>()
  .get(settingsPaths.mailDomain, (c) => showMailDomain(c))
  .route(
    "/",
    formRoute({
      path: settingsPaths.mailDomain,
      schema: headersForm,
      again: (c, form) => showMailDomain(c, { form }),
      act(c, { headers }) {
        const verdicts = verdictsIn(headers, domain);
        if (verdicts) return showMailDomain(c, { verdicts });
        const message =
          "Nothing in it tells of SPF, DKIM or DMARC: look for a line that begins “Authentication-Results:”";
        return { status: 422, issues: [{ path: "headers", message }] };
      },
    }),
  );
