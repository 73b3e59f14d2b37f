import { ChecksField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { ContentField as Field } from "./forms/content-kinds.ts";

interface ContentFieldProps extends Field {
  id: string;
  entry: string | undefined;
  error: string | undefined;
}

/** One field of a content form, by its description. */
export function ContentField({ control, wide, options = {}, placeholder, ...field }: ContentFieldProps) {
  const shared = { ...field, className: wide ? "full" : "" };
  if (control === "area") return <TextArea {...shared} {...(placeholder ? { placeholder } : {})} />;
  if (control === "select") return <SelectField {...shared} options={Object.keys(options)} optionLabels={options} />;
  if (control === "tick") {
    const { optional: _, label, entry, ...rest } = shared;
    return <ChecksField {...rest} entry={entry && "on"} label="Shown as" options={[{ value: "on", label }]} />;
  }
  return <TextField {...shared} type={control} {...(placeholder ? { placeholder } : {})} />;
}
