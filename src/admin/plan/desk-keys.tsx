import type { ListedKey } from "../../business/plan/keys/keys.ts";
import type { CalendarDate } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { KeyField } from "../../forms/key-form.ts";
import { KeyFields } from "../../ui/key-fields.tsx";
import { KeyList } from "../../ui/key-list.tsx";
import type { adminPlan } from "../booking-paths.ts";
import { EmptyList } from "../frame/empty-list.tsx";
import { Panel } from "../frame/panel.tsx";

export interface DeskKeysProps {
  paths: ReturnType<typeof adminPlan>;
  eventDate: CalendarDate;
  keys: readonly ListedKey[];
  moments: readonly { id: string; name: string }[];
  form: FormState<KeyField>;
  formKey: string;
  /** Instant in milliseconds. */
  now: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

/** Who holds a key to the plan, and the form for a new one. */
export function DeskKeys({ paths, eventDate, keys, now, firstDay, form, ...fields }: DeskKeysProps) {
  return (
    <div className="panels panels-2">
      <Panel id="keys-title" title="Keys">
        {keys.length > 0 ? (
          <KeyList keys={keys} now={now} action={paths.key} />
        ) : (
          <EmptyList text="Nobody but the client holds a key." />
        )}
      </Panel>
      <Panel id="new-key-title" title="A new key">
        <form className="form-grid" method="post" action={paths.keys} noValidate={form.issues.length > 0}>
          <KeyFields {...fields} form={form} firstDay={firstDay} endsOn={eventDate > firstDay ? eventDate : firstDay} />
        </form>
      </Panel>
    </div>
  );
}
