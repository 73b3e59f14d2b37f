import { messageReplyHours } from "../../content/offers.ts";
import { papers, vendorFacts } from "../../content/paperwork.ts";
import { pressFiles } from "../../content/press-files.ts";
import { site } from "../../content/site.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { ChecksField } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../platform/ui/privacy-note.tsx";
import { api, files, paths } from "../site/paths.ts";
import type { PaperworkField } from "./form.ts";

export interface PaperworkPageProps {
  form?: FormState<PaperworkField>;
}

const fieldId = (field: string) => `paperwork-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  companyName: "Company",
  papers: "Papers",
  venue: "Venue, named as additional insured",
  venueAddress: "Address of the venue",
  eventDate: "Event date",
} satisfies Partial<Record<PaperworkField, string>>;

const options = papers.map((value) => ({ value, label: value }));

export function PaperworkPage({ form = emptyForm }: PaperworkPageProps) {
  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });
  return (
    <section className="wrap page split gap-y-10">
      <div>
        <h1 className="h1">Papers for your files</h1>
        <p className="lead mt-5">
          The W-9 and the certificate of insurance come by email within {messageReplyHours.latest} hours.
        </p>
        <dl className="grid gap-5 mt-8 max-w-[62ch]">
          {vendorFacts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt className="text-muted small">Technical rider</dt>
            <dd>
              <a
                className="text-link"
                href={`${files.pressKit}/${pressFiles.rider.file}`}
                download={pressFiles.rider.file}
              >
                Space, power and load-in, PDF
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <form className="card form-grid self-start p-6" method="post" action={api.paperwork} aria-label="Request papers">
        <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} takesFocus />
        <Honeypot id={fieldId("leaveBlank")} />
        <TextField {...field("firstName")} autoComplete="given-name" className="half" />
        <TextField {...field("lastName")} autoComplete="family-name" className="half" />
        <EmailField {...field("email")} />
        <TextField {...field("companyName")} autoComplete="organization" />
        <ChecksField {...field("papers")} options={options} needed className="full" />
        <TextField {...field("venue")} optional hint="A certificate of insurance names it." className="full" />
        <TextField {...field("venueAddress")} optional className="full" />
        <TextField {...field("eventDate")} type="date" optional />
        <button className="btn btn-primary full" type="submit">
          Request papers
        </button>
        <PrivacyNote />
      </form>
    </section>
  );
}

export const paperworkMetadata = ({ form }: PaperworkPageProps): PageMetadata => ({
  title: titled("W-9 and certificate of insurance"),
  description: `Papers for companies that book a DJ in ${site.metro}: W-9, certificate of insurance that names the venue, technical rider, legal name and payment terms.`,
  path: paths.paperwork,
  feature: "paperwork",
  structuredData: [],
  ...(form ? { noindex: true } : {}),
});
