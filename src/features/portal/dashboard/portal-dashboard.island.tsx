import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ui } from "../../../content/words/en/ui.ts";
import { emptyForm } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { isPlainClick } from "../../../platform/islands/plain-click.ts";
import { read } from "../../../platform/islands/request.ts";
import { countIn } from "../../../platform/language.ts";
import { UiWords, useUiWords } from "../../../platform/ui/words.ts";
import type { Meeting } from "../../calls/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalKeys } from "../../invites/client/paths.ts";
import {
  newRequestTab,
  portalBookingData,
  portalMessages,
  portalView,
  requestsFragment,
} from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { portalBooking as bookingAnswer, type PortalBooking, type PortalRequestPage } from "../frame/view.ts";
import type { DashboardWords } from "./form.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestList } from "./request-list.tsx";
import { loadFailed, useRequests } from "./use-requests.ts";

export interface PortalDashboardProps {
  words: DashboardWords;
  email: string;
  booking: PortalBooking | null;
  /** Not the client's next booking, so the URL must name it. */
  named: boolean;
  /** The event, or called off. */
  isOver: boolean;
  page: PortalRequestPage;
  meeting: (Meeting & { note: string }) | null;
  isNew: boolean;
  idempotencyKey: string;
}

/** The rest stands on a page of its own. */
const shownRequests = 3;

interface QuickActionsProps {
  words: DashboardWords;
  booking: PortalBooking;
  meeting: (Meeting & { note: string }) | null;
}

function QuickActions({ words: { formats, actions: words }, booking, meeting }: QuickActionsProps) {
  const { newTab } = useUiWords();
  const { id, status, daysToGo } = booking;
  const isOver = daysToGo < 0 && (status === "confirmed" || status === "completed");
  const actions = [
    ...(isOver && booking.songs === 0
      ? []
      : [
          {
            label: words.songs,
            note: booking.songs === 0 ? words.noSongs : countIn(formats, words.songCount, booking.songs),
            href: songPlaces.client.at({ booking: id }),
            icon: "i-lucide-list-music",
          },
        ]),
    ...(isOver
      ? []
      : [
          {
            ...words.together,
            href: portalKeys(id),
            icon: "i-lucide-users",
          },
        ]),
    {
      ...words.contract,
      href: portalContractOf(id),
      icon: "i-lucide-file-text",
    },
    ...(meeting && daysToGo > 0 ? [{ label: words.meeting, icon: "i-lucide-calendar", ...meeting }] : []),
  ];
  return (
    <section className="card portal-card quick-actions" aria-labelledby="actions-title">
      <h2 className="h3" id="actions-title">
        {words.title}
      </h2>
      <ul>
        {actions.map(({ label, note, href, icon, ...action }) => {
          const isExternal = "external" in action;
          return (
            <li key={label}>
              <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
                <span className={icon} aria-hidden="true" />
                <span>
                  <b>{label}</b>
                  <span className="small text-muted">
                    {note}
                    {isExternal ? <span className="visually-hidden"> {newTab}</span> : null}
                  </span>
                </span>
                <span
                  className={isExternal ? "i-lucide-arrow-up-right" : "i-lucide-chevron-right"}
                  aria-hidden="true"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The closed tab is only hidden, so that its fields keep their values. */
function PortalDashboard(props: PortalDashboardProps) {
  const { words, email, named, idempotencyKey } = props;
  const { requests: requestWords } = words;
  const [booking, setBooking] = useState(props.booking);
  const [isNew, setIsNew] = useState(props.isNew);
  const { page, stored, submitted } = useRequests(props.page);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stored > 0)
      tabs.current?.querySelector<HTMLElement>("div:not([hidden]) > form")?.focus({ preventScroll: true });
  }, [stored]);

  function open(event: MouseEvent<HTMLAnchorElement>, next: boolean) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsNew(next);
    history.replaceState(null, "", event.currentTarget.href);
  }

  function sent() {
    submitted();
    if (booking) read(portalBookingData(booking.id), bookingAnswer).then(setBooking).catch(loadFailed);
  }

  const shown = booking && named ? { booking: booking.id } : {};
  const tab = (label: string, next: boolean, count?: string) => (
    <a
      href={portalView(next ? { ...shown, tab: newRequestTab } : shown) + requestsFragment}
      aria-current={isNew === next ? "true" : undefined}
      onClick={(event) => open(event, next)}
      data-replay=""
    >
      {label}
      {count ? <span className="tab-count">{count}</span> : null}
    </a>
  );

  const form = {
    words,
    email,
    bookingId: booking?.id ?? null,
    idempotencyKey,
    form: emptyForm,
    isOver: props.isOver,
    submitted: sent,
  };

  return (
    <UiWords value={words.ui ?? ui}>
      <section
        className="card portal-card portal-tabs"
        id={requestsFragment.slice(1)}
        ref={tabs}
        aria-label={requestWords.label}
      >
        <h2 className="h3">{requestWords.title}</h2>
        <nav aria-label={requestWords.label}>
          {tab(requestWords.mine, false, page.requests.length > 0 ? countOf(page) : undefined)}
          {tab(requestWords.new, true)}
        </nav>
        <div hidden={isNew}>
          {page.requests.length > shownRequests ? (
            <p className="portal-paging">
              <a className="text-link" href={portalMessages(shown)}>
                {requestWords.all}
                <span className="i-lucide-arrow-right" aria-hidden="true" />
              </a>
            </p>
          ) : null}
          {props.isOver && page.requests.length === 0 ? null : (
            <RequestList words={words} requests={page.requests.slice(0, shownRequests)} />
          )}
          <RequestForm key={`reply ${stored}`} {...form} isReply />
        </div>
        <div hidden={!isNew}>
          <RequestForm key={stored} {...form} />
        </div>
      </section>
      {booking ? <QuickActions words={words} booking={booking} meeting={props.meeting} /> : null}
    </UiWords>
  );
}

const countOf = ({ requests, older }: PortalRequestPage): string => `${requests.length}${older ? "+" : ""}`;

export default island("portal-dashboard", PortalDashboard);
