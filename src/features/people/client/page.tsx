import { site } from "../../../content/site.ts";
import { newAddressDays } from "../../../content/terms.ts";
import { instantInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";

const idOf = (field: string): string => `new-address-${field}`;
const labels = { email: "Your right email" };

export interface NewAddressPageProps {
  email: string;
  comesBack: boolean;
  asked: { email: string; at: number; cameBack: boolean } | null;
  form: FormState<"email">;
}

export function NewAddressPage({ email, comesBack, asked, form }: NewAddressPageProps) {
  const field = fieldsOf({ idOf, labels, form });
  return (
    <section className="wrap portal portal-column">
      <Breadcrumb items={[{ label: "Client Portal", href: portalPaths.dashboard }, { label: "Your email" }]} />
      <h1 className="h2 mt-4">Your email</h1>
      {comesBack ? (
        <>
          <p className="lead mt-4 mb-6 break-words">
            My mails to {email} come back. Give me the right address, and open the link that I mail there: then it
            counts, and what was held back goes out.
          </p>
          {asked ? (
            <div className="mb-6">
              <Notice tone={asked.cameBack ? "danger" : "ok"}>
                <p className="break-words">
                  {asked.cameBack
                    ? `The mail to ${asked.email} came back, too. Please look at it letter by letter.`
                    : `On ${instantInWords(asked.at)} a link went to ${asked.email}. Open it within ${newAddressDays} days. Nothing there? Look into the spam folder, or give another address.`}
                </p>
              </Notice>
            </div>
          ) : null}
          <form className="form-grid" method="post" action={portalApi.newAddress} noValidate={form.issues.length > 0}>
            <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
            <EmailField {...field("email")} className="full" />
            <button className="btn btn-primary full" type="submit">
              Mail me the link
            </button>
          </form>
        </>
      ) : (
        <p className="lead mt-4 mb-6 break-words">My mails go to {email}, and none has come back.</p>
      )}
      <p className="small text-muted mt-6">
        Or call <a href={site.phone.href}>{site.phone.display}</a>, and I change it for you.
      </p>
    </section>
  );
}

/** A button confirms, because mail scanners open links. */
export function ConfirmAddressPage({ email, token }: { email: string; token: string }) {
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">Is this your new email?</h1>
        <p className="lead mt-5 mb-8">
          All mails of your booking then go to <b className="break-words">{email}</b>, and older links end: whom you let
          into your plan needs a new key from you. If you do not know of it, close this page.
        </p>
        <form method="post" action={portalApi.confirmAddress}>
          <input type="hidden" name={tokenQuery} value={token} />
          <button className="btn btn-primary" type="submit">
            Yes, and open my portal
          </button>
        </form>
      </div>
    </section>
  );
}

export const newAddressMetadata = portalMetadata({
  title: "Your email",
  description: "The address to which mails of your booking go, and how to give another one when they come back.",
  feature: "portal-people",
  path: portalPaths.newAddress,
});
