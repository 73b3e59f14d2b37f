import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ui } from "../../../content/words/en/ui.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { read } from "../../../platform/islands/request.ts";
import { countIn } from "../../../platform/language.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { UiWords, useUiWords } from "../../../platform/ui/words.ts";
import type { Meeting } from "../../calls/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalKeys } from "../../invites/client/paths.ts";
import {
  clientRequestsPage,
  newRequestTab,
  portalBookingData,
  portalView,
  requestsFragment,
} from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import {
  portalBooking as bookingAnswer,
  type PortalBooking,
  type PortalRequestPage,
  portalRequestPage,
} from "../frame/view.ts";
import { portalReview } from "../paths.ts";
import type { ClientRequestField, DashboardWords } from "./form.ts";
import { Promises, RequestForm } from "./request-form.tsx";
import { RequestList, RequestPaging } from "./request-list.tsx";

export interface PortalDashboardProps {
  words: DashboardWords;
  email: string;
  booking: PortalBooking | null;
  /** Not the client's next booking, so the URL must name it. */
  named: boolean;
  page: PortalRequestPage;
  meeting: (Meeting & { note: string }) | null;
  newest: boolean;
  isNew: boolean;
  idempotencyKey: string;
  submitted: boolean;
  /** Sent without JavaScript and refused. */
  form?: FormState<ClientRequestField>;
}

const loadFailed = (error: unknown) => console.error("portal", error);

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
    ...(isOver ? [{ ...words.review, href: portalReview(id), icon: "i-lucide-star" }] : []),
    {
      label: words.songs,
      note: booking.songs === 0 ? words.noSongs : countIn(formats, words.songCount, booking.songs),
      href: songPlaces.client.at({ booking: id }),
      icon: "i-lucide-list-music",
    },
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
  const { words, email, named, idempotencyKey, form = emptyForm } = props;
  const { requests: said } = words;
  const [booking, setBooking] = useState(props.booking);
  const [page, setPage] = useState(props.page);
  const [newest, setNewest] = useState(props.newest);
  const [isNew, setIsNew] = useState(props.isNew);
  const [stored, setStored] = useState(0);
  const loadingOlder = useRef(false);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stored > 0) tabs.current?.querySelector("form")?.focus({ preventScroll: true });
  }, [stored]);

  const which = booking && named ? { booking: booking.id } : {};
  const view = (more: Parameters<typeof portalView>[0] = {}) => portalView({ ...which, ...more }) + requestsFragment;

  function open(event: MouseEvent<HTMLAnchorElement>, next: boolean) {
    if (!isPlain(event)) return;
    event.preventDefault();
    setIsNew(next);
    history.replaceState(null, "", event.currentTarget.href);
  }

  function showOlder(event: MouseEvent<HTMLAnchorElement>, cursor: string) {
    if (!isPlain(event)) return;
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

  function submitted() {
    setStored((count) => count + 1);
    const loaded = read(clientRequestsPage(null), portalRequestPage).then((first) => {
      setPage(first);
      setNewest(true);
    });
    const reloaded = booking ? read(portalBookingData(booking.id), bookingAnswer).then(setBooking) : null;
    Promise.all([loaded, reloaded]).catch(loadFailed);
  }

  const tab = (label: string, next: boolean, count?: string) => (
    <a
      href={view(next ? { tab: newRequestTab } : {})}
      aria-current={isNew === next ? "true" : undefined}
      onClick={(event) => open(event, next)}
      data-replay=""
    >
      {label}
      {count ? <span className="tab-count">{count}</span> : null}
    </a>
  );

  return (
    <UiWords value={words.ui ?? ui}>
      <section
        className="card portal-card portal-tabs"
        id={requestsFragment.slice(1)}
        ref={tabs}
        aria-label={said.label}
      >
        <h2 className="h3">{said.title}</h2>
        <nav aria-label={said.label}>
          {tab(said.mine, false, newest && page.requests.length > 0 ? countOf(page) : undefined)}
          {tab(said.new, true)}
        </nav>
        <div className="portal-new" hidden={!isNew}>
          <RequestForm
            words={words}
            key={stored}
            email={email}
            bookingId={booking?.id ?? null}
            idempotencyKey={idempotencyKey}
            form={stored === 0 ? form : emptyForm}
            submitted={submitted}
          />
          <Promises words={words} email={email} />
        </div>
        <div hidden={isNew}>
          {props.submitted ? (
            <div className="mt-6">
              <Notice tone="ok">
                <p className="font-600">{said.sent}</p>
                <p>{said.sentText}</p>
              </Notice>
            </div>
          ) : null}
          <RequestList words={words} requests={page.requests} />
          <RequestPaging words={words} newest={newest} view={view} page={page} showOlder={showOlder} />
        </div>
      </section>
      {booking ? <QuickActions words={words} booking={booking} meeting={props.meeting} /> : null}
    </UiWords>
  );
}

const countOf = ({ requests, older }: PortalRequestPage): string => `${requests.length}${older ? "+" : ""}`;

export default island("portal-dashboard", PortalDashboard);
