import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { type Moment, type MomentComment, type PlanWords, wordsOfMoment } from "../model.ts";
import { momentFragment, type PlanPlace, planApi, planAt } from "../paths.ts";
import type { CommentField, OpenMoment } from "../plan-form.ts";
import { CommentList } from "./comment-list.tsx";
import { MomentFields, momentEntries } from "./moment-fields.tsx";
import type { PlanEditing } from "./plan-sheet-props.ts";

interface CommentFormProps {
  words: PlanWords["plan"]["comment"];
  place: PlanPlace;
  id: string;
  newKey: string;
  form: FormState<CommentField> | undefined;
}

/** Works without a script. */
function CommentForm({ words, place, id, newKey, form = emptyForm }: CommentFormProps) {
  const field = fieldsOf({ idOf: (name) => `comment-${id}-${name}`, labels: { words: words.label }, form });
  return (
    <form
      className="plan-form"
      method="post"
      action={planApi(place.api).comment(id)}
      aria-label={words.form}
      noValidate
    >
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-c`} />
      <TextArea {...field("words")} className="plan-field-wide" placeholder={words.example} />
      <div className="plan-buttons">
        <button className="btn btn-secondary" type="submit">
          {words.label}
        </button>
      </div>
    </form>
  );
}

interface MomentFormProps {
  words: PlanWords;
  place: PlanPlace;
  moment: Moment;
  heading: string;
  newKey: string;
  open: OpenMoment;
  comments: readonly MomentComment[];
  mayComment: boolean;
  commentsOpen: string | null;
  editing?: Pick<PlanEditing, "onSubmit" | "onClose">;
}

/** Sends the stored moment along, so that nothing newer is overwritten. */
export function MomentForm(props: MomentFormProps) {
  const { plan } = props.words;
  const { place, moment, heading, newKey, open, comments, mayComment, commentsOpen, editing } = props;
  const { id } = moment;
  const api = planApi(place.api);
  const idOf = (field: string) => `edit-${id}-${field}`;
  const state = open.form ?? { values: momentEntries(moment), issues: [] };
  return (
    <li className="plan-open" id={momentFragment(id).slice(1)} data-moment={id}>
      <form
        className="plan-form"
        method="post"
        action={api.edit(id)}
        aria-labelledby={idOf("heading")}
        noValidate
        onSubmit={editing ? (event) => editing.onSubmit(event, moment) : undefined}
      >
        <h2 className="font-600" id={idOf("heading")}>
          {heading}
        </h2>
        <ErrorSummary issues={state.issues} labels={plan.labels} idOf={idOf} />
        <input type="hidden" name="booking" value={place.booking} />
        <input type="hidden" name="idempotencyKey" value={newKey} />
        <input type="hidden" name="revision" value={moment.revision} />
        <input type="hidden" name="base" value={JSON.stringify(wordsOfMoment(moment))} />
        <input type="hidden" name="from" value={moment.position} />
        <MomentFields words={plan} idOf={idOf} form={state} />
        <div className="plan-buttons">
          <button className="btn btn-primary" type="submit">
            {plan.done}
          </button>
          <button
            className="btn btn-secondary"
            type="submit"
            id={idOf("up")}
            data-action="up"
            formAction={api.move(id)}
            name="direction"
            value="up"
          >
            <span className="i-lucide-arrow-up" aria-hidden="true" />
            {plan.earlier}
          </button>
          <button
            className="btn btn-secondary"
            type="submit"
            id={idOf("down")}
            data-action="down"
            formAction={api.move(id)}
            name="direction"
            value="down"
          >
            <span className="i-lucide-arrow-down" aria-hidden="true" />
            {plan.later}
          </button>
          <button className="plan-quiet" type="submit" data-action="remove" formAction={api.remove(id)}>
            {plan.remove}
          </button>
          <a
            className="plan-quiet"
            href={planAt(place) + momentFragment(id)}
            onClick={(event) => {
              if (!editing) return;
              event.preventDefault();
              editing.onClose(id);
            }}
          >
            {plan.close}
          </a>
        </div>
      </form>
      {comments.length > 0 || mayComment ? (
        <div className="plan-talk">
          <CommentList label={plan.comments} comments={comments} />
          {mayComment && commentsOpen ? (
            <p className="small text-muted">{fill(plan.commentsWait, { why: commentsOpen })}</p>
          ) : null}
          {mayComment && (!commentsOpen || open.comment) ? (
            <CommentForm words={plan.comment} {...{ place, id, newKey }} form={open.comment} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
