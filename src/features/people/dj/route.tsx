import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { auditQuery } from "../../admin/audit/audit-log.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { actorOf } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { joinPeopleQueries, takeApartQuery } from "../email-addresses.ts";
import { erasePerson } from "../erase-person.ts";
import { type ExportName, exportTables } from "../exports.ts";
import { findPeople } from "../find-people.ts";
import { type Person, readPerson } from "../read-person.ts";
import { type ErasureField, eraseWord, erasureForm, joinForm, personForm } from "./form.ts";
import { PeoplePage, type PeoplePageProps, peopleMetadata } from "./page.tsx";
import {
  exportFile,
  personApart,
  personErasure,
  personFile,
  personJoin,
  personPage,
  personParameters,
} from "./paths.ts";
import { aheadOf, namesOf, PersonCounts } from "./person-counts.tsx";

/** Characters. */
const longestSearch = 200;

const showPeople = (c: Context<AppEnv>, props: PeoplePageProps) =>
  c.render(<PeoplePage {...props} />, { metadata: peopleMetadata });

interface ErasePersonPageProps {
  /** In lower case. */
  email: string;
  person: Person;
  today: CalendarDate;
  form?: FormState<ErasureField>;
}

function ErasePersonPage({ email, person, today, form = emptyForm }: ErasePersonPageProps) {
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

const erasePersonMetadata = adminMetadata({
  title: "Erase a person",
  description:
    "Asks the administrator before a person is erased: says what goes and what stays, and wants the address again.",
  path: personErasure,
});

const showErasure = (c: Context<AppEnv>, props: Omit<ErasePersonPageProps, "today">) =>
  c.render(<ErasePersonPage {...props} today={calendarDateAt(Date.now())} />, { metadata: erasePersonMetadata });

/** `null` when it is no address. */
const askedEmail = (c: Context<AppEnv>): string | null => {
  const { data } = z.safeParse(personForm, { email: c.req.query(personParameters.email) });
  return data?.email ?? null;
};

/** Does not record whose data it holds. */
async function noteExport(c: Context<AppEnv>, about: ExportName | "person"): Promise<void> {
  const { by, now } = actorOf(c);
  await auditQuery(primary(c.env.DB), { what: "exported", who: by, about }, now);
}

const erasing = formRoute({
  path: personErasure,
  schema: erasureForm,
  async again(c, form) {
    const { data: meant } = z.safeParse(personForm, form.values);
    if (!meant) return problem(c, 400, "This form names no person.");
    return showErasure(c, { ...meant, person: await readPerson(primary(c.env.DB), meant.email), form });
  },
  async act(c, { email }) {
    await erasePerson(primary(c.env.DB), email, actorOf(c));
    return { to: `${adminPaths.people}?${personParameters.erased}=1` };
  },
});

const joining = formRoute({
  path: personJoin,
  schema: joinForm,
  again: (c) => problem(c, 422, "This form names no two people."),
  async act(c, { email, other }) {
    const { by, now } = actorOf(c);
    const db = primary(c.env.DB);
    await db.batch([
      ...joinPeopleQueries(db, email, other),
      auditQuery(db, { what: "people-joined", who: by, about: "person" }, now),
    ]);
    return { to: `${personPage(email)}&${personParameters.joined}=1` };
  },
});

const takingApart = formRoute({
  path: personApart,
  schema: joinForm,
  again: (c) => problem(c, 422, "This form names no two addresses."),
  async act(c, { email, other }) {
    const { by, now } = actorOf(c);
    const db = primary(c.env.DB);
    await db.batch([
      takeApartQuery(db, other),
      auditQuery(db, { what: "people-taken-apart", who: by, about: "person" }, now),
    ]);
    return { to: `${personPage(email)}&${personParameters.apart}=1` };
  },
});

export const adminPeople = new Hono<AppEnv>()
  .get(adminPaths.people, async (c) => {
    const asks = (name: string) => c.req.query(name) !== undefined;
    const done = (["erased", "joined", "apart"] as const).find((each) => asks(personParameters[each])) ?? null;
    const searched = c.req.query(listParameters.text)?.trim().slice(0, longestSearch);
    if (searched && !z.safeParse(personForm, { email: searched }).success)
      return showPeople(c, { typed: searched, people: await findPeople(primary(c.env.DB), searched), done });
    const typed = searched || c.req.query(personParameters.email);
    if (typed === undefined) return showPeople(c, { done });
    const email = searched ? searched.toLowerCase() : askedEmail(c);
    if (email === null) {
      c.status(422);
      return showPeople(c, { typed, error: "Please enter a valid email", done });
    }
    const person = await readPerson(primary(c.env.DB), email);
    return showPeople(c, { typed, found: { email, person }, done });
  })
  .get(new URL(personFile(""), "http://x").pathname, async (c) => {
    const email = askedEmail(c);
    if (email === null) return c.notFound();
    await noteExport(c, "person");
    const person = await readPerson(primary(c.env.DB), email);
    return c.body(
      JSON.stringify({ email, exportedAt: new Date().toISOString(), ...person }, null, 2),
      200,
      attachment("person.json"),
    );
  })
  .get(personErasure, async (c) => {
    const email = askedEmail(c);
    if (email === null) return c.redirect(adminPaths.people, 303);
    return showErasure(c, { email, person: await readPerson(primary(c.env.DB), email) });
  })
  .route("/", joining)
  .route("/", takingApart)
  .route("/", erasing);

for (const name of ["contacts", "bookings", "subscribers"] as const satisfies readonly ExportName[]) {
  adminPeople.get(exportFile(name), async (c) => {
    await noteExport(c, name);
    const { head, chunks } = exportTables[name];
    return c.body(
      csvStream(head, chunks(primary(c.env.DB))),
      200,
      attachment(`${name}-${calendarDateAt(Date.now())}.csv`),
    );
  });
}
