import type { DateState, ReplyTemplate } from "../../../content/reply-templates.ts";
import { type BookingStatus, contactStatuses } from "../../../content/statuses.ts";
import { instantInWords } from "../../../platform/english.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { contactStatusCopy } from "../../admin/frame/labels.ts";
import type { Undo } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { RevokeLinks } from "../../admin/frame/revoke-links.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { isErased } from "../../people/erased-address.ts";
import { QuotePanel, type ShownVersion } from "../../quotes/dj/quote-panel.tsx";
import type { Paper } from "../../settings/papers.ts";
import type { Contact, ContactEvent, OtherLead } from "../read-lead.ts";
import type { ReplyClock } from "../reply-clock.ts";
import { Conversation, type ConversationMessage, cameBy } from "./conversation.tsx";
import type { ReplyField } from "./form.ts";
import { LeadActions, LeadDay, LeadDetails, SamePerson } from "./lead-details.tsx";
import { leadPaths } from "./paths.ts";
import { ReplyForm } from "./reply-form.tsx";

function StatusButtons({ id, status }: Pick<Contact, "id" | "status">) {
  return (
    <form className="status-buttons" method="post" action={leadPaths(id).status}>
      <input type="hidden" name="was" value={status} />
      {contactStatuses.map((name) => (
        <button
          key={name}
          className="choice"
          type="submit"
          name="status"
          value={name}
          aria-current={name === status ? "true" : undefined}
        >
          <span className="i-lucide-check" aria-hidden="true" />
          <span>{contactStatusCopy[name].label}</span>
        </button>
      ))}
    </form>
  );
}

/** A new address ends the old one's links. */
function LeadEmail({ id, has, form }: { id: string; has: string | null; form: FormState<"email"> }) {
  const fields = (
    <form className="form-grid" method="post" action={leadPaths(id).email} noValidate>
      <p className="text-muted full">
        {has === null
          ? "Nothing is mailed: Today says what to tell by phone. With an email, mails go out from then on."
          : "It is corrected wherever this person has it, and links to the old one end: send the quote, or the portal’s link, again."}
      </p>
      <TextField
        id="lead-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="off"
        entry={form.values.email ?? has ?? undefined}
        error={issueOf(form.issues, "email")}
      />
      <button className="btn btn-secondary full" type="submit">
        Keep the email
      </button>
    </form>
  );
  return has === null ? (
    <Panel id="lead-email-title" title="No email">
      {fields}
    </Panel>
  ) : (
    <details open={form.issues.length > 0}>
      <summary className="text-link">The email was typed wrong</summary>
      <div className="mt-3">{fields}</div>
    </details>
  );
}

function History({ events, contact }: { events: readonly ContactEvent[]; contact: Contact }) {
  const { createdAt } = contact;
  return (
    <ol className="history">
      {events.map(({ id, status, note, by, createdAt: at }) => (
        <li key={id}>
          {status ? <StatusBadge status={contactStatusCopy[status]} /> : <p className="history-note">{note}</p>}
          <p>
            <time dateTime={new Date(at).toISOString()}>{instantInWords(at)}</time>, {by}
          </p>
        </li>
      ))}
      <li>
        <StatusBadge status={contactStatusCopy.new} />
        <p>
          <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>,{" "}
          {cameBy(contact.source)}
        </p>
      </li>
    </ol>
  );
}

export interface LeadPageProps {
  contact: Contact;
  clock: ReplyClock;
  date: { state: DateState; freeDays: readonly string[] };
  messages: readonly ConversationMessage[];
  cameBack: string | null;
  ofSamePerson: readonly OtherLead[];
  withSamePhone: readonly OtherLead[];
  timesAsked: number;
  events: readonly ContactEvent[];
  quotes: readonly (ShownVersion & { contactId: string })[];
  booking: { id: string; status: BookingStatus } | null;
  call: string | null;
  template: string;
  templates: readonly ReplyTemplate[];
  papers: readonly Paper[];
  form: FormState<ReplyField>;
  emailForm: FormState<"email">;
  notice: string | null;
  undo: Undo | null;
}

export function LeadPage(props: LeadPageProps) {
  const { contact, clock, date: day, messages, timesAsked, events, booking, call, cameBack, notice, undo } = props;
  const { firstName, lastName } = contact;
  const paths = leadPaths(contact.id);
  return (
    <AdminLayout
      path={adminPaths.leads}
      title={`${firstName} ${lastName}`}
      aside={<StatusBadge status={contactStatusCopy[contact.status]} />}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} undo={undo} />
        <LeadDay contact={contact} clock={clock} day={day} />
        <LeadActions contact={contact} booking={booking} />
        <div className="admin-columns">
          <div className="admin-stack">
            <Panel id="lead-conversation" title="Conversation">
              <Conversation messages={messages} />
            </Panel>
            {hasNoAddress(contact.email) ? (
              <LeadEmail id={contact.id} has={null} form={props.emailForm} />
            ) : (
              <>
                <ReplyForm
                  leadId={contact.id}
                  firstName={firstName}
                  template={props.template}
                  templates={props.templates}
                  papers={props.papers}
                  form={props.form}
                />
                {isErased(contact.email) ? null : (
                  <LeadEmail id={contact.id} has={contact.email} form={props.emailForm} />
                )}
              </>
            )}
          </div>
          <div className="admin-stack">
            <LeadDetails {...{ contact, timesAsked, call, cameBack }} />
            {isErased(contact.email) ? null : (
              <SamePerson contact={contact} ofSamePerson={props.ofSamePerson} withSamePhone={props.withSamePhone} />
            )}
            <QuotePanel leadId={contact.id} email={contact.email} quotes={props.quotes} />
            {props.quotes.length > 0 ? (
              <form method="post" action={paths.links}>
                <RevokeLinks />
              </form>
            ) : null}
            <Panel id="lead-status" title="Status">
              <StatusButtons id={contact.id} status={contact.status} />
              <form method="post" action={paths.followUps}>
                <button
                  className="btn btn-secondary"
                  type="submit"
                  name="stop"
                  value={contact.isLeftAlone ? "no" : "yes"}
                >
                  {contact.isLeftAlone ? "Follow up again" : "Send no follow-ups"}
                </button>
              </form>
            </Panel>
            <Panel id="lead-history" title="Notes and history">
              <form className="form-grid" method="post" action={paths.notes}>
                <TextArea id="lead-note" name="note" label="Private note" className="full" />
                <button className="btn btn-secondary" type="submit">
                  Keep the note
                </button>
              </form>
              <History events={events} contact={contact} />
            </Panel>
          </div>
        </div>
      </div>
    </AdminLayout>
  );
}

export const leadMetadata = adminMetadata({
  title: "A lead",
  description:
    "What one lead says, how to call, mail or text, its status and history, private notes, and the way to a booking.",
  path: adminPaths.leads,
});
