import type { EventCategory } from "../../../content/categories.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { songPreferences } from "../model.ts";
import type { PasteField } from "./paste-form.ts";
import { type PasteProps, PasteTargetFields } from "./paste-target.tsx";
import { type PlanAccess, songPlaces } from "./paths.ts";
import { SongBreadcrumb } from "./song-breadcrumb.tsx";

const labels: Partial<Record<PasteField, string>> = {
  text: "Your list",
  preference: "List",
  momentId: "When",
  order: "What comes first",
};

const idOf = (field: string) => `paste-${field}`;

export function PastePage({
  access,
  bookings,
  booking,
  moments,
  room,
  form,
}: PasteProps & { form: FormState<PasteField> }) {
  const field = fieldsOf({
    idOf,
    labels,
    form: { ...form, values: { preference: songPreferences[0], ...form.values } },
  });
  return (
    <div className="wrap portal">
      <SongBreadcrumb
        access={access}
        label="Paste a list"
        bookings={bookings}
        shown={booking.id}
        at={(id) => songPlaces[access].pasteAt(id)}
      />
      <h1 className="h2 mt-5 mb-3">Paste a list of songs</h1>
      <p className="text-muted mb-6">
        One song a line, such as Artist – Title, or the CSV file of a playlist from Exportify or TuneMyMusic, opened and
        copied. You see what I understood before anything is added. Your list has room for{" "}
        {room.toLocaleString("en-US")} more.
      </p>
      <form
        className="card paste-form"
        method="post"
        action={songPlaces[access].takes.pastePreview}
        noValidate={form.issues.length > 0}
        aria-label="Paste a list"
      >
        <input type="hidden" name="booking" value={booking.id} />
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <TextArea
          {...field("text")}
          className="paste-text"
          placeholder={"Earth, Wind & Fire – September\nEtta James – At Last"}
        />
        <PasteTargetFields field={field} moments={moments} />
        <SelectField
          {...field("order")}
          options={["artist-first", "title-first"]}
          optionLabels={{ "artist-first": "Artist – Title", "title-first": "Title – Artist" }}
          placeholder="Artist – Title, as most lists"
          optional
        />
        <div className="song-form-buttons">
          <button className="btn btn-primary" type="submit">
            See what was understood
          </button>
          <a className="btn btn-secondary" href={songPlaces[access].at({ booking: booking.id })}>
            Back to the songs
          </a>
        </div>
      </form>
    </div>
  );
}

export const pasteMetadata = (
  { accent, access }: { accent: EventCategory | null; access: PlanAccess },
  tabs: readonly AreaTab[],
) =>
  portalMetadata(
    {
      title: "Paste a list of songs",
      description: "Paste a list of songs or an exported playlist into the song list of your booking.",
      feature: "portal-songs",
      path: access === "client" ? portalPaths.pasteSongs : portalPaths.key,
    },
    accent,
    tabs,
  );
