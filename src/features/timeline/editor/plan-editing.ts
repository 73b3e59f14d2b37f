import type { FormEvent } from "react";
import type { HandleProps } from "../../../platform/ui/use-row-drag.ts";
import type { Moment } from "../model.ts";

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
