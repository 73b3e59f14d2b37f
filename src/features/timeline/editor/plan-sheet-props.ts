import type { FormEvent } from "react";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { LastChange } from "../../../platform/islands/changes/use-item-list.ts";
import type { HandleProps } from "../../../platform/ui/use-row-drag.ts";
import type { Moment, MomentComment, MomentField, PlanWords } from "../model.ts";
import type { PlanPlace } from "../paths.ts";
import type { OpenMoment } from "../plan-form.ts";
import type { Booked } from "../warnings.ts";

export interface PlanSheetProps {
  words: PlanWords;
  place: PlanPlace;
  moments: readonly Moment[];
  booked: Booked;
  /** Minutes from the start of the day. */
  sunset: number;
  open: OpenMoment | null;
  comments: readonly MomentComment[];
  mayComment: boolean;
  commentsOpen: string | null;
  adding: FormState<MomentField> | null;
  newKey: string;
  last: LastChange | null;
}

export interface LivePlanProps extends PlanSheetProps {
  editing?: PlanEditing;
}

export interface RowEditing {
  dragged: string | null;
  /** Held up by a failed connection. */
  unsaved: ReadonlySet<string>;
  handleProps: (id: string) => HandleProps;
  onOpen: (id: string) => void;
  onStep: (id: string, step: -1 | 1) => void;
}

/** Before hydration links and forms lead to pages. */
export interface PlanEditing extends RowEditing {
  round: number;
  target: { id: string; index: number } | null;
  onClose: (id: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>, moment: Moment) => void;
  onAdd: (event: FormEvent<HTMLFormElement>) => void;
}
