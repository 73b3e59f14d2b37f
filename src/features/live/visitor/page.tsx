import type { Identity } from "../../../content/identity.ts";
import { type Weekday, weekdays } from "../../../content/office-hours.ts";
import { livePagePicture } from "../../../content/page-pictures.ts";
import { acrossPhones } from "../../../content/picture.ts";
import {
  clockHour,
  daysOfSets,
  eventsComeFirst,
  freeToWatch,
  schedule,
  setsAWeek,
  setsOfAWeek,
} from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { instantInWords, weekdayInBrief } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { listInWords } from "../../../platform/numbers.ts";
import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";
import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { datedShowCalendar, notifyFragment, paths, showCalendar } from "../../site/paths.ts";
import posterIsland from "../../site/sections/poster.island.tsx";
import { datedShow, liveShow } from "../../site/structured-data/event.ts";
import { ShowSchedule } from "../show-schedule.tsx";
import type { DatedShow } from "../shows.ts";
import type { NotifyField } from "./form.ts";
import notifyForm from "./notify-form.island.tsx";

export type Channel = NonNullable<Identity["streamingChannel"]>;

export interface LivePageProps {
  channel: Channel;
  shows?: readonly DatedShow[];
  withoutSet?: readonly CalendarDate[] | undefined;
  /** From today on. */
  withoutSetAhead?: readonly CalendarDate[];
  form?: FormState<NotifyField>;
}

const poster = { picture: livePagePicture, sizes: `${acrossPhones}, (max-width: 979px) 100vw, 784px` };

function NextShow() {
  return (
    <div className="card live-next">
      <div>
        <p className="small text-muted" data-next-label="">
          Every week
        </p>
        <p className="h3" data-next-title="">
          {setsOfAWeek("live ")}
        </p>
        <p className="small text-muted" data-next-wait="">
          {`${daysOfSets()}, ${site.zoneName} time`}
        </p>
      </div>
      <a className="btn btn-secondary live-add" href={showCalendar("week")} data-next-calendar="">
        <span className="i-lucide-calendar-plus" aria-hidden="true" />
        <span className="visually-hidden" data-next-calendar-label="">
          Add all sets to your calendar
        </span>
      </a>
    </div>
  );
}

const week: readonly Weekday[] = [...weekdays.slice(1), "sunday"];

/** The drawn week goes from 2 PM to midnight (see week.css). */
const namedHours = [16, 18, 20, 22];

function Week({ withoutSet }: Pick<LivePageProps, "withoutSet">) {
  return (
    <div className="week card">
      <div className="week-hours micro" aria-hidden="true">
        {namedHours.map((hour) => (
          <span key={hour} data-start={hour}>
            {clockHour(hour)}
          </span>
        ))}
      </div>
      <ShowSchedule days={week} withoutSet={withoutSet} />
    </div>
  );
}

