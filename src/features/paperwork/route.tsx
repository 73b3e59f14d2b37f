import type { Context } from "hono";
import * as z from "zod/mini";
import { messageReplyHours } from "../../content/offers.ts";
import { papers, papersAsked, vendorFacts } from "../../content/paperwork.ts";
import { pressFiles } from "../../content/press-files.ts";
import { site } from "../../content/site.ts";
import { errors } from "../../content/words/en/errors.ts";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import {
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalChoices,
  optionalFutureDate,
  optionalLine,
  requiredLine,
} from "../../platform/fields/fields.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { ChecksField } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../platform/ui/privacy-note.tsx";
import { receiveContact } from "../leads/receive-lead.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { rememberSent } from "../site/frame/sent-by-browser.ts";
import { api, files, messageSent, paths } from "../site/paths.ts";

const paperworkForm = z
  .object({
    firstName: requiredLine(limits.name, errors.firstName),
    lastName: requiredLine(limits.name, errors.lastName),
    email: email(errors.email),
    companyName: requiredLine(limits.company, "Company is required"),
    papers: optionalChoices(papers, "Please choose papers from the list"),
    venue: optionalLine(limits.venue),
    venueAddress: optionalLine(limits.venue),
    eventDate: optionalFutureDate,
    leaveBlank: honeypot,
    idempotencyKey,
  })
  .check(
    z.refine(({ papers }) => papers.length > 0, { path: ["papers"], message: "Please choose at least one paper" }),
    z.refine(({ papers, venue }) => !papers.includes("Certificate of insurance") || venue !== null, {
      path: ["venue"],
      message: "Please name the venue that the certificate is for",
    }),
  );

type Paperwork = z.output<typeof paperworkForm>;
type PaperworkField = keyof z.input<typeof paperworkForm>;

interface PaperworkPageProps {
  form?: FormState<PaperworkField>;
}

const fieldId = (field: string) => `paperwork-${field}`;

const fieldLabels: Partial<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  companyName: "Company",
  papers: "Papers",
  venue: "Venue to be named",
  venueAddress: "Address of the venue",
  eventDate: "Event date",
} satisfies Partial<Record<PaperworkField, string>>;

const options = papers.map((value) => ({ value, label: value }));

function PaperworkPage({ form = emptyForm }: PaperworkPageProps) {
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
        <TextField {...field("venue")} optional hint="As additional insured, on the certificate." />
        <TextField {...field("venueAddress")} optional />
        <TextField {...field("eventDate")} type="date" optional />
        <button className="btn btn-primary full" type="submit">
          Request papers
        </button>
        <PrivacyNote />
      </form>
    </section>
  );
}

const paperworkMetadata = ({ form }: PaperworkPageProps): PageMetadata => ({
  title: titled("W-9 and certificate of insurance"),
  description: `Papers for companies that book a DJ in ${site.metro}: W-9, certificate of insurance that names the venue, technical rider, legal name and payment terms.`,
  path: paths.paperwork,
  feature: "paperwork",
  structuredData: [],
  ...(form ? { noindex: true } : {}),
});

export const paperworkRoute: PublicRoute = {
  path: paths.paperwork,
  show: () => ({ page: <PaperworkPage />, metadata: paperworkMetadata({}) }),
};

const inWords = ({ companyName, papers, venue, venueAddress }: Paperwork): string =>
  [
    `${papersAsked}${papers.join(", ")}`,
    `Company: ${companyName}`,
    ...(venue ? [`Additional insured: ${[venue, venueAddress].filter(Boolean).join(", ")}`] : []),
  ].join("\n");

function received(c: Context<AppEnv>, id: string) {
  rememberSent(c, "message", id);
  return { json: { success: true }, to: messageSent };
}

export const paperworkRequest = formRoute({
  path: api.paperwork,
  schema: paperworkForm,
  limit: "FORM_LIMIT",
  forAnyone: true,
  again: (c, form) => c.render(<PaperworkPage form={form} />, { metadata: paperworkMetadata({ form }) }),
  async act(c, request, now) {
    const { firstName, lastName, email, companyName, venue, eventDate, leaveBlank, idempotencyKey } = request;
    const id = await receiveContact(
      primary(c.env.DB),
      {
        firstName,
        lastName,
        email,
        venue,
        eventDate,
        leaveBlank,
        idempotencyKey,
        phone: null,
        guestCount: null,
        budget: null,
        package: null,
        eventType: "corporate",
        details: inWords(request),
      },
      now,
      { companyName },
    );
    return received(c, id);
  },
  pretend: (_, c) => received(c, crypto.randomUUID()),
  mails: true,
  comesBackTo: paths.paperwork,
});
