import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { portalPaths } from "../../portal/paths.ts";
import { songPreferences } from "../model.ts";
import type { PasteField } from "./paste-form.ts";
import { type PlanAccess, songPlaces } from "./paths.ts";
import { SongBreadcrumb } from "./song-breadcrumb.tsx";
import type { MomentName } from "./song-moments.ts";

const idOf = (field: string) => `paste-${field}`;

export interface PasteProps {
  access: PlanAccess;
  bookings: readonly BookingChoice[];
  booking: { id: string; eventType: string; eventDate: CalendarDate };
  moments: readonly MomentName[];
  room: number;
}

export function PasteTargetFields({
  field,
  moments,
}: Pick<PasteProps, "moments"> & { field: ReturnType<typeof fieldsOf<PasteField>> }) {
  const { songs } = useWords();
  return (
    <>
      <SelectField {...field("preference")} options={songPreferences} optionLabels={songs.preferences} />
      {moments.length > 0 ? (
        <SelectField
          {...field("momentId")}
          options={moments.map(({ id }) => id)}
          optionLabels={Object.fromEntries(moments.map(({ id, name }) => [id, name]))}
          placeholder={songs.danceFloor}
          optional
        />
      ) : null}
    </>
  );
}

export function PastePage({
  access,
  bookings,
  booking,
  moments,
  room,
  form,
}: PasteProps & { form: FormState<PasteField> }) {
  const { formats, songPages } = useWords();
  const { labels, ...words } = songPages.pasting;
  const field = fieldsOf({
    idOf,
    labels,
    form: { ...form, values: { preference: songPreferences[0], ...form.values } },
  });
  return (
    <div className="wrap portal">
      <SongBreadcrumb
        access={access}
        label={words.crumb}
        bookings={bookings}
        shown={booking.id}
        at={(id) => songPlaces[access].pasteAt(id)}
      />
      <h1 className="h2 mt-5 mb-3">{words.title}</h1>
      <p className="text-muted mb-6">{fill(words.intro, { room: room.toLocaleString(formats.locale) })}</p>
      <form
        className="card paste-form"
        method="post"
        action={songPlaces[access].takes.pastePreview}
        noValidate={form.issues.length > 0}
        aria-label={words.crumb}
      >
        <input type="hidden" name="booking" value={booking.id} />
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <TextArea {...field("text")} className="paste-text" placeholder={words.example} />
        <PasteTargetFields field={field} moments={moments} />
        <SelectField
          {...field("order")}
          options={["artist-first", "title-first"]}
          optionLabels={words.orders}
          placeholder={words.usual}
          optional
        />
        <div className="song-form-buttons">
          <button className="btn btn-primary" type="submit">
            {words.look}
          </button>
          <a className="btn btn-secondary" href={songPlaces[access].at({ booking: booking.id })}>
            {words.back}
          </a>
        </div>
      </form>
    </div>
  );
}

export const pasteMetadata = (
  { accent, access }: { accent: EventCategory | null; access: PlanAccess },
  tabs: readonly AreaTab[],
  words: Words,
) =>
  portalMetadata(
    words,
    words.songPages.pasting,
    "portal-songs",
    access === "client" ? portalPaths.pasteSongs : portalPaths.key,
    accent,
    tabs,
  );
