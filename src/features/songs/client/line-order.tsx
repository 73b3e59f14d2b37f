import type { FormState } from "../../../platform/fields/form-state.ts";
import { songWishes } from "../model.ts";
import type { PasteOrder } from "../pasted-songs.ts";
import type { PasteField } from "./paste-form.ts";
import type { PlanDoor } from "./paths.ts";
import { songPlaces } from "./paths.ts";
import type { PreviewRow } from "./preview.ts";

/** Asks whether the title or the artist stands first. */
export function LineOrder({
  door,
  booking,
  values,
  other,
  example,
}: {
  door: PlanDoor;
  booking: { id: string };
  values: FormState<PasteField>["values"];
  other: PasteOrder;
  example: PreviewRow;
}) {
  return (
    <form className="paste-order mb-6" method="post" action={songPlaces[door].takes.pastePreview} aria-label="Order">
      <input type="hidden" name="booking" value={booking.id} />
      <input type="hidden" name="wish" value={values.wish || songWishes[0]} />
      <input type="hidden" name="momentId" value={values.momentId ?? ""} />
      <input type="hidden" name="order" value={other} />
      <textarea hidden readOnly name="text" value={values.text ?? ""} />
      <p>
        A line does not say which is which. I read{" "}
        {values.order === "title-first" ? "Title – Artist" : "Artist – Title"}: the song “{example.song.title}” by{" "}
        {example.song.artist}.
      </p>
      <button className="btn btn-small btn-secondary" type="submit">
        It is the other way round
      </button>
    </form>
  );
}
