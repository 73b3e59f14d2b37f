import type { ListedKey } from "../../business/plan/keys/keys.ts";
import type { Proposal } from "../../business/plan-digest/proposals.ts";
import { type CalendarDate, dateInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { KeyField } from "../../forms/key-form.ts";
import { KeyFields } from "../../ui/key-fields.tsx";
import { KeyList } from "../../ui/key-list.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { EmptyList } from "../frame/empty-list.tsx";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, adminPlan, bookingPaths } from "../paths.ts";
import { Proposals } from "./proposals.tsx";

export interface DeskPlanPageProps {
  booking: { id: string; clientName: string; eventType: string; eventDate: CalendarDate };
  proposals: readonly Proposal[];
  keys: readonly ListedKey[];
  moments: readonly { id: string; name: string }[];
  form: FormState<KeyField>;
  formKey: string;
  notice: string | null;
  /** Instant in milliseconds. */
  now: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

/** The plan of a booking at the desk: what waits for a yes, and who holds a key. */
export function DeskPlanPage({ booking, proposals, keys, form, notice, now, firstDay, ...fields }: DeskPlanPageProps) {
  const { id, clientName, eventType, eventDate } = booking;
  const paths = adminPlan(id);
  return (
    <AdminLayout path={adminPaths.bookings} title={`Plan: ${eventType}, ${clientName}`}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <p>
          {dateInWords(eventDate)}.{" "}
          <a className="text-link" href={bookingPaths(id).page}>
            The booking
          </a>
        </p>
        <Proposals proposals={proposals} action={paths.decide} />
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
              <KeyFields
                {...fields}
                form={form}
                firstDay={firstDay}
                endsOn={eventDate > firstDay ? eventDate : firstDay}
              />
            </form>
          </Panel>
        </div>
      </div>
    </AdminLayout>
  );
}

export const deskPlanMetadata = adminMetadata({
  title: "A booking's plan",
  description: "Changes of a locked plan that wait for a yes, and the keys that others hold.",
  path: adminPaths.bookings,
});
