import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import type { adminPlan } from "../../timeline/dj/paths.ts";
import { KeyFields } from "../key-fields.tsx";
import type { KeyField } from "../key-form.ts";
import { KeyList } from "../key-list.tsx";
import type { ListedKey } from "../keys.ts";

export interface DjInvitesProps {
  paths: ReturnType<typeof adminPlan>;
  eventDate: CalendarDate;
  keys: readonly ListedKey[];
  moments: readonly { id: string; name: string }[];
  form: FormState<KeyField>;
  formKey: string;
  now: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

export function DjInvites({ paths, eventDate, keys, now, firstDay, form, ...fields }: DjInvitesProps) {
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
