import { isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { blockDay } from "../../dates/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { SalesTax } from "../../prices/model.ts";
import type { Package } from "../../prices/packages.ts";
import type { ListedBooking } from "../read-bookings.ts";
import { BookingFields } from "./booking-fields.tsx";
import { NotifyClient } from "./booking-moves.tsx";
import type { BookingField } from "./form.ts";
import { SameDate } from "./same-date.tsx";

export interface NewBookingPageProps {
  lead: { id: string; name: string; discountCode: string | null } | null;
  formKey: string;
  /** `offered` is the price for this client, in cents. */
  packages: readonly (Pick<Package, "name" | "price" | "duration"> & { offered: number })[];
  form: FormState<BookingField>;
  sameDate: readonly ListedBooking[];
  isQuoted: boolean;
  tax: SalesTax | null;
}

const formId = "new-booking";

/** Its value is a package's name. */
export const fillField = "fill";

export function NewBookingPage({ lead, formKey, packages, form, sameDate, isQuoted, tax }: NewBookingPageProps) {
  const here = lead ? leadPaths(lead.id).booking : adminPaths.newBooking;
  const chosen = packages.find(({ name }) => name === form.values.packageName);
  const { eventDate = "" } = form.values;
  const isBlockable = lead === null && isCalendarDate(eventDate) && sameDate.length === 0;
  return (
    <AdminLayout
      path={lead ? adminPaths.leads : adminPaths.bookings}
      title={lead ? `Book ${lead.name}` : "New booking"}
      aside={
        isBlockable ? (
          <a className="btn btn-secondary btn-small" href={blockDay(eventDate)}>
            Block this day
          </a>
        ) : null
      }
    >
      <div className="admin-stack sheet">
        <Panel id="packages-title" title="Package">
          {/* Enter in a field clicks the form's first button, which must not be a package's. */}
          <button type="submit" form={formId} hidden>
            Book
          </button>
          <div className="choice-links">
            {packages.map(({ name, offered, duration }) => (
              <button
                key={name}
                className="choice"
                type="submit"
                form={formId}
                name={fillField}
                value={name}
                aria-pressed={name === chosen?.name}
              >
                <span className="i-lucide-check" aria-hidden="true" />
                <span>
                  {name}, {duration} h, {dollars(offered)}
                </span>
              </button>
            ))}
          </div>
          <p className="small text-muted">A package fills in price, deposit and end, and leaves all else as it is.</p>
          {chosen && chosen.offered !== chosen.price ? (
            <p className="small text-muted">
              {chosen.name} {dollars(chosen.price)}, less {Math.round(100 - (100 * chosen.offered) / chosen.price)}%
              with {lead?.discountCode}: <b>{dollars(chosen.offered)}</b>
            </p>
          ) : null}
        </Panel>
        <SameDate bookings={sameDate} />
        <Panel id="details-title" title="Details">
          {isQuoted ? (
            <p className="text-muted">
              As the open quote says. Its lines go along while the package stays, and another price as one more line; at
              the package's own price it goes alone. The parts of its balance go along while price, date and deposit
              stay.
            </p>
          ) : null}
          <form className="form-grid" id={formId} method="post" action={here} noValidate>
            <input type="hidden" name="key" value={formKey} />
            <BookingFields form={form} isNew isBeside={sameDate.length > 0} tax={tax} />
            {lead ? null : (
              <NotifyClient label="Congratulate the client by mail, and ask to sign and to pay the deposit" />
            )}
            <button className="btn btn-primary full" type="submit">
              {lead ? (form.values.clientEmail ? "Book and send the portal link" : "Book it") : "Put into the calendar"}
            </button>
          </form>
        </Panel>
      </div>
    </AdminLayout>
  );
}

export const newBookingMetadata = adminMetadata({
  title: "New booking",
  description:
    "Put an event into the calendar: client, date, times, package, price and deposit, as a hold or confirmed.",
  path: adminPaths.bookings,
});
