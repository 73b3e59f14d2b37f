import { limits } from "../../../platform/fields/fields.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { type ImportOptions, importFieldLabels, importFields } from "../model.ts";
import type { Import } from "../store.ts";
import { importPaths } from "./paths.ts";

const untold: Readonly<Record<ImportOptions["untold"], string>> = {
  paid: "They were paid in full, on the day of the event",
  owed: "They still owe",
};

const kinds: Readonly<Record<ImportOptions["as"], string>> = {
  told: "Bookings where there is a date and a price, else leads",
  leads: "Leads, all of them",
  songs: "Songs of bookings that are here, by the client’s email, phone or date",
  subscribers: "Subscribers, with the day of their consent and where they gave it",
};

const longestExample = 60;

export function ColumnsForm({ found, example }: { found: Import; example: (at: number) => string }) {
  const { id, head, columns, options } = found;
  return (
    <Panel id="columns-title" title="What the columns mean">
      <form className="form-grid" method="post" action={importPaths(id).page}>
        {head.map((label, at) => {
          const words = example(at);
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name of its own
              key={at}
              id={`column-${at}`}
              name="columns"
              label={label || `Column ${at + 1}`}
              optional
              entry={columns[at] ?? ""}
              options={importFields}
              optionLabels={importFieldLabels}
              placeholder="Leave it out"
              hint={words ? `Such as “${words.slice(0, longestExample)}”` : "Empty in all rows"}
            />
          );
        })}
        <SelectField
          id="import-as"
          name="as"
          label="The rows become"
          entry={options.as}
          options={Object.keys(kinds)}
          optionLabels={kinds}
        />
        <SelectField
          id="import-untold"
          name="untold"
          label="Past events whose payment the file does not tell"
          entry={options.untold}
          options={Object.keys(untold)}
          optionLabels={untold}
        />
        <TextField
          id="import-left-out"
          name="leftOut"
          label="Rows that stay out"
          optional
          hint="By their numbers below, such as 3, 7-9"
          entry={options.leftOut ?? ""}
          maxLength={limits.details}
        />
        <div className="status-buttons full">
          <button className="btn btn-secondary" type="submit" name="act" value="look">
            Look again
          </button>
          <button className="btn btn-primary" type="submit" name="act" value="import">
            Import, and mail nobody
          </button>
        </div>
      </form>
    </Panel>
  );
}
