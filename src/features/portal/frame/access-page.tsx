import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { otherWords, useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalApi, portalPaths } from "../paths.ts";
import type { PortalAccessField } from "./access-form.ts";
import type { AccessView } from "./access-notices.ts";
import portalAccess from "./portal-access.island.tsx";
import { portalMetadata } from "./portal-metadata.ts";

export interface AccessPageProps {
  view: AccessView;
  /** Sent without JavaScript and refused. */
  form?: FormState<PortalAccessField>;
  /** Texts of a form post that had no session. */
  written?: readonly { field: keyof Words["portal"]["access"]["fields"]; words: string }[];
}

export function AccessPage({ view, form, written = [] }: AccessPageProps) {
  const all = useWords();
  const { name, access } = all.portal;
  const { notices, ...words } = access;
  const notice = view === "ask" || view === "sent" ? null : notices[view];
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{name}</h1>
        <p className="lead mt-5 mb-8">{words.lead}</p>
        {notice ? (
          <div className="mb-6">
            <Notice tone="danger">
              <p className="font-600">{notice.title}</p>
              <p>{notice.advice}</p>
            </Notice>
          </div>
        ) : null}
        {written.length > 0 ? (
          <div className="card access-card mb-6">
            <p className="font-600">{words.written}</p>
            <dl>
              {written.map(({ field, words: text }) => (
                <div className="mt-3" key={field}>
                  <dt className="small text-muted">{words.fields[field]}</dt>
                  <dd className="whitespace-pre-wrap break-words">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
        {view === "unavailable" ? (
          <a className="btn btn-primary" href={site.phone.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {site.phone.display}
          </a>
        ) : (
          <div className="card card-lifted access-card">
            <Island
              of={portalAccess}
              props={{
                words: { access: words, ...otherWords(all) },
                isSent: view === "sent",
                ...(form ? { form } : {}),
              }}
              when="near"
            />
          </div>
        )}
        {view === "unavailable" ? null : (
          <details className="mt-6" open={view === "broken-code"}>
            <summary className="text-link">{words.onPaper}</summary>
            <form className="card access-card access-form mt-3" method="post" action={portalApi.openCode}>
              <TextField
                id="portal-code"
                name="code"
                label={words.code}
                autoComplete="off"
                placeholder="3F9A-7KQ2-M0TX"
              />
              <button className="btn btn-secondary" type="submit">
                {words.openPortal}
              </button>
            </form>
          </details>
        )}
        <p className="small text-muted mt-6">
          {words.none} <a href={all.frame.book.href}>{words.book}</a>.
        </p>
      </div>
    </section>
  );
}

export const accessMetadata = ({ formats, portal: { access } }: Words) =>
  portalMetadata({
    title: access.title,
    description: access.about,
    path: portalPaths.dashboard,
    language: formats.tag,
  });
