import type { ReplyTemplate } from "../../../content/reply-templates.ts";
import { dashboard } from "../../../content/words/en/dashboard.ts";
import { dateInBrief, dateInWords, instantInWords } from "../../../platform/english.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { clientRequestStatusCopy } from "../../admin/frame/labels.ts";
import { ChoiceLinks } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { RequestStatusButton } from "../../admin/frame/request-status-button.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { bookingPaths, changeFragment } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import type { Paper } from "../../settings/papers.ts";
import { withQuery } from "../../site/paths.ts";
import { type RequestType, requestTypeLabels } from "../model.ts";
import type { RequestInFull } from "../read-requests.ts";
import { ReplyFiles, shownFiles } from "../reply-files.tsx";
import { proposedInWords } from "./booking-requests.tsx";
import type { AnswerField } from "./form.ts";
import { replyFilePath, requestPaths } from "./paths.ts";

export interface RequestPageProps {
  request: RequestInFull;
  templates: readonly ReplyTemplate[];
  papers: readonly Paper[];
  /** A template's id; null: the sent answer. */
  template: string | null;
  form: FormState<AnswerField>;
  notice: string | null;
}

const wayToBooking = ({ id, type, status }: RequestInFull, booking: string): string =>
  type === "cancel" || type === "song-request" || status === "completed"
    ? bookingPaths(booking)[type === "cancel" ? "nextStep" : "page"]
    : withQuery(bookingPaths(booking).page, { [listParameters.request]: id }) + changeFragment;

const toBooking: Partial<Record<RequestType, string>> = {
  postpone: "Change the date of the booking",
  cancel: "Cancel the booking",
};

function newDateInWords({ newDate, status, isNewDateGone }: RequestInFull): string | null {
  if (!newDate) return null;
  const now = status === "completed" ? "" : isNewDateGone ? ", which is not free any more" : ", free now and not held";
  return dateInWords(newDate) + now;
}

const answerFragment = "#answer-title";

export function RequestPage({ request, templates, papers, template, form, notice }: RequestPageProps) {
  const { bookingId, contactId, respondedAt, adminResponse } = request;
  const how = hasNoAddress(request.clientEmail) ? "to tell by phone" : "sent by mail";
  const labels = { response: `Your answer, ${how}`, papers: "Papers that go along" };
  const field = fieldsOf({ idOf: (name) => `request-${name}`, labels, form });
  return (
    <AdminLayout
      path={adminPaths.requests}
      title={request.subject}
      aside={<StatusBadge status={clientRequestStatusCopy[request.status]} />}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="admin-columns">
          <Panel id="request-facts" title={requestTypeLabels[request.type]}>
            {request.message ? (
              <figure className="quote-box">
                <figcaption>In their words</figcaption>
                <blockquote>{request.message}</blockquote>
              </figure>
            ) : (
              <p>You wrote this, by mail.</p>
            )}
            <DetailList
              className="facts"
              facts={[
                ["Song", request.songRequest],
                ["Asks for", newDateInWords(request)],
                [request.writtenFor ? "From" : "Client", request.clientName],
                ["Of the booking of", request.writtenFor],
                ["Email", addressInWords(request.clientEmail)],
                ["Written from", request.writtenFrom === request.clientEmail ? null : request.writtenFrom],
                ["Event date", request.eventDate && dateInBrief(request.eventDate)],
                ["Received", instantInWords(request.createdAt)],
                ["Your proposal", proposedInWords(request.proposed)],
                ["Answered", respondedAt === null ? null : instantInWords(respondedAt)],
              ]}
            />
            <ReplyFiles
              words={dashboard.requests}
              files={shownFiles(request.files, (index) => replyFilePath(request.id, index))}
            />
            {bookingId ? (
              <a className="text-link" href={wayToBooking(request, bookingId)}>
                {toBooking[request.type] ?? "The booking"}
              </a>
            ) : null}
            {contactId && !bookingId ? (
              <a className="text-link" href={leadPaths(contactId).page}>
                The lead
              </a>
            ) : null}
          </Panel>
          <Panel id={answerFragment.slice(1)} title="Answer">
            <ChoiceLinks
              label="Begin with"
              links={templates.map(({ id, label }) => ({
                href: withQuery(requestPaths(request.id).page, { [listParameters.template]: id }) + answerFragment,
                label,
                current: id === template,
              }))}
            />
            <form className="form-grid" method="post" action={requestPaths(request.id).answer} noValidate>
              <input type="hidden" name="seen" value={adminResponse ?? ""} />
              <TextArea {...field("response")} className="full" />
              {(papers.length > 0 && !hasNoAddress(request.clientEmail)) || issueOf(form.issues, "papers") ? (
                <ChecksField
                  {...field("papers")}
                  options={papers.map(({ id, label }) => ({ value: id, label }))}
                  className="full"
                />
              ) : null}
              <button className="btn btn-primary full" type="submit">
                {adminResponse === null ? "Send the answer" : "Send the changed answer"}
              </button>
            </form>
            <p className="small">
              <a className="text-link" href={settingsPaths.replies}>
                Change the templates
              </a>
            </p>
            <RequestStatusButton request={request} />
          </Panel>
        </div>
      </div>
    </AdminLayout>
  );
}

export const requestMetadata = adminMetadata({
  title: "A client request",
  description: "What one client asks, with the booking that it is about, and the form that sends the answer by mail.",
  path: adminPaths.requests,
});
