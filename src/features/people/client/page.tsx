import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fill, instantIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";

const idOf = (field: string): string => `new-address-${field}`;

export interface NewAddressPageProps {
  email: string;
  comesBack: boolean;
  asked: { email: string; at: number; cameBack: boolean } | null;
  form: FormState<"email">;
}

export function NewAddressPage({ email, comesBack, asked, form }: NewAddressPageProps) {
  const { formats, newAddress: words, portal } = useWords();
  const field = fieldsOf({ idOf, labels: words.labels, form });
  return (
    <section className="wrap portal portal-column">
      <Breadcrumb items={[{ label: portal.name, href: portalPaths.dashboard }, { label: words.title }]} />
      <h1 className="h2 mt-4">{words.title}</h1>
      {comesBack ? (
        <>
          <p className="lead mt-4 mb-6 break-words">{fill(words.comesBack, { email })}</p>
          {asked ? (
            <div className="mb-6">
              <Notice tone={asked.cameBack ? "danger" : "ok"}>
                <p className="break-words">
                  {fill(asked.cameBack ? words.askedBack : words.asked, {
                    email: asked.email,
                    time: instantIn(formats, asked.at),
                  })}
                </p>
              </Notice>
            </div>
          ) : null}
          <form className="form-grid" method="post" action={portalApi.newAddress} noValidate={form.issues.length > 0}>
            <ErrorSummary issues={form.issues} labels={words.labels} idOf={idOf} takesFocus />
            <EmailField {...field("email")} className="full" />
            <button className="btn btn-primary full" type="submit">
              {words.send}
            </button>
          </form>
        </>
      ) : (
        <p className="lead mt-4 mb-6 break-words">{fill(words.arrives, { email })}</p>
      )}
      <p className="small text-muted mt-6">
        <Filled words={words.call} parts={{ phone: <a href={site.phone.href}>{site.phone.display}</a> }} />
      </p>
    </section>
  );
}

/** A button confirms, because mail scanners open links. */
export function ConfirmAddressPage({ email, token }: { email: string; token: string }) {
  const { confirm: words } = useWords().newAddress;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{words.title}</h1>
        <p className="lead mt-5 mb-8">
          <Filled words={words.text} parts={{ email: <b className="break-words">{email}</b> }} />
        </p>
        <form method="post" action={portalApi.confirmAddress}>
          <input type="hidden" name={tokenQuery} value={token} />
          <button className="btn btn-primary" type="submit">
            {words.yes}
          </button>
        </form>
      </div>
    </section>
  );
}

export const newAddressMetadata = ({ formats, newAddress }: Words) =>
  portalMetadata({
    title: newAddress.title,
    description: newAddress.about,
    language: formats.tag,
    feature: "portal-people",
    path: portalPaths.newAddress,
  });
