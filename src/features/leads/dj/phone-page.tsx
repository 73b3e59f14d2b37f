import { leadEventTypes } from "../../../content/event-types.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { Rates } from "../../prices/model.ts";
import type { PhoneField } from "./form.ts";

const idOf = (field: string): string => `call-${field}`;

const labels: Partial<Record<string, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  eventType: "Event type",
  eventDate: "Date",
  city: "City",
  offer: "Package",
  price: "Your price, if it is another",
} satisfies Partial<Record<PhoneField, string>>;

const eventTypes = Object.values(leadEventTypes).flat();

export function PhonePage({ form, rates }: { form: FormState<PhoneField>; rates: Rates }) {
  const field = fieldsOf({ idOf, labels, form });
  return (
    <AdminLayout path={adminPaths.leads} title="From a call">
      <Panel id="call-title" title="Who calls, and what for">
        <form className="form-grid" method="post" action={adminPaths.newLead} noValidate>
          <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
          <input type="hidden" name="key" value={form.values.key ?? ""} />
          <input type="hidden" name="quoteKey" value={form.values.quoteKey ?? ""} />
          <TextField {...field("name")} />
          <TextField
            {...field("email")}
            type="email"
            optional
            hint="Without one nothing is mailed: you print, and tell by phone."
          />
          <TextField {...field("phone")} type="tel" optional />
          <SelectField {...field("eventType")} options={eventTypes} />
          <TextField {...field("eventDate")} type="date" optional />
          <SelectField
            {...field("city")}
            options={rates.zones.flatMap(({ cities }) => cities)}
            optional
            hint="A quote needs it: travel goes by it."
          />
          <SelectField
            {...field("offer")}
            optional
            options={rates.offers.map(({ id }) => id)}
            optionLabels={Object.fromEntries(
              rates.offers.map(({ id, name, hours, price }) => [
                id,
                `${name}, ${lengthInWords(hours)}, ${dollars(price)}`,
              ]),
            )}
          />
          <TextField {...field("price")} inputMode="decimal" optional />
          <button className="btn btn-primary full" type="submit" name="becomes" value="quote">
            Make the quote
          </button>
          <button className="btn btn-secondary" type="submit" name="becomes" value="booking">
            Book it
          </button>
          <button className="btn btn-secondary" type="submit" name="becomes" value="lead">
            Keep it as a lead
          </button>
          <p className="small text-muted full">
            A quote is for music from 6 PM, for the hours of its package; lines, times and a note are changed beside the
            lead. Your price stands in it as a line of its own.
          </p>
        </form>
      </Panel>
    </AdminLayout>
  );
}

export const phoneMetadata = adminMetadata({
  title: "From a call",
  description: "What a caller says becomes a lead, a quote that is mailed at once, or a booking.",
  path: adminPaths.leads,
});
