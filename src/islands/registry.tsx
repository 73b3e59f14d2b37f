import type { ReactElement } from "react";
import { SessionWatch } from "./admin/session-watch.tsx";
import { StageDesk, type StageDeskProps } from "./admin/stage-desk.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import { Gallery, type GalleryProps } from "./gallery.tsx";
import { HomeHero, type HomeHeroProps } from "./home-hero.tsx";
import { LeadSection, type LeadSectionProps } from "./lead-section.tsx";
import { NewsletterForm, type NewsletterFormProps } from "./newsletter-form.tsx";
import { NotifyForm, type NotifyFormProps } from "./notify-form.tsx";
import { AccessForm, type AccessFormProps } from "./portal/access-form.tsx";
import { PortalDashboard, type PortalDashboardProps } from "./portal/dashboard.tsx";
import { PrintButton } from "./portal/print-button.tsx";
import { SongList, type SongListProps } from "./portal/song-list.tsx";
import { Poster, type PosterProps } from "./poster.tsx";
import { SchedulingCalendar } from "./scheduling-calendar.tsx";
import { Toaster } from "./toaster.tsx";

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
