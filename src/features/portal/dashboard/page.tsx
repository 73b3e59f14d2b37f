import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { weekdayOf } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { capitalized, countIn, fill, lengthIn, longDateIn, weekdayNameIn } from "../../../platform/language.ts";
import { grouped } from "../../../platform/numbers.ts";
import { otherWords, useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalPlanAt } from "../../timeline/paths.ts";
import { HoldNotice } from "../frame/hold-notice.tsx";
import { BookingSwitcher, dashboardOf } from "../frame/portal-links.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { AccountForms, clientTabs } from "../frame/portal-tabs.tsx";
import type { PortalBooking } from "../frame/view.ts";
import { portalPaths } from "../paths.ts";
import { PortalSky } from "../portal-sky.tsx";
import { GuestsCard, PapersCard } from "./cards.tsx";
import type { PortalEvening } from "./evening.ts";
import { MoneyCard } from "./money-card.tsx";
import { NextStep } from "./next-step.tsx";
import overtimeOnTheNight, { Overtime } from "./overtime.island.tsx";
import portalDashboard, { type PortalDashboardProps } from "./portal-dashboard.island.tsx";
import { BookingBadge } from "./request-badge.tsx";
import { stepsOf } from "./steps.ts";
import { ToDoCard } from "./to-do-card.tsx";

function PortalHead({ name }: { name: string | undefined }) {
  const words = useWords().portal;
  if (name)
    return (
      <h1 className="visually-hidden">
        {name}, {words.name}
      </h1>
    );
  return (
    <header className="portal-head">
      <h1 className="h3">{words.name}</h1>
      <div className="flex gap-5">
        <AccountForms />
      </div>
    </header>
  );
}

const phone = <a href={site.phone.href}>{site.phone.display}</a>;

const NoBooking = () => (
  <p className="card portal-none">
    <Filled words={useWords().dashboard.none} parts={{ phone }} />
  </p>
);

export interface DashboardPageProps extends Omit<PortalDashboardProps, "named" | "isOver" | "words"> {
  /** Next one first. */
  bookings: readonly PortalBooking[];
  evening: PortalEvening | null;
  /** Mail to `email` bounces. */
  comesBack: boolean;
  calendar: string | null;
  takesCards: boolean;
}

function countdown(days: number, { formats, dashboard: { head } }: Words): readonly (string | undefined)[] {
  if (days === 0) return head.today;
  return [grouped(Math.abs(days)), countIn(formats, days > 0 ? head.toGo : head.ago, Math.abs(days))];
}

function BookingHead({ booking }: { booking: PortalBooking }) {
  const { eventDate, eventType, venue, city, hours, times, status, daysToGo } = booking;
  const all = useWords();
  const { formats, dashboard } = all;
  const words = dashboard.head;
  const weekday = capitalized(weekdayNameIn(formats, weekdayOf(eventDate), "long"));
  const [figure, counted] = countdown(daysToGo, all);
  const facts = [
    [words.eventType, eventType],
    [words.package, fill(words.hours, { package: booking.package, length: lengthIn(formats, hours) })],
    [words.music, capitalized(times)],
    [words.venue, venue ?? city ?? words.notSet],
  ] as const;
  return (
    <section aria-labelledby="booking-title">
      <h2 className="visually-hidden" id="booking-title">
        {words.title}
      </h2>
      <div className="booking-when">
        <p>
          <span className="display booking-figure">{figure}</span> <span className="font-600">{counted}</span>
        </p>
        <p className="h3 booking-date">
          <span>{fill(words.weekday, { weekday })}</span>{" "}
          <span className="whole">{longDateIn(formats, eventDate)}</span>
        </p>
      </div>
      <div className="booking-top">
        <DetailList className="booking-facts" facts={facts} />
        <BookingBadge words={dashboard.statuses} status={status} />
      </div>
    </section>
  );
}

