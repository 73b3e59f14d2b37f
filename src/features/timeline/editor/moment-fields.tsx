import type { FormState } from "../../../platform/fields/form-state.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { MomentField, MomentWords, PlanWords } from "../model.ts";

export const momentEntries = (words: MomentWords): Record<MomentField, string> => ({
  name: words.name,
  minutes: String(words.minutes),
  pinnedAt: words.pinnedAt ?? "",
  songTitle: words.songTitle ?? "",
  songArtist: words.songArtist ?? "",
  leader: words.leader ?? "",
  note: words.note ?? "",
  sayIt: words.sayIt ?? "",
  speech: words.speech ? "on" : "",
  dancing: words.dancing ? "on" : "",
});

interface MomentFieldsProps {
  words: PlanWords["plan"];
  idOf: (field: string) => string;
  form: FormState<MomentField>;
}

export function MomentFields({ words: { labels, fields }, idOf, form }: MomentFieldsProps) {
  const field = fieldsOf({ idOf, labels, form });
  const tick = (name: "speech" | "dancing") => (
    <label className="plan-tick">
      <input className="check-box" type="checkbox" name={name} defaultChecked={form.values[name] === "on"} />
      {labels[name]}
    </label>
  );
  return (
    <>
      <TextField {...field("name")} autoComplete="off" className="plan-field-name" />
      <TextField {...field("minutes")} label={fields.minutes} inputMode="decimal" autoComplete="off" />
      <TextField {...field("pinnedAt")} label={fields.pinnedAt} type="time" optional />
      <TextField
        {...field("songTitle")}
        placeholder={fields.title}
        autoComplete="off"
        optional
        className="plan-field-wide"
      />
      <TextField {...field("songArtist")} autoComplete="off" optional className="plan-field-wide" />
      <TextField {...field("leader")} autoComplete="off" optional className="plan-field-wide" />
      <TextArea {...field("note")} optional className="plan-field-wide" />
      <TextArea {...field("sayIt")} optional placeholder={fields.sayIt} className="plan-field-wide" />
      <div className="plan-ticks">
        {tick("speech")}
        {tick("dancing")}
      </div>
    </>
  );
}
