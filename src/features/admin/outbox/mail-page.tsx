import { instantInWords } from "../../../platform/english.ts";
import { dialled } from "../../../platform/fields/dialled.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import type { MailInFull } from "../../../platform/mail/outbox-page.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { Panel } from "../frame/panel.tsx";
import { StatusBadge } from "../frame/status-badge.tsx";
import { adminPaths } from "../paths.ts";
import type { AddressField } from "./form.ts";
import { isToTell, stateOfMail } from "./mail-state.ts";
import { mailPaths } from "./paths.ts";
import { ResendButton } from "./resend-button.tsx";

export interface MailPageProps {
  mail: MailInFull;
  /** What the same call tells. */
  toldWith: readonly Pick<MailInFull, "id" | "subject" | "text">[];
  /** The recipient's. */
  booking: { id: string; name: string; phone: string | null } | null;
  form: FormState<AddressField>;
  notice: string | null;
}

const unwritten = "A mail is written when it goes out, from what is true by then.";

/** A button's address is not stored: its label stands alone in brackets. */
function SentText({ text }: { text: string }) {
  return (
    <div className="sent-text">
      {text.split("\n").map((line, at) => {
        const [, label] = /^\[(.+)\]$/.exec(line) ?? [];
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        return <p key={at}>{label ? <span className="sent-button">{label}</span> : line || "\u00a0"}</p>;
      })}
    </div>
  );
}

export function MailPage({ mail, toldWith, booking, form, notice }: MailPageProps) {
  const { id, kind, recipient, attempts, createdAt, sentAt, lastError } = mail;
  const contactId = "contactId" in mail.mail ? mail.mail.contactId : undefined;
  const isSubscribers = "subscriberId" in mail.mail;
  const waits = sentAt === null;
  const number = dialled(booking?.phone ?? null);
  const phone = number ? <a href={`tel:${number}`}>{booking?.phone}</a> : booking?.phone;
  return (
    <AdminLayout
      path={adminPaths.outbox}
      title={mailKindInWords(kind)}
      aside={<StatusBadge status={stateOfMail(mail)} />}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="admin-columns">
          <div className="admin-stack">
            {[mail, ...toldWith].map((each) => (
              <Panel key={each.id} id={`sent-${each.id}`} title={each.subject ?? "Not written yet"}>
                {each.text === null ? <p className="text-muted">{unwritten}</p> : <SentText text={each.text} />}
              </Panel>
            ))}
          </div>
          <div className="admin-stack">
            <Panel id="mail-facts" title="How it stands">
              <DetailList
                className="facts"
                facts={[
                  ["To", addressInWords(recipient)],
                  ["Client", booking && <a href={bookingPaths(booking.id).page}>{booking.name}</a>],
                  ["Phone", phone],
                  ["Written", instantInWords(createdAt)],
                  ["Tries", String(attempts)],
                  ["Sent", sentAt !== null && lastError === null ? instantInWords(sentAt) : null],
                  ["Reason", lastError],
                ]}
              />
              {contactId ? (
                <a className="text-link" href={leadPaths(contactId).page}>
                  The lead
                </a>
              ) : null}
              {isToTell(mail) ? (
                <form method="post" action={mailPaths(id).told}>
                  <button className="btn btn-primary" type="submit">
                    {toldWith.length > 0
                      ? `I have spoken with them about all ${toldWith.length + 1}`
                      : "I have spoken with them"}
                  </button>
                </form>
              ) : null}
              {waits ? (
                <ResendButton id={id} state={null}>
                  Send it again
                </ResendButton>
              ) : null}
            </Panel>
            {waits ? (
              <Panel id="mail-address" title="Another address">
                {isSubscribers ? (
                  <p className="text-muted">A subscription belongs to its address: its mails go nowhere else.</p>
                ) : (
                  <form className="form-grid" method="post" action={mailPaths(id).address} noValidate>
                    <TextField
                      id="mail-email"
                      name="email"
                      type="email"
                      label="Email"
                      autoComplete="off"
                      entry={form.values.email ?? (hasNoAddress(recipient) ? "" : recipient)}
                      error={issueOf(form.issues, "email")}
                      className="full"
                    />
                    <button className="btn btn-primary full" type="submit">
                      Correct it and send
                    </button>
                    <p className="small text-muted full">
                      The lead, the bookings and the requests of this person get the new address as well, what has not
                      arrived goes there, and all links that the person has end.
                    </p>
                  </form>
                )}
              </Panel>
            ) : null}
          </div>
        </div>
      </div>
    </AdminLayout>
  );
}

export const mailMetadata = adminMetadata({
  title: "A mail",
  description: "What one mail of the outbox says, to whom, how it stands, and a way to send it again or elsewhere.",
  path: adminPaths.outbox,
});
