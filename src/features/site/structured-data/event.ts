import type { EventLeaf, PostalAddressLeaf } from "schema-dts";
import { type Show, weekdays } from "../../../content/office-hours.ts";
import { pictureNamed } from "../../../content/picture-by-name.ts";
import { dayName, scheduleSince } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { type CalendarDate, clockOf, weekdayOf } from "../../../platform/dates.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import { type DatedShow, firstDate } from "../../live/shows.ts";
import { paths } from "../paths.ts";

const hour = (value: number): string => `${clockOf(60 * value)}:00`;

/** A weekly schedule keeps a cached page true. `channel` is a URL. */
export function liveShow(show: Show, channel: string, withoutSet: readonly CalendarDate[]): StructuredData {
  const exceptions = withoutSet.filter((date) => weekdays[weekdayOf(date)] === show.day);
  return {
    "@context": "https://schema.org",
    "@type": "EventSeries",
    "@id": `${paths.live}#${show.day}`,
    name: `${dayName(show.day)} live set`,
    description: `A live DJ set by ${site.name}, every ${dayName(show.day)}, free on Twitch.`,
    url: paths.live,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    isAccessibleForFree: true,
    location: { "@type": "VirtualLocation", url: channel },
    organizer: { "@id": businessId() },
    performer: { "@id": businessId() },
    eventSchedule: {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: `https://schema.org/${dayName(show.day)}`,
      startDate: firstDate(show, scheduleSince),
      startTime: hour(show.start),
      endTime: hour(show.start + show.hours),
      duration: `PT${show.hours}H`,
      scheduleTimezone: site.timeZone,
      ...(exceptions.length > 0 ? { exceptDate: exceptions } : {}),
    },
  };
}

export function datedShow(show: DatedShow, channel: string) {
  const { id, title, datetime, venue, city, heroImage, upload, ticketsUrl, isLive } = show;
  const picture = pictureNamed(heroImage, upload);
  const stream = { "@type": "VirtualLocation", url: channel } as const;
  const place =
    venue || city
      ? ({
          "@type": "Place",
          name: venue ?? city ?? "",
          address: {
            "@type": "PostalAddress",
            ...(city ? ({ addressLocality: city } satisfies Partial<PostalAddressLeaf>) : {}),
            addressRegion: site.region,
          },
        } as const)
      : null;
  const mode = place ? (isLive ? "Mixed" : "Offline") : "Online";
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": `${paths.live}#show-${id}`,
    name: title,
    startDate: new Date(datetime).toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place ? (isLive ? [place, stream] : place) : stream,
    organizer: { "@id": businessId() },
    performer: { "@id": businessId() },
    url: ticketsUrl ?? paths.live,
    ...(picture ? ({ image: picture.src } satisfies Partial<EventLeaf>) : {}),
    ...(ticketsUrl ? ({ offers: { "@type": "Offer", url: ticketsUrl } } satisfies Partial<EventLeaf>) : {}),
  } satisfies StructuredData;
}
