import type { ReplyTemplate } from "../../../content/reply-templates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { ChoiceLinks } from "../../admin/frame/list-parts.tsx";
import { listParameters } from "../../admin/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import type { Paper } from "../../settings/papers.ts";
import { withQuery } from "../../site/paths.ts";
import type { ReplyField } from "./form.ts";
import { leadPaths, replyFragment } from "./paths.ts";

const labels = { subject: "Subject", text: "Your reply", papers: "Papers that go along" };

interface ReplyFormProps {
  leadId: string;
  firstName: string;
  template: string;
  templates: readonly ReplyTemplate[];
  papers: readonly Paper[];
  form: FormState<ReplyField>;
}

export function ReplyForm({ leadId, firstName, template, templates, papers, form }: ReplyFormProps) {
  const { page, reply } = leadPaths(leadId);
  const field = fieldsOf({ idOf: (name) => `reply-${name}`, labels, form });
  return (
    <section className="card panel reply" id={replyFragment.slice(1)} aria-labelledby="reply-title">
      <h2 className="display panel-title" id="reply-title">
        Reply to {firstName}
      </h2>
      <details>
        <summary className="fold-summary">Begins with: {templates.find(({ id }) => id === template)?.label}</summary>
        <ChoiceLinks
          label="Begin with"
          links={templates.map(({ id, label }) => ({
            href: withQuery(page, { [listParameters.template]: id }) + replyFragment,
            label,
            current: id === template,
          }))}
        />
      </details>
      <form className="form-grid" method="post" action={reply} noValidate>
        <input type="hidden" name="key" value={form.values.key ?? ""} />
        <input type="hidden" name="template" value={template} />
        <TextField {...field("subject")} className="full" />
        <TextArea {...field("text")} className="full" />
        {papers.length > 0 || issueOf(form.issues, "papers") ? (
          <ChecksField
            {...field("papers")}
            options={papers.map(({ id, label }) => ({ value: id, label }))}
            className="full"
          />
        ) : null}
        <button className="btn btn-primary full" type="submit">
          <span className="i-lucide-send" aria-hidden="true" />
          Send the reply
        </button>
      </form>
      <p className="small text-muted">
        It goes out by mail and stays here; a new lead becomes contacted. {"{name}"}, {"{date}"}, {"{price}"} and the
        like are filled in.
      </p>
      <p className="flex flex-wrap gap-x-6 small">
        <a className="text-link" href={settingsPaths.replies}>
          Change the templates
        </a>
        <a className="text-link" href={settingsPaths.papers}>
          {papers.length > 0 ? "Change the papers" : "Keep papers to attach"}
        </a>
      </p>
    </section>
  );
}
