import { type MouseEvent, useEffect, useRef } from "react";
import { ui } from "../../../content/words/en/ui.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { isPlainClick } from "../../../platform/islands/plain-click.ts";
import { read } from "../../../platform/islands/request.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { UiWords } from "../../../platform/ui/words.ts";
import { clientRequestsPage, conversationFragment, portalMessages } from "../../requests/client/paths.ts";
import { type PortalRequestPage, portalRequestPage } from "../frame/view.ts";
import type { ClientRequestField, DashboardWords } from "./form.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestList } from "./request-list.tsx";
import { loadFailed, useRequests } from "./use-requests.ts";

export interface MessagesProps {
  words: DashboardWords;
  email: string;
  booking: string | null;
  /** The event, or called off. */
  isOver: boolean;
  page: PortalRequestPage;
  newest: boolean;
  idempotencyKey: string;
  submitted: boolean;
  /** Sent without JavaScript and refused. */
  form?: FormState<ClientRequestField>;
}

function Messages({ words, email, booking, isOver, idempotencyKey, form = emptyForm, ...props }: MessagesProps) {
  const { requests: requestWords } = words;
  const { page, setPage, stored, submitted } = useRequests(props.page);
  const loadingOlder = useRef(false);
  const composer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stored > 0) composer.current?.querySelector("form")?.focus({ preventScroll: true });
  }, [stored]);

  function showOlder(event: MouseEvent<HTMLAnchorElement>, cursor: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loadingOlder.current) return;
    loadingOlder.current = true;
    read(clientRequestsPage(cursor), portalRequestPage)
      // A request sent meanwhile has brought a list with its own end.
      .then((next) =>
        setPage((shown) =>
          shown.older === cursor ? { requests: [...shown.requests, ...next.requests], older: next.older } : shown,
        ),
      )
      .catch(loadFailed)
      .finally(() => {
        loadingOlder.current = false;
      });
  }

  const { older } = page;
  return (
    <UiWords value={words.ui ?? ui}>
      <section className="card portal-card" id={conversationFragment.slice(1)} aria-labelledby="mine-title">
        <h2 className="visually-hidden" id="mine-title">
          {requestWords.mine}
        </h2>
        {props.submitted ? (
          <Notice tone="ok">
            <p className="font-600">{requestWords.sent}</p>
            <p>{requestWords.sentText}</p>
          </Notice>
        ) : null}
        {older ? (
          <p className="portal-paging">
            <a
              className="text-link"
              href={portalMessages({ booking, before: older }) + conversationFragment}
              onClick={(event) => showOlder(event, older)}
              data-replay=""
            >
              {requestWords.older}
              <span className="i-lucide-arrow-up" aria-hidden="true" />
            </a>
          </p>
        ) : null}
        {isOver && page.requests.length === 0 ? null : <RequestList words={words} requests={page.requests} />}
        {props.newest ? null : (
          <p className="portal-paging">
            <a className="text-link" href={portalMessages({ booking }) + conversationFragment}>
              {requestWords.newest}
            </a>
          </p>
        )}
        <div ref={composer}>
          <RequestForm
            words={words}
            key={stored}
            email={email}
            bookingId={booking}
            idempotencyKey={idempotencyKey}
            form={stored === 0 ? form : emptyForm}
            isOver={isOver}
            isReply={form.values.subject === undefined || stored > 0}
            submitted={submitted}
          />
        </div>
      </section>
    </UiWords>
  );
}

export default island("messages", Messages);