export function DashboardPage({
  bookings,
  booking,
  evening,
  calendar,
  comesBack,
  takesCards,
  ...view
}: DashboardPageProps) {
  const words = useWords();
  const { formats, dashboard } = words;
  const steps =
    booking && evening ? stepsOf({ ...booking, offersTip: booking.offersTip && takesCards }, evening, words) : [];
  const next = steps.find(({ isDone }) => !isDone);
  const saysHold = next?.saysHold && booking?.money.confirming === 0;
  return (
    <div className="portal portal-home">
      <PortalSky
        head={
          <>
            <PortalHead name={evening?.clientName} />
            <BookingSwitcher bookings={bookings} shown={booking?.id} at={(id) => dashboardOf(bookings, id)} />
            {comesBack ? <WrongEmail email={view.email} /> : null}
            {saysHold ? null : booking ? (
              <HoldNotice
                {...booking}
                confirming={booking.money.confirming}
                goesBack={booking.money.goesBack ?? 0}
                tooLate={evening?.tooLate ?? 0}
              />
            ) : (
              <NoBooking />
            )}
            {booking ? <OvertimeOf booking={booking} /> : null}
            {booking ? <BookingHead booking={booking} /> : null}
          </>
        }
        day={booking && evening && { date: booking.eventDate, city: booking.city, evening }}
      >
        {evening ? <NextStep steps={steps} phase={evening.phase} /> : null}
      </PortalSky>
      <div className="wrap portal-cards" data-phase={evening?.phase}>
        {booking && evening ? (
          <>
            <DayFoot booking={booking} evening={evening} />
            <MoneyCard booking={booking} evening={evening} takesCards={takesCards} />
            <ToDoCard steps={steps} evening={evening} />
            {evening.phase === "over" ? null : <GuestsCard booking={booking} evening={evening} />}
          </>
        ) : null}
        {booking && evening ? <PapersCard booking={booking} evening={evening} calendar={calendar} /> : null}
        <div className="portal-written">
          <Island
            of={portalDashboard}
            props={{
              ...view,
              booking,
              isOver: evening?.phase === "over" || booking?.status === "cancelled",
              named: booking !== null && booking.id !== bookings[0]?.id,
              words: { formats, requests: dashboard.requests, actions: dashboard.actions, ...otherWords(words) },
            }}
            when="touch"
          />
        </div>
      </div>
    </div>
  );
}

/** On the night a question may come while the page is open. */
function OvertimeOf({ booking: { id, daysToGo, overtime, money, status } }: { booking: PortalBooking }) {
  const props = { words: useWords().dashboard.overtime, booking: id, overtime, isPaid: money.left === 0 };
  const isTonight = (daysToGo === 0 || daysToGo === -1) && status === "confirmed";
  return isTonight ? <Island of={overtimeOnTheNight} props={props} when="load" /> : <Overtime {...props} />;
}

function WrongEmail({ email }: { email: string }) {
  const words = useWords().dashboard;
  const change = (
    <a className="text-link" href={portalPaths.newAddress}>
      {words.rightEmail}
    </a>
  );
  return (
    <div className="my-5">
      <Notice tone="danger">
        <Filled words={words.comesBack} parts={{ email, change, phone }} />
      </Notice>
    </div>
  );
}

function DayFoot({
  booking,
  evening: { details, recap, phase, moments },
}: {
  booking: PortalBooking;
  evening: PortalEvening;
}) {
  const words = useWords().dashboard.day;
  const isOver = phase === "over";
  const sentences = [
    phase === "ahead" && moments.length === 0 ? words.usual : "",
    details.loadIn && !isOver ? fill(words.loadIn, { text: details.loadIn }) : "",
    details.rainPlan && !isOver ? fill(words.rain, { text: details.rainPlan }) : "",
    isOver && recap === "waiting" ? words.recapWaits : "",
  ];
  const paragraph = sentences.filter(Boolean).join(" ").replaceAll("..", ".");
  if (isOver && !paragraph) return null;
  return (
    <p className="portal-day small">
      <span className="text-muted">{paragraph}</span>
      {isOver ? null : (
        <a className="text-link" href={portalPlanAt({ booking: booking.id })}>
          {words.open}
          <span className="i-lucide-arrow-right ml-2" aria-hidden="true" />
        </a>
      )}
    </p>
  );
}

export const dashboardMetadata = ({ booking }: DashboardPageProps, words: Words) =>
  portalMetadata(
    words,
    { title: words.portal.name, about: words.dashboard.about },
    "portal-dashboard",
    portalPaths.dashboard,
    booking?.category,
    booking ? clientTabs(booking.id, "home") : [],
  );
