import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { otherWords, useWords } from "../../../platform/pages/words.ts";
import { portalMessages } from "../../requests/client/paths.ts";
import { PortalBreadcrumb } from "../frame/portal-links.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { clientTabs } from "../frame/portal-tabs.tsx";
import type { BookingChoice } from "../frame/view.ts";
import { portalPaths } from "../paths.ts";
import messages, { type MessagesProps } from "./messages.island.tsx";

export interface MessagesPageProps extends Omit<MessagesProps, "words"> {
  bookings: readonly BookingChoice[];
}

export function MessagesPage({ bookings, ...view }: MessagesPageProps) {
  const words = useWords();
  const { requests, actions } = words.dashboard;
  return (
    <div className="wrap portal">
      <PortalBreadcrumb
        label={requests.title}
        bookings={bookings}
        shown={view.booking ?? ""}
        at={(booking) => portalMessages({ booking })}
      />
      <h1 className="h2 mt-5 mb-6">{requests.title}</h1>
      <div className="max-w-200">
        <Island
          of={messages}
          props={{ ...view, words: { formats: words.formats, requests, actions, ...otherWords(words) } }}
          when="touch"
        />
      </div>
    </div>
  );
}

export const messagesMetadata = (booking: { id: string; category: EventCategory | null } | null, words: Words) =>
  portalMetadata(
    words,
    words.dashboard.requests,
    "portal-dashboard",
    portalPaths.messages,
    booking?.category,
    booking ? clientTabs(booking.id, "messages") : [],
  );
