import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { ui } from "../../../content/words/en/ui.ts";
import { fieldIssues } from "../../../platform/fields/form-state.ts";
import { changeOf, merged } from "../../../platform/islands/changes/item-changes.ts";
import { RefusedChange } from "../../../platform/islands/changes/refused-change.tsx";
import { SaveState } from "../../../platform/islands/changes/save-state.tsx";
import { type Refusal, useItemList } from "../../../platform/islands/changes/use-item-list.ts";
import { fill } from "../../../platform/language.ts";
import { middleOf, useRowDrag } from "../../../platform/ui/use-row-drag.ts";
import { UiWords } from "../../../platform/ui/words.ts";
import { type Moment, type MomentWords, momentWords, planMoment, wordsOfMoment } from "../model.ts";
import { planApi } from "../paths.ts";
import { momentForm } from "../plan-form.ts";
import { LastChangeLine } from "./plan-history.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import type { PlanSheetProps } from "./plan-sheet-props.ts";

const entriesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

interface Drop {
  id: string;
  index: number;
}

function dropAt(root: HTMLElement, id: string, _: number, y: number): Drop {
  const rows = [...root.querySelectorAll<HTMLElement>("[data-moment]")].filter((row) => row.dataset.moment !== id);
  return { id, index: rows.filter((row) => middleOf(row) < y).length };
}

export function PlanEditor({ signIn, ...sheet }: PlanSheetProps & { signIn: string }) {
  const { booking } = sheet.place;
  const { changes, plan, errors, ui: uiWords = ui } = sheet.words;
  const api = planApi(sheet.place.api);
  const [open, setOpen] = useState(sheet.open);
  const [adding, setAdding] = useState({ form: sheet.adding, round: 0 });
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef<string | null>(null);
  const queue = useItemList<MomentWords, Moment>({
    // A browser may hold changes of the DJ, a key and the client.
    name: `plan-changes:${sheet.place.api}:${booking}`,
    paths: { ...api, add: api.moments, now: api.now(booking) },
    booking,
    words: momentWords,
    item: planMoment,
    items: sheet.moments,
    last: sheet.last,
    make: (id, words) => ({ ...words, id, position: "", revision: 1 }),
    titleOf: ({ name }) => name,
    gone: plan.gone,
    said: changes,
  });
  const { items: moments, last, waiting, delay, refusals, kept, change, dismiss, retry } = queue;
  const { root, drop, dragged, handleProps } = useRowDrag<Drop>({
    rows: "[data-moment]",
    dropAt,
    isSame: (a, b) => a?.index === b?.index,
    onDrop: ({ id, index }) => place(id, index, `${id}-handle`),
  });

  // An effect after painting might run after the next change and look for a row that does not exist yet.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const make = (
    kind: "edit" | "move" | "remove" | "undo",
    moment: Moment,
    { words = wordsOfMoment(moment), ...more }: { words?: MomentWords; after?: string | null; undoes?: string } = {},
  ) => change(changeOf(kind, moment, { base: wordsOfMoment(moment), words }, more));

  function place(id: string, index: number, focus: string) {
    const moment = moments.find((each) => each.id === id);
    const others = moments.filter((each) => each.id !== id);
    const at = Math.min(Math.max(index, 0), others.length);
    if (!moment) return;
    focusNext.current = focus;
    setAnnouncement(fill(plan.said.moved, { name: moment.name, at: at + 1, all: moments.length }));
    if (moments[at] !== moment) make("move", moment, { after: others[at - 1]?.id ?? null });
  }

  function close(id: string) {
    setOpen(null);
    focusNext.current = `${id}-more`;
  }

  function submit(event: FormEvent<HTMLFormElement>, moment: Moment) {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const action = submitter?.dataset.action ?? "done";
    const index = moments.indexOf(moment);
    if (action === "up" || action === "down")
      return place(moment.id, index + (action === "up" ? -1 : 1), submitter?.id ?? "");
    if (action === "remove") {
      make("remove", moment);
      setAnnouncement(fill(plan.said.removed, { name: moment.name }));
      return setOpen(null);
    }
    const values = entriesOf(event.currentTarget);
    const checked = z.safeParse(momentForm, values);
    if (!checked.success)
      return setOpen({ id: moment.id, form: { values, issues: fieldIssues(checked.error, errors) } });
    make("edit", moment, { words: checked.data });
    setAnnouncement(fill(plan.said.changed, { name: checked.data.name }));
    close(moment.id);
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = entriesOf(event.currentTarget);
    const checked = z.safeParse(momentForm, values);
    if (!checked.success) return setAdding({ ...adding, form: { values, issues: fieldIssues(checked.error, errors) } });
    change(changeOf("add", { id: crypto.randomUUID() }, { base: checked.data }));
    setAdding({ form: null, round: adding.round + 1 });
    setAnnouncement(fill(plan.said.added, { name: checked.data.name }));
    focusNext.current = "new-moment";
  }

  function again({ key, change: { id, base, words } }: Refusal<MomentWords>) {
    const moment = moments.find((each) => each.id === id);
    dismiss(key);
    if (moment) make("edit", moment, { words: merged(wordsOfMoment(moment), base, words) });
  }

  function undo() {
    const mine = waiting.findLast(({ kind, key }) => kind !== "undo" && !waiting.some(({ undoes }) => undoes === key));
    const undoes = mine?.key ?? last?.batch;
    const moment = moments.find(({ id }) => id === mine?.id) ?? moments[0];
    const words = mine?.words ?? (moment && wordsOfMoment(moment));
    if (!undoes || !words) return;
    change(changeOf("undo", { id: mine?.id ?? "" }, { base: words }, { undoes }));
    setAnnouncement(plan.said.undone);
  }

  const props = { ...sheet, moments, open, adding: adding.form };
  return (
    <UiWords value={uiWords}>
      <div ref={root}>
        <SaveState
          words={sheet.words}
          count={waiting.length}
          refused={refusals.filter(({ kind }) => kind !== "proposed").length}
          {...{ signIn, delay, kept, retry }}
          line
        />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <p className="visually-hidden" id="plan-handle-help">
          {plan.help}
        </p>
        {refusals.map((refusal) => {
          const { key, kind, message } = refusal;
          const isClash = kind === "clash";
          return (
            <RefusedChange
              key={key}
              message={message}
              isProposed={kind === "proposed"}
              again={isClash ? { label: changes.keepMine, act: () => again(refusal) } : null}
              dismiss={{ label: isClash ? changes.keepTheirs : changes.dismiss, act: () => dismiss(key) }}
            />
          );
        })}
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
        <LastChangeLine
          words={plan}
          place={sheet.place}
          newKey={sheet.newKey}
          last={last}
          isWaiting={waiting.length > 0}
          onUndo={undo}
        />
      </div>
    </UiWords>
  );
}
