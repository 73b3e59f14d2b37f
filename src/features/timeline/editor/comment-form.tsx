import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { fieldsOf } from "../../../platform/ui/fields-of.ts";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { type PlanPlace, planApi } from "../addresses.ts";
import type { CommentField } from "../plan-form.ts";

interface CommentFormProps {
  place: PlanPlace;
  /** Id of the moment. */
  id: string;
  newKey: string;
  form: FormState<CommentField> | undefined;
}

/** Says something of a moment, by a plain form in every browser. */
export function CommentForm({ place, id, newKey, form = emptyForm }: CommentFormProps) {
  const field = fieldsOf({ idOf: (name) => `comment-${id}-${name}`, labels: { words: "Comment" }, form });
  return (
    <form
      className="plan-form"
      method="post"
      action={planApi(place.api).comment(id)}
      aria-label="New comment"
      noValidate
    >
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-c`} />
      <TextArea
        {...field("words")}
        className="plan-field-wide"
        placeholder="Short, for everyone who plans this moment"
      />
      <div className="plan-buttons">
        <button className="btn btn-secondary" type="submit">
          Comment
        </button>
      </div>
    </form>
  );
}
