import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fieldIssues } from "../../../platform/fields/form-state.ts";
import { SaveState } from "../../../platform/islands/changes/save-state.tsx";
import { middleOf, useRowDrag } from "../../../platform/ui/use-row-drag.ts";
import { type Moment, wordsOf } from "../model.ts";
import { momentForm } from "../plan-form.ts";
import { type QueuedMomentChange, queued, withQueued } from "../plan-queue.ts";
import { PlanSheet } from "./plan-sheet.tsx";
import type { PlanSheetProps } from "./plan-sheet-props.ts";
import { RefusedMoment } from "./refused-moment.tsx";
import { type SentPlanChange, usePlanQueue } from "./use-plan-queue.ts";

interface PlanEditorProps extends PlanSheetProps {
  /** Where one signs in again. */
  door: string;
  send: (change: QueuedMomentChange) => Promise<SentPlanChange>;
  read: () => Promise<Moment[]>;
}

interface Drop {
  id: string;
  index: number;
}

function dropAt(root: HTMLElement, id: string, _: number, y: number): Drop {
  const rows = [...root.querySelectorAll<HTMLElement>("[data-moment]")].filter((row) => row.dataset.moment !== id);
  return { id, index: rows.filter((row) => middleOf(row) < y).length };
}

/** The plan as it is changed in its place: what is not saved yet waits in the browser. */
export function PlanEditor({ door, send, read, ...sheet }: PlanEditorProps) {
  const { booking } = sheet.place;
  const [open, setOpen] = useState(sheet.open);
  const [adding, setAdding] = useState({ form: sheet.adding, round: 0 });
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef<string | null>(null);
  const queue = usePlanQueue({ booking, moments: sheet.moments, send, read });
  const { state: moments, waiting, delay, refusals, setRefusals, kept, change, retry } = queue;
  const { root, drop, dragged, handleProps } = useRowDrag<Drop>({
    rows: "[data-moment]",
    dropAt,
    isSame: (a, b) => a?.index === b?.index,
    onDrop: ({ id, index }) => place(id, index, `${id}-handle`),
  });

  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  /** Puts a moment at `index` among the others. */
  function place(id: string, index: number, focus: string) {
    const moment = moments.find((each) => each.id === id);
    const others = moments.filter((each) => each.id !== id);
    const at = Math.min(Math.max(index, 0), others.length);
    if (!moment) return;
    focusNext.current = focus;
    setAnnouncement(`${moment.name}: ${at + 1} of ${moments.length}.`);
    if (moments[at] !== moment) change(queued("move", moment, { after: others[at - 1]?.id ?? null }));
  }

  function close(id: string) {
    setOpen(null);
    focusNext.current = `${id}-more`;
  }

  /** What one of the buttons of an open moment does. A form that is not right says so and stays. */
  function submit(event: FormEvent<HTMLFormElement>, moment: Moment) {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const action = submitter?.dataset.action ?? "done";
    const index = moments.indexOf(moment);
    if (action === "up" || action === "down")
      return place(moment.id, index + (action === "up" ? -1 : 1), submitter?.id ?? "");
    if (action === "remove") {
      change(queued("remove", moment));
      setAnnouncement(`${moment.name} removed.`);
      return setOpen(null);
    }
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const checked = z.safeParse(momentForm, values);
    if (!checked.success) return setOpen({ id: moment.id, form: { values, issues: fieldIssues(checked.error) } });
    change(queued("edit", moment, { words: checked.data }));
    setAnnouncement(`${checked.data.name} changed.`);
    close(moment.id);
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const checked = z.safeParse(momentForm, values);
    if (!checked.success) return setAdding({ ...adding, form: { values, issues: fieldIssues(checked.error) } });
    const moment = { ...checked.data, id: crypto.randomUUID(), position: "", revision: 1 };
    change(queued("add", moment));
    setAdding({ form: null, round: adding.round + 1 });
    setAnnouncement(`${moment.name} added.`);
    focusNext.current = "new-moment";
  }

  /** Makes a refused change again, of the moment as it is stored now. */
  function again(key: string, refused: QueuedMomentChange) {
    const moment = moments.find(({ id }) => id === refused.id);
    setRefusals((now) => now.filter((each) => each.key !== key));
    const [mine] = moment ? withQueued([moment], refused) : [];
    if (moment && mine) change(queued("edit", moment, { words: wordsOf(mine) }));
  }

  const props = { ...sheet, moments, open, adding: adding.form };
  return (
    <div ref={root}>
      <SaveState count={waiting.length} refused={refusals.length} {...{ door, delay, kept, retry }} line />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <p className="visually-hidden" id="plan-handle-help">
        Press the up and down arrow keys to move it.
      </p>
      {refusals.map((refusal) => (
        <RefusedMoment
          key={refusal.key}
          refusal={refusal}
          onAgain={again}
          onDismiss={() => setRefusals((now) => now.filter(({ key }) => key !== refusal.key))}
        />
      ))}
      <PlanSheet
        {...props}
        editing={{
          round: adding.round,
          target: drop ? { ...drop } : null,
          dragged,
          unsaved: new Set(delay ? waiting.map(({ id }) => id) : []),
          handleProps,
          onOpen: (id) => {
            setOpen({ id, form: null });
            focusNext.current = `edit-${id}-name`;
          },
          onClose: close,
          onSubmit: submit,
          onAdd: add,
          onStep: (id, step) => place(id, moments.findIndex((each) => each.id === id) + step, `${id}-handle`),
        }}
      />
    </div>
  );
}