function ComingUp({ shows }: { shows: readonly DatedShow[] }) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="coming-title">
      <h2 className="h2 mb-7" id="coming-title">
        Coming up
      </h2>
      <ul className="rows">
        {shows.map(({ id, title, datetime, venue, city, ticketsUrl, isLive }) => (
          <li key={id} id={`show-${id}`}>
            <div>
              <h3 className="font-600">{title}</h3>
              <p className="small text-muted">
                <time dateTime={new Date(datetime).toISOString()}>{instantInWords(datetime)}</time>
                {[venue, city, isLive ? "streamed live" : null].map((fact) => (fact ? `, ${fact}` : ""))}
              </p>
              {ticketsUrl ? (
                <SiteLink link={{ label: "Tickets", href: ticketsUrl, external: true }} className="text-link" />
              ) : null}
            </div>
            <div className="text-right ml-auto">
              <a className="btn btn-secondary live-add" href={datedShowCalendar(id)}>
                <span className="i-lucide-calendar-plus" aria-hidden="true" />
                <span className="visually-hidden">Add {title} to your calendar</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same bytes at any hour of a day; scripts fill in `data-stage`, where taken days are known, `data-next-…` and the track. */
export function LivePage({ channel, shows = [], withoutSet, withoutSetAhead = [], form }: LivePageProps) {
  return (
    <>
      <section
        className={schedule.length > 0 ? "wrap live-stage" : "wrap live-stage pb-[var(--section)]"}
        data-stage={withoutSet ? "" : undefined}
      >
        <div className="head-row">
          <div>
            <p className="badge live-state">
              <span data-stage-state="">
                {schedule.length > 0 ? `${setsOfAWeek("")} a week, free` : "Free to watch"}
              </span>
            </p>
            <h1 className="h1 mt-4">
              <span className="whole">Live from</span> <span className="whole">the booth</span>
            </h1>
          </div>
          <SiteLink link={{ label: "Watch on Twitch", href: channel.href, external: true }} className="text-link" />
        </div>
        <Island
          of={posterIsland}
          props={{
            player: { type: "twitch", channel: channel.name },
            ...poster,
            title: "Press play to join",
            caption: "Nothing loads until you do",
            priority: true,
          }}
          when="touch"
        />
        <div className="live-side">
          <div className="card live-room">
            <h2 className="h3">In the room</h2>
            {/* One above the other, so that the track moves nothing when it comes. */}
            <div className="grid live-track mt-4">
              <div data-now-playing="" hidden>
                <p className="small text-muted">
                  <Equaliser className="block mb-3" />
                  Now playing
                </p>
                <p className="h3" data-track-title="" />
                <p className="text-muted" data-track-artist="" />
              </div>
              <ul className="checks">
                <li>The same records that fill floors around {site.metro}</li>
                <li>Requests in the chat, played when they fit</li>
                <li>{freeToWatch}</li>
              </ul>
            </div>
          </div>
          {schedule.length > 0 ? <NextShow /> : null}
        </div>
      </section>
      {schedule.length > 0 ? (
        <section className="wrap section" aria-labelledby="week-title">
          <div className="head-row mb-7">
            <h2 className="h2" id="week-title">
              Every week
            </h2>
            <p className="text-muted">
              {`All times ${site.zoneName}. Choose a set to add it to your calendar. ${eventsComeFirst}`}
              {withoutSetAhead.length > 0 ? ` No set on ${listInWords(withoutSetAhead.map(weekdayInBrief))}.` : null}
            </p>
          </div>
          <Week withoutSet={withoutSet} />
        </section>
      ) : null}
      {shows.length > 0 ? <ComingUp shows={shows} /> : null}
      <section className="wrap pb-[var(--section)]" id={notifyFragment.slice(1)} aria-labelledby="notify-title">
        <div className="card signup">
          <div>
            <h2 className="h2" id="notify-title">
              <span className="whole">An email when the</span> <span className="whole">booth goes live</span>
            </h2>
            <p className="text-muted mt-4">One email per broadcast, never two. Leave with one click.</p>
          </div>
          <Island of={notifyForm} props={form ? { form } : {}} when="near" />
        </div>
      </section>
    </>
  );
}

export const liveMetadata = (
  { href }: Channel,
  shows: readonly DatedShow[] = [],
  withoutSetAhead: readonly CalendarDate[] = [],
): PageMetadata => ({
  title: titled(schedule.length > 0 ? "Live DJ Sets on Twitch, Every Week" : "Live DJ Sets on Twitch"),
  description: `Watch ${site.name} live on Twitch: ${setsAWeek("free ").toLowerCase()} from ${site.metro}${schedule.length > 0 ? `, all times ${site.zoneName}. Add a set to your calendar, or get` : ". Get"} an email when one begins.`,
  path: paths.live,
  feature: "live",
  accent: "private-party",
  card: "live",
  structuredData: [
    ...schedule.map((show) => liveShow(show, href, withoutSetAhead)),
    ...shows.map((show) => datedShow(show, href)),
  ],
  heroPicture: poster,
});
