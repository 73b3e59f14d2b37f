import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { categoryCopy, eventCategories } from "../../../content/categories.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { emptyToNull, textList, wholeNumber } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { actorOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { settingsQuery } from "../../settings/store.ts";
import { isPublished, kindsInWords, publishedCodes } from "../codes.ts";
import type { DiscountCode } from "../model.ts";
import { listPackagesQuery } from "../packages.ts";
import { ownCodesIn, saveCode } from "../stored-codes.ts";

const wrongDay = "Please enter a valid date, or none";

const day = z.pipe(emptyToNull, z.nullable(z.string().check(z.refine((value) => isCalendarDate(value), wrongDay))));

const codeForm = z
  .object({
    of: z.string(),
    code: z
      .string("Please enter the code")
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9-]{3,20}$/, "Please enter 3 to 20 letters, digits or hyphens"),
      ),
    percent: wholeNumber(1, 100, "Please enter a whole number from 1 to 100"),
    from: day,
    to: day,
    packages: textList,
    categories: z.pipe(textList, z.array(z.enum(eventCategories, "Please choose from the list"))),
    on: textList,
  })
  .check(
    z.refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ["to"],
      message: "Please enter a last day that is not before the first",
    }),
  );

type CodeField = keyof z.input<typeof codeForm>;

const labels = {
  code: "Code",
  percent: "Percent off one package or single service",
  from: "First day",
  to: "Last day",
  packages: "Packages",
  categories: "Kinds of event",
  on: "Switched on",
} satisfies Partial<Record<CodeField, string>>;

const blank: FormState<CodeField>["values"] = { of: "", on: "yes" };

const valuesOf = (code: DiscountCode): FormState<CodeField>["values"] => ({
  of: code.code,
  code: code.code,
  percent: String(code.percent),
  from: code.from ?? "",
  to: code.to ?? "",
  packages: code.packages.join("\n"),
  categories: code.categories.join("\n"),
  on: code.isOn ? "yes" : "",
});

/** "10% off, PREMIUM alone, weddings, from Jan 1, 2027 on" */
function codeInWords({ percent, packages, categories, from, to, isOn }: DiscountCode): string {
  const days = [from ? `from ${dateInBrief(from)}` : null, to ? `to ${dateInBrief(to)}` : null]
    .filter(Boolean)
    .join(" ");
  return [
    isOn ? null : "Switched off",
    `${percent}% off`,
    packages.length > 0 ? listInWords(packages) : "every package",
    categories.length > 0 ? kindsInWords(categories) : "every kind of event",
    days === "" ? null : days,
  ]
    .filter(Boolean)
    .join(", ");
}

interface CodeFormProps {
  code: DiscountCode | null;
  packages: readonly string[];
  refused: FormState<CodeField> | null;
}

function CodeForm({ code, packages, refused }: CodeFormProps) {
  const key = code?.code ?? "new";
  const idOf = (name: string) => `code-${key}-${name}`;
  const form = refused ?? { values: code ? valuesOf(code) : blank, issues: [] };
  const field = fieldsOf<CodeField>({ idOf, labels, form });
  return (
    <details className="card panel" id={`code-${key}`} open={refused !== null}>
      <summary className="display panel-title fold-summary">
        {code ? `${code.code}: ${codeInWords(code)}` : "Add a code"}
      </summary>
      <form className="form-grid" method="post" action={`${settingsPaths.codes}#code-${key}`} noValidate>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="of" value={code?.code ?? ""} />
        {code ? (
          <input type="hidden" name="code" value={code.code} />
        ) : (
          <TextField {...field("code")} maxLength={20} hint="What the client types, such as FRIENDS10" />
        )}
        <TextField {...field("percent")} inputMode="decimal" />
        <TextField {...field("from")} type="date" optional hint="Of the day on which the client asks" />
        <TextField {...field("to")} type="date" optional />
        <ChecksField
          {...field("packages")}
          className="full"
          options={packages.map((name) => ({ value: name, label: name }))}
          hint="None ticked: every package and single service"
        />
        <ChecksField
          {...field("categories")}
          className="full"
          options={eventCategories.map((value) => ({ value, label: categoryCopy[value].tab }))}
          hint="None ticked: every kind"
        />
        <ChecksField {...field("on")} className="full" options={[{ value: "yes", label: "The code holds" }]} />
        <button className="btn btn-primary full" type="submit">
          {code ? "Save" : "Add the code"}
        </button>
      </form>
    </details>
  );
}

async function showCodes(c: Context<AppEnv>, refused?: FormState<CodeField>) {
  const db = primary(c.env.DB);
  const { rows, packages } = await batchOf(db, { rows: settingsQuery(db), packages: listPackagesQuery(db) });
  const names = packages.map(({ name }) => name);
  const refusedAt = (code: string) => (refused && (refused.values.of ?? "") === code ? refused : null);
  return c.render(
    <SettingsFrame path={settingsPaths.codes} title="Discount codes" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        What clients type into a quote, from now on: quotes that are out and bookings keep what they say. A code takes
        its percent off one package or single service. Nobody is told of your own codes but by you.
      </p>
      <div className="card panel">
        <ul className="panel-rows panel-entries">
          {publishedCodes.map((code) => (
            <li key={code.code}>
              <b>{code.code}</b>
              <p>{codeInWords(code)}. Given to whoever asks, on every page: it stays as it is.</p>
            </li>
          ))}
        </ul>
      </div>
      {ownCodesIn(rows).map((code) => (
        <CodeForm key={code.code} code={code} packages={names} refused={refusedAt(code.code)} />
      ))}
      <CodeForm code={null} packages={names} refused={refusedAt("")} />
    </SettingsFrame>,
    { metadata: settingsMetadata("Discount codes", settingsPaths.codes) },
  );
}

const dayOf = (day: string | null) => (day !== null && isCalendarDate(day) ? day : null);

export const adminCodes = new Hono<AppEnv>()
  .get(settingsPaths.codes, (c) => showCodes(c))
  .route(
    "/",
    formRoute({
      path: settingsPaths.codes,
      schema: codeForm,
      again: showCodes,
      async act(c, { of, code, percent, from, to, packages, categories, on }) {
        const db = primary(c.env.DB);
        const isThere = ownCodesIn(await settingsQuery(db)).some((each) => each.code === code);
        if (of === "" ? isThere || isPublished(code) : of !== code || !isThere)
          return { status: 422, issues: [{ path: "code", message: "This code is there already" }] };
        const days = { from: dayOf(from), to: dayOf(to) };
        await saveCode(db, { code, percent, ...days, packages, categories, isOn: on.includes("yes") }, actorOf(c));
        await forgetPublicPages(c, ["settings"]);
        return redirectWithNotice(settingsPaths.codes, "setting-saved");
      },
    }),
  );
