import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError, fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { signedPath, tokenQuery } from "../../site/paths.ts";
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

const labels = { at: "Time", phone: "I call you at", zone: "Time zone" } satisfies Partial<Record<CallField, string>>;

const idOf = (name: string): string => `call-${name}`;

export function CallPage({ found, token, zone, now, done, form }: CallPageProps) {
  const { call, times } = found;
  return (
    <div className="wrap portal portal-column">
      <h1 className="h1">{call ? "Our call" : "Pick a time for a call"}</h1>
      {done === "canceled" && !call ? (
        <Notice tone="ok">The call is canceled. Pick another time whenever you like.</Notice>
      ) : null}
      {call ? (
        <Picked {...{ call, token, zone, done }} isMailed={!hasNoAddress(found.email)} />
      ) : (
        <p className="lead">
          About {callMinutes} minutes by phone: your day, the music, your questions. {site.name} calls you.
        </p>
      )}
      {call && times.length > 0 ? (
        <details className="card px-6 py-2" open={form.issues.length > 0}>
          <summary className="fold-summary">Move it to another time</summary>
          <Times {...{ found, token, zone, now, form }} />
        </details>
      ) : (
        <Times {...{ found, token, zone, now, form }} />
      )}
      <p className="small text-muted">
        None of these suits you? Call <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </div>
  );
}

interface PickedProps extends Pick<CallPageProps, "token" | "zone" | "done"> {
  call: NonNullable<Found["call"]>;
  isMailed: boolean;
}

function Picked({ call, token, zone, done, isMailed }: PickedProps) {
  return (
    <>
      {done === "picked" ? (
        <Notice tone="ok">It is in my calendar.{isMailed ? " A mail with the time is on its way to you." : ""}</Notice>
      ) : null}
      <div className="card grid gap-3 p-6">
        <p className="display text-2xl">{callInWords(call.startsAt, zone)}</p>
        <p>
          {site.name} calls you at {call.phone}, for about {callMinutes} minutes.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <a className="btn btn-secondary" href={signedPath(portalPaths.callCalendar, token)}>
            Add to my calendar
          </a>
          <form method="post" action={portalApi.cancelCall}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-ghost" type="submit">
              Cancel the call
            </button>
          </form>
        </div>
      </div>
    </>
  );
}

function daysIn(times: readonly number[], zone: string): [string, { at: number; label: string }[]][] {
  const day = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "long", month: "long", day: "numeric" });
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" });
  const named = times.map((at) => ({ at, label: clock.format(at).replace(/\s/gu, " ") }));
  return [...Map.groupBy(named, ({ at }) => day.format(at))];
}

function Times({ found, token, zone, now, form }: Pick<CallPageProps, "found" | "token" | "zone" | "now" | "form">) {
  const { call, times } = found;
  if (times.length === 0)
    return <p>{call ? "No other time is free in the next two weeks." : "No time is free in the next two weeks."}</p>;
  const field = fieldsOf<CallField>({ idOf, labels, form });
  const phone = field("phone");
  const chosen = form.values.at ?? "";
  const zones = zonesAround(zone, now);
  return (
    <>
      <form className="form-grid mt-4" method="get" action={portalPaths.call}>
        <input type="hidden" name={tokenQuery} value={token} />
        <SelectField
          id="call-zone"
          name={portalQuery.zone}
          label="Times are shown in"
          entry={zone}
          options={Object.keys(zones)}
          optionLabels={zones}
        />
        <button className="btn btn-secondary" type="submit">
          Show them in this zone
        </button>
      </form>
      <form className="form-grid mt-4" method="post" action={portalApi.call} noValidate={form.issues.length > 0}>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="zone" value={zone} />
        <div className="full">
          <FieldError id={idOf("at")} message={field("at").error} />
        </div>
        {daysIn(times, zone).map(([day, ofDay]) => (
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
          {call ? "Move the call" : "Take this time"}
        </button>
      </form>
    </>
  );
}

export const callMetadata = portalMetadata({
  title: "A time for a call",
  description: "The times that are free for a call with the DJ, and the one that was picked.",
  feature: "portal-calls",
  path: portalPaths.call,
});
