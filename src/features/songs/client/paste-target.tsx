import type { CalendarDate } from "../../../platform/dates.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { songPreferences } from "../model.ts";
import type { PasteField } from "./paste-form.ts";
import type { PlanAccess } from "./paths.ts";
import type { MomentName } from "./song-moments.ts";

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
