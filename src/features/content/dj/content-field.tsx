import { ChecksField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { PictureChoice } from "../../uploads/dj/picture-choice.tsx";
import type { PictureShelf } from "../../uploads/dj/picture-shelf.ts";
import type { ContentField as Field } from "./forms/content-kind.ts";

interface ContentFieldProps extends Field {
  id: string;
  entry: string | undefined;
  error: string | undefined;
  shelf: PictureShelf;
}

/** One field of a content form, by its description. */
export function ContentField({ control, wide, options = {}, placeholder, hint, shelf, ...field }: ContentFieldProps) {
  const shared = { ...field, className: wide ? "full" : "" };
  if (control === "area") return <TextArea {...shared} {...(placeholder ? { placeholder } : {})} hint={hint} />;
  if (control === "picture") return <PictureChoice {...field} shelf={shelf} />;
  if (control === "select") return <SelectField {...shared} options={Object.keys(options)} optionLabels={options} />;
  if (control === "tick") {
    const { optional: _, label, entry, ...rest } = shared;
    return <ChecksField {...rest} entry={entry && "on"} label="Shown as" options={[{ value: "on", label }]} />;
  }
  return <TextField {...shared} type={control} {...(placeholder ? { placeholder } : {})} />;
}
