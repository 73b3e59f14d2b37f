import type { CalendarDate } from "../../../platform/dates.ts";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { Person } from "../read-person.ts";
import { type ErasureField, eraseWord } from "./form.ts";
import { personErasure, personPage } from "./paths.ts";
import { aheadOf, namesOf, PersonCounts } from "./person-counts.tsx";

export interface ErasePersonPageProps {
  /** In lower case. */
  email: string;
  person: Person;
  today: CalendarDate;
  form?: FormState<ErasureField>;
}

export function ErasePersonPage({ email, person, today, form = emptyForm }: ErasePersonPageProps) {
  const ahead = aheadOf(person, today);
  return (
    <AdminLayout path={adminPaths.people} title="Erase this person?">
      <form className="card panel sheet" method="post" action={personErasure}>
        <div>
          <h2 className="display panel-title">{namesOf(person).join(", ") || email}</h2>
          <p className="text-muted person-email">{[...new Set(person.addresses.map(addressInWords))].join(", ")}</p>
        </div>
        <PersonCounts person={person} />
        <div className="grid gap-3">
          <p>
            All of this goes but what is named below, and it cannot be brought back. Take the export first if you may
            need it.
          </p>
          {person.bookings.length > 0 ? (
            <p>
              Bookings stay as figures: date, times, kind of event, package, price, deposit and status. The name becomes
              “Erased”, a kind of event in words of your own “Event”; address, phone, place and notes go. Payments and
              invoices stay as sums, ways and numbers for your accounts, and what was signed stays as evidence of the
              contract, with the name in it.
            </p>
          ) : null}
          {ahead.length > 0 ? (
            <div>
              <p className="flex gap-2">
                <span className="i-lucide-triangle-alert text-danger mt-[.15em]" aria-hidden="true" />
                Still ahead, and not canceled by this:
              </p>
              <ul className="pl-6">
                {ahead.map((booking) => (
                  <li key={booking}>{booking}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
        <input type="hidden" name="email" value={email} />
        <TextField
          id="erase-again"
          name="again"
          label={hasNoAddress(email) ? `Type the word ${eraseWord}` : "Type the email address again"}
          autoComplete="off"
          entry={form.values.again}
          error={issueOf(form.issues, "again")}
          className="full"
        />
        <div className="status-buttons">
          <a className="btn btn-secondary" href={personPage(email)}>
            Keep
          </a>
          <button className="btn btn-danger" type="submit">
            Erase for good
          </button>
        </div>
      </form>
    </AdminLayout>
  );
}

export const erasePersonMetadata = adminMetadata({
  title: "Erase a person",
  description:
    "Asks the administrator before a person is erased: says what goes and what stays, and wants the address again.",
  path: personErasure,
});
