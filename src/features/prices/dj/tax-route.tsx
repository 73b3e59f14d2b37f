import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { limits, requiredLine, textList } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { onPaper } from "../../../platform/fields/on-paper.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { actorOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { readSettings, saveSettings } from "../../settings/store.ts";
import { type SalesTax, type TaxedKind, taxedKinds } from "../model.ts";

const taxForm = z
  .object({
    rate: z
      .string()
      .check(z.trim(), z.regex(/^(?:\d{1,2}(?:\.\d{1,3})?)?$/, "Please enter a percentage such as 7.25, or nothing")),
    label: requiredLine(limits.name, "Please enter what it is called, such as Sales tax").check(onPaper),
    covers: z.pipe(textList, z.array(z.enum(taxedKinds, "Please choose from the list"))),
  })
  .check(
    z.refine(({ covers }) => covers.length > 0, {
      path: ["covers"],
      message: "Please tick what is taxed",
    }),
  );

type TaxField = keyof z.input<typeof taxForm>;

const labels: Record<TaxField, string> = { rate: "Percent", label: "What it is called", covers: "What is taxed" };

const kindLabels: Readonly<Record<TaxedKind, string>> = {
  offer: "Packages and single services",
  "add-on": "Add-ons",
  hour: "Extra hours and overtime",
  travel: "Travel",
  own: "Lines of your own",
};

const valuesOf = ({ rate, label, covers }: SalesTax): FormState<TaxField>["values"] => ({
  rate: rate > 0 ? String(rate / 1000) : "",
  label,
  covers: covers.join("\n"),
});

const idOf = (name: string) => `tax-${name}`;

async function showTax(c: Context<AppEnv>, refused?: FormState<TaxField>) {
  const { salesTax } = await readSettings(primary(c.env.DB));
  const form = refused ?? { values: valuesOf(salesTax), issues: [] };
  const field = fieldsOf<TaxField>({ idOf, labels, form });
  const path = settingsPaths.tax;
  return c.render(
    <SettingsFrame path={path} title="Sales tax" notice={noticeOf(c)}>
      <p className="text-muted sheet">
        Your state's department of revenue says whether your services are taxed, and at which rate. Quotes and bookings
        made from now on have it; what is out or booked keeps what it says, and what was paid elsewhere gets none. A
        code's discount is taken off the package, a line of yours with a minus off everything in proportion.
      </p>
      <form className="card panel sheet form-grid" method="post" action={path} noValidate={form.issues.length > 0}>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <TextField
          {...field("rate")}
          inputMode="decimal"
          optional
          hint="Up to three decimals, such as 7.25. Empty: no tax"
        />
        <TextField {...field("label")} maxLength={limits.name} hint="On pages, papers and mails" />
        <ChecksField
          {...field("covers")}
          needed
          className="full"
          options={taxedKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
        <button className="btn btn-primary full" type="submit">
          Save
        </button>
      </form>
    </SettingsFrame>,
    { metadata: settingsMetadata("Sales tax", path) },
  );
}

const saving = formRoute({
  path: settingsPaths.tax,
  schema: taxForm,
  again: showTax,
  async act(c, { rate: percent, label, covers }) {
    const rate = Math.round(Number(percent) * 1000);
    await saveSettings(primary(c.env.DB), { salesTax: { rate, label, covers } }, actorOf(c));
    await forgetPublicPages(c, ["settings"]);
    return redirectWithNotice(settingsPaths.tax, "setting-saved");
  },
});

export const adminTax = new Hono<AppEnv>().get(settingsPaths.tax, (c) => showTax(c)).route("/", saving);
