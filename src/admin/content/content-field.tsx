import { ChecksField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { ContentField as Field } from "./forms/content-kinds.ts";

interface ContentFieldProps {
  field: Field;
  id: string;
  entry: string | undefined;
  error: string | undefined;
}

/** One field of a content form, by its description. */
export function ContentField({ field, id, entry, error }: ContentFieldProps) {
  const { name, label, control, optional, wide, options = {}, placeholder } = field;
  const shared = { id, name, label, optional, entry, error, className: wide ? "full" : "" };
  if (control === "area") return <TextArea {...shared} {...(placeholder ? { placeholder } : {})} />;
  if (control === "select") return <SelectField {...shared} options={Object.keys(options)} optionLabels={options} />;
  if (control === "tick") {
    const { entry: _, optional: __, ...rest } = shared;
    return <ChecksField {...rest} label="Shown as" options={[{ value: "on", label }]} entries={entry ? ["on"] : []} />;
  }
  return <TextField {...shared} type={control} {...(placeholder ? { placeholder } : {})} />;
}
