import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalApi } from "../../portal/paths.ts";
import { type ReviewField, stars } from "./form.ts";

const starLabels = Object.fromEntries(stars.map((count) => [count, count === "1" ? "1 star" : `${count} stars`]));

export function ReviewFields({ id, form: { values, issues } }: { id: string; form: FormState<ReviewField> }) {
  return (
    <form className="form-grid" method="post" action={portalApi.review} noValidate>
      <input type="hidden" name="booking" value={id} />
      <ChoiceField
        id="review-rating"
        name="rating"
        label="Stars"
        options={stars}
        optionLabels={starLabels}
        entry={values.rating}
        error={issueOf(issues, "rating")}
        className="full"
      />
      <TextArea
        id="review-words"
        name="words"
        label="In your words"
        entry={values.words}
        error={issueOf(issues, "words")}
        className="full"
      />
      <TextField
        id="review-name"
        name="name"
        label="Signed"
        hint="First names are enough"
        entry={values.name}
        error={issueOf(issues, "name")}
      />
      <label className="choice full">
        <input type="checkbox" name="mayShow" value="yes" defaultChecked={values.mayShow === "yes"} />
        <span className="i-lucide-check" aria-hidden="true" />
        <span>You may show it on the site with this name, the venue and the month</span>
      </label>
      <button className="btn btn-primary" type="submit">
        Send
      </button>
    </form>
  );
}
