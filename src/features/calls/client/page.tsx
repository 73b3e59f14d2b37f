import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { capitalized, type Formats, fill, momentIn, weekdayIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError, fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { signedPath, tokenParameter } from "../../site/paths.ts";
import type { CallField } from "../form.ts";
import { callInWords, callMinutes, zonesAround } from "../model.ts";
import type { readCaller } from "../store.ts";

type Found = NonNullable<Awaited<ReturnType<typeof readCaller>>>;

interface CallPageProps {
  found: Found;
  token: string;
  zone: string;
  now: number;
  done: "picked" | "canceled" | null;
  form: FormState<CallField>;
}

const idOf = (name: string): string => `call-${name}`;

export function CallPage({ found, token, zone, now, done, form }: CallPageProps) {
  const { calls: words } = useWords();
  const { call, times } = found;
  return (
    <div className="wrap portal portal-column">
      <h1 className="h1">{call ? words.ours : words.pick}</h1>
      {done === "canceled" && !call ? <Notice tone="ok">{words.canceled}</Notice> : null}
      {call ? (
        <Picked {...{ call, token, zone, done }} isMailed={!hasNoAddress(found.email)} />
      ) : (
        <p className="lead">{fill(words.intro, { minutes: callMinutes, name: site.name })}</p>
      )}
      {call && times.length > 0 ? (
        <details className="card px-6 py-2" open={form.issues.length > 0}>
          <summary className="fold-summary">{words.other}</summary>
          <Times {...{ found, token, zone, now, form }} />
        </details>
      ) : (
        <Times {...{ found, token, zone, now, form }} />
      )}
      <p className="small text-muted">
        <Filled words={words.elsewise} parts={{ phone: <a href={site.phone.href}>{site.phone.display}</a> }} />
      </p>
    </div>
  );
}

interface PickedProps extends Pick<CallPageProps, "token" | "zone" | "done"> {
  call: NonNullable<Found["call"]>;
  isMailed: boolean;
}

function Picked({ call, token, zone, done, isMailed }: PickedProps) {
  const { formats, calls: words } = useWords();
  return (
    <>
      {done === "picked" ? (
        <Notice tone="ok">
          {words.picked}
          {isMailed ? ` ${words.mailed}` : ""}
        </Notice>
      ) : null}
      <div className="card grid gap-3 p-6">
        <p className="display text-2xl">{capitalized(callInWords(call.startsAt, zone, formats))}</p>
        <p>{fill(words.known, { name: site.name, phone: call.phone, minutes: callMinutes })}</p>
        <div className="flex flex-wrap items-center gap-3">
          <a className="btn btn-secondary" href={signedPath(portalPaths.callCalendar, token)}>
            {words.add}
          </a>
          <form method="post" action={portalApi.cancelCall}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-quiet" type="submit">
              {words.cancel}
            </button>
          </form>
        </div>
      </div>
    </>
  );
}

function daysIn(times: readonly number[], zone: string, formats: Formats): [string, { at: number; label: string }[]][] {
  const named = times.map((at) => ({ at, label: momentIn(formats, at, zone).time }));
  return [...Map.groupBy(named, ({ at }) => capitalized(weekdayIn(formats, at, zone)))];
}

function Times({ found, token, zone, now, form }: Pick<CallPageProps, "found" | "token" | "zone" | "now" | "form">) {
  const { formats, calls: words } = useWords();
  const { call, times } = found;
  if (times.length === 0) return <p>{call ? words.noOther : words.none}</p>;
  const field = fieldsOf<CallField>({ idOf, labels: words.labels, form });
  const phone = field("phone");
  const chosen = form.values.at ?? "";
  const zones = zonesAround(zone, now, formats);
  return (
    <>
      <form className="form-grid mt-4" method="get" action={portalPaths.call}>
        <input type="hidden" name={tokenParameter} value={token} />
        <SelectField
          id="call-zone"
          name={portalParameters.zone}
          label={words.shownIn}
          entry={zone}
          options={Object.keys(zones)}
          optionLabels={zones}
        />
        <button className="btn btn-secondary" type="submit">
          {words.show}
        </button>
      </form>
      <form className="form-grid mt-4" method="post" action={portalApi.call} noValidate={form.issues.length > 0}>
        <ErrorSummary issues={form.issues} labels={words.labels} idOf={idOf} takesFocus />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="zone" value={zone} />
        <div className="full">
          <FieldError id={idOf("at")} message={field("at").error} />
        </div>
        {daysIn(times, zone, formats).map(([day, ofDay]) => (
          <fieldset className="choices full" key={day}>
            <legend>{day}</legend>
            <div>
              {ofDay.map(({ at, label }) => (
                <label className="choice" key={at}>
                  <input
                    type="radio"
                    name="at"
                    id={at === times[0] ? idOf("at") : undefined}
                    value={at}
                    required
                    defaultChecked={chosen === String(at)}
                  />
                  <span className="i-lucide-check" aria-hidden="true" />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <TextField
          {...phone}
          entry={phone.entry ?? call?.phone ?? found.phone ?? undefined}
          className="full"
          type="tel"
          autoComplete="tel"
          maxLength={32}
        />
        <button className="btn btn-primary full" type="submit">
          {call ? words.move : words.take}
        </button>
      </form>
    </>
  );
}

export const callMetadata = (words: Words) => portalMetadata(words, words.calls, "portal-calls", portalPaths.call);
