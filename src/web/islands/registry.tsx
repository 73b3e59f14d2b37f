import type { ReactElement } from "react";
import { SessionWatch } from "../../admin/frame/session-watch.island.tsx";
import { StageDesk, type StageDeskProps } from "../../admin/today/stage-desk.island.tsx";
import { PrintButton } from "../../portal/contract/print-button.island.tsx";
import { PortalDashboard, type PortalDashboardProps } from "../../portal/dashboard/portal-dashboard.island.tsx";
import { AccessForm, type AccessFormProps } from "../../portal/frame/access-form.island.tsx";
import { SongList, type SongListProps } from "../../portal/songs/song-list.island.tsx";
import { SchedulingCalendar } from "../../site/book/scheduling-calendar.island.tsx";
import { ContactForm, type ContactFormProps } from "../../site/contact/contact-form.island.tsx";
import { Gallery, type GalleryProps } from "../../site/gallery/gallery.island.tsx";
import { HomeHero, type HomeHeroProps } from "../../site/home/home-hero.island.tsx";
import { LeadSection, type LeadSectionProps } from "../../site/home/lead-section.island.tsx";
import { NotifyForm, type NotifyFormProps } from "../../site/live/notify-form.island.tsx";
import { NewsletterForm, type NewsletterFormProps } from "../../site/sections/newsletter-form.island.tsx";
import { Poster, type PosterProps } from "../../site/sections/poster.island.tsx";
import { Toaster } from "./toaster.island.tsx";

/** Values that come out of JSON as they went in; anything else becomes `never`, which no component takes. */
type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: JsonSafe<T[Key]> }
      : never;

interface IslandProps {
  "contact-form": ContactFormProps;
  gallery: GalleryProps;
  "home-hero": HomeHeroProps;
  "lead-section": LeadSectionProps;
  "newsletter-form": NewsletterFormProps;
  "notify-form": NotifyFormProps;
  "portal-access": AccessFormProps;
  "portal-dashboard": PortalDashboardProps;
  poster: PosterProps;
  "print-button": object;
  "scheduling-calendar": object;
  "song-list": SongListProps;
  "session-watch": object;
  "stage-desk": StageDeskProps;
  toaster: object;
}

/** The props of each island as they travel in the page: the list that server, browser and pages are typed by. */
export type Islands = { [Name in keyof IslandProps]: JsonSafe<IslandProps[Name]> };

export type IslandName = keyof Islands;

/** What the server renders for each island. The browser's counterpart is in `client.ts`. */
export const registry: { readonly [Name in IslandName]: (props: Islands[Name]) => ReactElement } = {
  "contact-form": (props) => <ContactForm {...props} />,
  gallery: (props) => <Gallery {...props} />,
  "home-hero": (props) => <HomeHero {...props} />,
  "lead-section": (props) => <LeadSection {...props} />,
  "newsletter-form": (props) => <NewsletterForm {...props} />,
  "notify-form": (props) => <NotifyForm {...props} />,
  "portal-access": (props) => <AccessForm {...props} />,
  "portal-dashboard": (props) => <PortalDashboard {...props} />,
  poster: (props) => <Poster {...props} />,
  "print-button": () => <PrintButton />,
  "scheduling-calendar": () => <SchedulingCalendar />,
  "song-list": (props) => <SongList {...props} />,
  "session-watch": () => <SessionWatch />,
  "stage-desk": (props) => <StageDesk {...props} />,
  toaster: () => <Toaster />,
};
