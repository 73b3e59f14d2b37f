import type { FormEvent } from "react";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { LastChange } from "../../../platform/islands/changes/use-item-list.ts";
import type { HandleProps } from "../../../platform/ui/use-row-drag.ts";
import type { PlanPlace } from "../addresses.ts";
import type { Moment, MomentField, OpenMoment, SaidOfMoment } from "../model.ts";
import type { Booked } from "../warnings.ts";

/** The moments of an evening and what is open among them. */
export interface PlanSheetProps {
  place: PlanPlace;
  moments: readonly Moment[];
  booked: Booked;
  /** When the sun sets, in minutes from the start of the day. */
  sunset: number;
  /** The moment that is open, with its refused form. */
  open: OpenMoment | null;
  /** What was said of the moments, and whether the reader may say something; `commentsOpen`: what has to come first, in words. */
  comments: readonly SaidOfMoment[];
  mayComment: boolean;
  commentsOpen: string | null;
  /** A new moment that was refused. */
  adding: FormState<MomentField> | null;
  newKey: string;
  /** The change that was made last. */
  last: LastChange | null;
}

/** The same, where the moments can be changed in place. */
export interface LivePlanProps extends PlanSheetProps {
  editing?: PlanEditing;
}

/** What a row does in its place. */
export interface RowEditing {
  dragged: string | null;
  /** Moments with a change that waits although the connection has failed. */
  unsaved: ReadonlySet<string>;
  handleProps: (id: string) => HandleProps;
  onOpen: (id: string) => void;
  onStep: (id: string, step: -1 | 1) => void;
}

/** What a plan does once it is alive: without it, its links and forms lead to pages. */
export interface PlanEditing extends RowEditing {
  /** Grows with each moment that is added. */
  round: number;
  /** Where a dragged moment would go: before that of this index, itself left out. */
  target: { id: string; index: number } | null;
  onClose: (id: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>, moment: Moment) => void;
  onAdd: (event: FormEvent<HTMLFormElement>) => void;
}
