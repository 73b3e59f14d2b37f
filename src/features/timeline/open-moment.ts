import type { FormState } from "../../platform/fields/form-state.ts";
import type { MomentField } from "./moment.ts";
import type { CommentField } from "./plan-form.ts";

/** A moment that is open in its place, with what was refused there; null: it shows what is stored. */
export interface OpenMoment {
  id: string;
  form: FormState<MomentField> | null;
  comment?: FormState<CommentField>;
}

/** What somebody said of a moment. `at` is when, in words. */
export interface SaidOfMoment {
  id: string;
  momentId: string;
  author: string;
  at: string;
  words: string;
}
