import type { Context } from "hono";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { AppEnv } from "../../../env.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { redirectWithNotice } from "../../admin/frame/notices.ts";

interface TextEditorProps {
  path: string;
  id: string;
  summary: ReactNode;
  /** Open with what was previewed or refused. */
  isOpen: boolean;
  issues: readonly FieldIssue[];
  labels: Partial<Record<string, string>>;
  idOf: (field: string) => string;
  hidden: Readonly<Record<string, string | number | undefined>>;
  /** Of the button. */
  save?: string;
  /** Behind the form. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Of words that the DJ may change: clauses, templates, mails. */
export function TextEditor({ path, id, summary, isOpen, issues, labels, idOf, hidden, ...props }: TextEditorProps) {
  return (
    <details className="card panel" id={id} open={isOpen}>
      <summary className="display panel-title fold-summary">{summary}</summary>
      <form className="form-grid" method="post" action={`${path}#${id}`} noValidate>
        <ErrorSummary issues={issues} labels={labels} idOf={idOf} takesFocus />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {props.children}
        <div className="status-buttons full">
          <button className="btn btn-secondary" type="submit" name="look" value="yes">
            Preview
          </button>
          <button className="btn btn-primary" type="submit">
            {props.save ?? "Save"}
          </button>
        </div>
      </form>
      {props.preview}
    </details>
  );
}

interface TextRoute<Schema extends z.ZodMiniObject<{ look: z.ZodMiniType<string | undefined> }>> {
  path: string;
  /** Its `look` previews and stores nothing. */
  schema: Schema;
  again: (c: Context<AppEnv>, form: FormState<keyof z.input<Schema> & string>) => Promise<Response>;
  /** Gives false when somebody else has changed the words meanwhile. */
  save: (c: Context<AppEnv>, form: z.output<Schema>) => Promise<boolean>;
}

const changedMeanwhile = { path: "text", message: "This was changed elsewhere meanwhile: please open the page again" };

export const textRoute = <Schema extends z.ZodMiniObject<{ look: z.ZodMiniType<string | undefined> }>>({
  save,
  ...route
}: TextRoute<Schema>) =>
  formRoute({
    ...route,
    async act(c, form) {
      if (form.look !== undefined)
        return route.again(c, { values: await textsOf(c, Object.keys(route.schema.shape)), issues: [] });
      return (await save(c, form))
        ? redirectWithNotice(route.path, "setting-saved")
        : { status: 409, issues: [changedMeanwhile] };
    },
  });
