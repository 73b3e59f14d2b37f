import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { NeededStep, PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { guestPageIn } from "../card.ts";
import { GuestCode, GuestSettingsFields } from "../guest-settings.tsx";
import type { GuestSettingsField } from "../settings-form.ts";
import { portalGuestFile } from "./paths.ts";

interface GuestsPageProps {
  booking: string;
  page: ReturnType<typeof guestPageIn> | null;
  /** The step that must come first; null once the page can be made. */
  opens: string | null;
  form: FormState<GuestSettingsField>;
  isSaved: boolean;
}

export function GuestsPage({ booking, page, opens, form, isSaved }: GuestsPageProps) {
  const {
    dashboard,
    guests: { settings: words },
  } = useWords();
  return (
    <div className={page ? "wrap portal grid gap-5" : "wrap portal portal-column"}>
      <PortalTrail booking={booking} label={words.crumb} />
      <h1 className="h2">{words.title}</h1>
      {page ? null : <p className="text-muted">{words.intro}</p>}
      {isSaved ? <Notice tone="ok">{words.saved}</Notice> : null}
      {opens ? <NeededStep words={opens} booking={booking} /> : null}
      <div className="guest-columns">
        {page ? (
          <GuestCode
            {...page}
            fileAt={(name) => portalGuestFile(name, booking)}
            action={portalApi.guestOpening}
            booking={booking}
          />
        ) : null}
        {opens && form.issues.length === 0 ? null : (
          <details className="guest-settings" open={page === null || form.issues.length > 0}>
            <summary className="btn btn-secondary">{dashboard.guests.settings}</summary>
            <form className="form-grid" method="post" action={portalApi.guests} noValidate={form.issues.length > 0}>
              <input type="hidden" name="booking" value={booking} />
              <GuestSettingsFields form={form} isNew={page === null} />
            </form>
          </details>
        )}
      </div>
    </div>
  );
}

export const guestsMetadata = (booking: string, accent: EventCategory | null, words: Words) =>
  portalMetadata(
    words,
    words.guests.settings,
    "portal-guests",
    portalPaths.guests,
    accent,
    clientTabs(booking, "guests"),
  );
