import type { EventCategory } from "../../../content/categories.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { textByName } from "../../../platform/ui/text-by-name.ts";
import { portalKey } from "../../bookings/client/paths.ts";
import { NeededStep } from "../../portal/frame/needed-step.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { KeyFields } from "../key-fields.tsx";
import type { KeyField } from "../key-form.ts";
import { KeyList } from "../key-list.tsx";
import type { ListedKey } from "../keys.ts";

const notices = {
  issued:
    "The key is on its way by email. An address gets one automatic email a day from me: if it had one, this comes in the morning.",
  revoked: "The key opens nothing any more.",
  renewed:
    "A new link is on its way. The old one opens nothing any more. An address gets one automatic email a day from me: if it had one, this comes in the morning.",
  mailed: "No second email: this key has its link of the day, and that link works. You can send a new one tomorrow.",
  unchanged: "Nothing changed: that key has ended, or was revoked already.",
};

export interface KeysPageProps {
  booking: { id: string; eventType: string; eventDate: CalendarDate };
  keys: readonly ListedKey[];
  opens: string | null;
  moments: readonly { id: string; name: string }[];
  form: FormState<KeyField>;
  formKey: string;
  done: string | null;
  /** Instant. */
  now: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

export function KeysPage({ booking, keys, opens, form, done, now, firstDay, ...fields }: KeysPageProps) {
  const notice = textByName(notices, done);
  const { id, eventDate } = booking;
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={id} label="Plan it together" />
      <h1 className="h2">Plan it together</h1>
      <p className="text-muted">
        {booking.eventType}, {dateInWords(eventDate)}. Give others a key: each opens exactly what it says, and what they
        change bears their name. Price, agreement and messages stay yours alone.
      </p>
      {notice ? <Notice tone="ok">{notice}</Notice> : null}
      {keys.length > 0 ? (
        <section aria-labelledby="keys-title">
          <h2 className="h3 mb-3" id="keys-title">
            Keys
          </h2>
          <KeyList keys={keys} now={now} action={portalKey} booking={id} mayRenew={opens === null} />
        </section>
      ) : null}
      <section aria-labelledby="new-key-title">
        <h2 className="h3 mb-3" id="new-key-title">
          A new key
        </h2>
        {opens ? <NeededStep words={opens} booking={id} /> : null}
        {opens && form.issues.length === 0 ? null : (
          <form className="form-grid" method="post" action={portalApi.keys} noValidate={form.issues.length > 0}>
            <input type="hidden" name="booking" value={id} />
            <KeyFields
              {...fields}
              form={form}
              firstDay={firstDay}
              endsOn={eventDate > firstDay ? eventDate : firstDay}
            />
          </form>
        )}
      </section>
    </div>
  );
}

export const keysMetadata = (booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Plan it together",
      description: "Keys to the plan of your evening for those who plan it with you: what each opens, and until when.",
      feature: "portal-invites",
      path: portalPaths.keys,
    },
    accent,
    clientTabs(booking, "together"),
  );
