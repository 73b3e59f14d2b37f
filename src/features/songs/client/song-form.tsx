import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { type FormState, fieldIssues } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { type FoundSong, songPreferences } from "../model.ts";
import { type SongField, type SongRequest, songRequestForm } from "./form.ts";
import type { MomentName } from "./song-moments.ts";
import { CameFrom, type RowPlace } from "./song-row.tsx";
import { SongTitleField } from "./song-title-field.tsx";

export interface SongFormProps extends RowPlace {
  id: string;
  label: string;
  action: string;
  moments: readonly MomentName[];
  idempotencyKey?: string;
  /** Sent along, so that nothing newer is overwritten. */
  base?: string;
  form: FormState<SongField>;
  submit: { label: string; icon: string };
  cancel?: { href: string; onCancel: () => void };
  onSave: (song: SongRequest, form: HTMLFormElement) => void;
}

interface MoreFieldsProps {
  isFolded: boolean;
  label: string;
  children: ReactNode;
}

const MoreFields = ({ isFolded, label, children }: MoreFieldsProps) => (
  <details className="song-form-more" open={!isFolded}>
    <summary className="text-link small">{label}</summary>
    <div className="song-form">{children}</div>
  </details>
);

export function SongForm({
  words: { formats, songs: words, errors },
  id,
  label,
  action,
  access,
  booking,
  list,
  page,
  moments,
  idempotencyKey,
  base,
  form: { values, issues: initialIssues },
  cancel,
  ...props
}: SongFormProps) {
  const [issues, setIssues] = useState(initialIssues);
  const element = useRef<HTMLFormElement>(null);
  const idOf = (field: string) => `${id}-${field}`;

  useEffect(() => {
    if (issues.length > 0) element.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  }, [issues]);

  function write(name: SongField, text: string) {
    const input = element.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = text;
  }

  /** A suggested song's facts do not hold for another one. */
  function forget() {
    write("seconds", "");
    write("explicit", "");
  }

  function onPick({ artist, seconds, explicit }: FoundSong) {
    write("artist", artist ?? "");
    write("seconds", seconds === null ? "" : String(seconds));
    write("explicit", explicit === null ? "" : String(explicit));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = z.safeParse(songRequestForm, Object.fromEntries(new FormData(event.currentTarget)));
    setIssues(checked.success ? [] : fieldIssues(checked.error, errors));
    if (!checked.success) return;
    const { idempotencyKey: _, ...song } = checked.data;
    props.onSave(song, event.currentTarget);
  }

  const field = fieldsOf({ idOf, labels: words.labels, form: { values, issues } });
  return (
    <form
      className="song-form"
      data-quiet={idempotencyKey && issues.length === 0 ? "" : undefined}
      ref={element}
      method="post"
      action={action}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
    >
      <CameFrom booking={booking} list={list} page={page} />
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
      {base ? <input type="hidden" name="base" value={base} /> : null}
      <ErrorSummary issues={issues} labels={words.labels} idOf={idOf} />
      <SongTitleField
        words={words}
        counting={formats}
        {...field("title")}
        className="song-form-title"
        onPick={onPick}
        onType={forget}
        suggests={access === "client"}
      />
      <TextField
        {...field("artist")}
        placeholder={words.placeholders.artist}
        autoComplete="off"
        onInput={forget}
        optional
      />
      <input type="hidden" name="seconds" defaultValue={values.seconds} />
      <input type="hidden" name="explicit" defaultValue={values.explicit} />
      <MoreFields
        isFolded={idempotencyKey !== undefined && issues.length === 0 && !values.note && !values.momentId}
        label={words.details}
      >
        <SelectField {...field("preference")} options={songPreferences} optionLabels={words.preferences} />
        {moments.length > 0 ? (
          <SelectField
            {...field("momentId")}
            options={moments.map((moment) => moment.id)}
            optionLabels={Object.fromEntries(moments.map((moment) => [moment.id, moment.name]))}
            placeholder={words.danceFloor}
            optional
          />
        ) : null}
        <TextField {...field("note")} placeholder={words.placeholders.note} autoComplete="off" optional />
      </MoreFields>
      <div className="song-form-buttons">
        <button className="btn btn-primary" type="submit">
          <span className={props.submit.icon} aria-hidden="true" />
          {props.submit.label}
        </button>
        {cancel ? (
          <a
            className="btn btn-secondary"
            href={cancel.href}
            onClick={(event) => {
              event.preventDefault();
              cancel.onCancel();
            }}
          >
            {words.cancel}
          </a>
        ) : null}
      </div>
    </form>
  );
}
