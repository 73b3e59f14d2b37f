import { accessMessage } from "../../../content/portal-access.ts";
import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { paths } from "../../site/paths.ts";
import { portalApi, portalPaths } from "../paths.ts";
import type { PortalAccessField } from "./access-form.ts";
import { type AccessView, notices } from "./access-notices.ts";
import portalAccess from "./portal-access.island.tsx";
import { portalMetadata } from "./portal-metadata.ts";

export interface AccessPageProps {
  view: AccessView;
  /** Sent without JavaScript and refused. */
  form?: FormState<PortalAccessField>;
  /** Texts of a form post that had no session. */
  written?: readonly { label: string; words: string }[];
}

export function AccessPage({ view, form, written = [] }: AccessPageProps) {
  const notice = notices[view];
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">Client Portal</h1>
        <p className="lead mt-5 mb-8">
          Your date, your songs, your agreement and a direct line to the DJ, in one place.
        </p>
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
            <p className="font-600">What you wrote, so that you can copy it:</p>
            <dl>
              {written.map(({ label, words }) => (
                <div className="mt-3" key={label}>
                  <dt className="small text-muted">{label}</dt>
                  <dd className="whitespace-pre-wrap break-words">{words}</dd>
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
              props={{ ...(form ? { form } : {}), ...(view === "sent" ? { sent: accessMessage } : {}) }}
              when="near"
            />
          </div>
        )}
        {view === "unavailable" ? null : (
          <details className="mt-6" open={view === "broken-code"}>
            <summary className="text-link">I have a code on paper</summary>
            <form className="card access-card access-form mt-3" method="post" action={portalApi.openCode}>
              <TextField id="portal-code" name="code" label="Code" autoComplete="off" placeholder="3F9A-7KQ2-M0TX" />
              <button className="btn btn-secondary" type="submit">
                Open the portal
              </button>
            </form>
          </details>
        )}
        <p className="small text-muted mt-6">
          No booking yet? <a href={paths.book}>See packages and open dates</a>.
        </p>
      </div>
    </section>
  );
}

export const accessMetadata = portalMetadata({
  title: "Access the Client Portal",
  description: "Clients open their portal by a link that comes by email. Enter the address of your booking to get it.",
  path: portalPaths.dashboard,
});
