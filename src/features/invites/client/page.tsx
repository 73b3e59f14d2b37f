import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dateIn, textByName } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { NeededStep, PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { KeyFields } from "../key-fields.tsx";
import type { KeyField } from "../key-form.ts";
import { KeyList } from "../key-list.tsx";
import type { ListedKey } from "../keys.ts";
import { portalKey } from "./paths.ts";

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
  const all = useWords();
  const words = all.keys;
  const notice = textByName(words.notices, done);
  const { id, eventDate } = booking;
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={id} label={words.title} />
      <h1 className="h2">{words.title}</h1>
      <p className="text-muted">
        {eventTypeIn(all, booking.eventType)}, {dateIn(all.formats, eventDate)}. {words.intro}
      </p>
      {notice ? <Notice tone="ok">{notice}</Notice> : null}
      <div className="portal-pair">
        {keys.length > 0 ? (
          <section aria-labelledby="keys-title">
            <h2 className="h3 mb-3" id="keys-title">
              {words.list}
            </h2>
            <KeyList keys={keys} now={now} action={portalKey} booking={id} mayRenew={opens === null} />
          </section>
        ) : null}
        <section aria-labelledby="new-key-title">
          <h2 className="h3 mb-3" id="new-key-title">
            {words.new}
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
    </div>
  );
}

export const keysMetadata = (booking: string, accent: EventCategory | null, words: Words) =>
  portalMetadata(words, words.keys, "portal-invites", portalPaths.keys, accent, clientTabs(booking, "together"));
