import { devices as words } from "../../../content/words/en/plan.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { dateInBrief, instantInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame } from "../../settings/dj/settings-frame.tsx";
import { noticeKindNames, noticeKinds } from "../model.ts";
import pushDevice from "../push-device.island.tsx";
import type { Device } from "../store.ts";
import { addDevicePath, devicePath } from "./paths.ts";

export const noticesTitle = "Notices on the phone";

export type NoticeField = "kinds" | "duringShow" | "quietFrom" | "quietUntil" | "words";

const labels = {
  kinds: "Tell me of",
  duringShow: "During a show only of",
  quietFrom: "Quiet from",
  quietUntil: "Quiet until",
  words: "On the screen",
} satisfies Record<NoticeField, string>;
const idOfField = (field: string): string => `notices-${field}`;

const kindOptions = noticeKindNames.map((value) => ({ value, label: noticeKinds[value].label }));

interface DeviceRowProps {
  device: Device;
  isOff: boolean;
}

function DeviceRow({ device: { id, label, addedBy, createdAt, lastOkAt, isTold }, isOff }: DeviceRowProps) {
  return (
    <li>
      <div>
        <h3 className="font-600">{label}</h3>
        <p>
          Added {dateInBrief(calendarDateAt(createdAt))} by {addedBy};{" "}
          {lastOkAt === null ? "nothing has gone there yet" : `last told ${instantInWords(lastOkAt)}`}
        </p>
        {isTold ? null : <p>Silent, because {addedBy} has not logged in for 90 days.</p>}
      </div>
      <form className="status-buttons" method="post" action={devicePath(id)}>
        {isOff ? null : (
          <button className="btn btn-secondary btn-small" type="submit" name="act" value="try">
            Try it
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
        <button className="btn btn-secondary btn-small" type="submit" name="act" value="remove">
          Remove
          <span className="visually-hidden">: {label}</span>
        </button>
      </form>
    </li>
  );
}

interface NoticesPageProps {
  devices: readonly Device[];
  /** Null without a key, when notices are off. */
  publicKey: string | null;
  form: FormState<NoticeField>;
  notice: string | null;
}

export function NoticesPage({ devices, publicKey, form, notice }: NoticesPageProps) {
  const field = fieldsOf<NoticeField>({ idOf: idOfField, labels, form });
  return (
    <SettingsFrame path={settingsPaths.notices} title={noticesTitle} notice={notice}>
      <p className="text-muted sheet">
        Your devices tell you at once what the site mails you, and of a song held back. Pressing a notice opens its
        place. A device whose browser no longer takes notices leaves the list by itself, and logging out on it ends them
        there.
      </p>
      <div className="card panel">
        <h2 className="display panel-title">This device</h2>
        {publicKey === null ? (
          <p>
            Notices are off: no key is set. <code>npm run push-key</code> makes one and sets it.
          </p>
        ) : (
          <Island
            of={pushDevice}
            props={{
              path: addDevicePath,
              page: settingsPaths.notices,
              publicKey,
              known: devices.map(({ endpoint }) => endpoint),
              words,
            }}
            when="load"
          />
        )}
      </div>
      <div className="card panel">
        <h2 className="display panel-title">Devices</h2>
        {devices.length > 0 ? (
          <ul className="panel-rows panel-entries action-rows">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isOff={publicKey === null} />
            ))}
          </ul>
        ) : (
          <EmptyList text="None yet. Open this page on your phone, and turn it on there." />
        )}
      </div>
      <form
        className="card panel sheet form-grid"
        method="post"
        action={settingsPaths.notices}
        noValidate={form.issues.length > 0}
      >
        <h2 className="display panel-title full">What and when</h2>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOfField} takesFocus />
        <ChecksField {...field("kinds")} className="full" options={kindOptions} />
        <ChecksField
          {...field("duringShow")}
          className="full"
          options={kindOptions}
          hint="From the booked start to the end of a confirmed event. Quiet hours do not count then."
        />
        <TextField {...field("quietFrom")} type="time" optional />
        <TextField
          {...field("quietUntil")}
          type="time"
          optional
          hint="What comes meanwhile is in your mail and on Today"
        />
        <ChecksField
          {...field("words")}
          className="full"
          options={[{ value: "yes", label: "Names and words, also on a locked screen" }]}
        />
        <button className="btn btn-primary full" type="submit">
          Save
        </button>
      </form>
    </SettingsFrame>
  );
}
