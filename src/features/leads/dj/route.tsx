import { eq, inArray, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { isEventCategory } from "../../../content/categories.ts";
import { contactStatuses } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { instantPosition, pageOf } from "../../../database/page-of.ts";
import { contacts } from "../../../database/schema/leads.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { fillIn, leftOpen } from "../../../platform/fields/placeholders.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isReachable } from "../../../platform/mail/outbox.ts";
import { countText } from "../../admin/frame/labels.ts";
import { actorOf, idOf, noticeOf, redirectWithNotice, undoOfLead, undoParameter } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { mailNewAddressQueries } from "../../bookings/mail-new-address.ts";
import { correctAddressQueries } from "../../people/correct-address.ts";
import { revokeLinksQueries } from "../../people/end-links.ts";
import { officeHoursOf, settingsFrom } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";
import { withQuery } from "../../site/paths.ts";
import { answerLead } from "../answer-lead.ts";
import { rowOfLead } from "../date-of-lead.ts";
import { type ContactFilter, countContactsQuery, listContactsQuery } from "../list-leads.ts";
import { addContactNoteQuery, joinedWith, setContactStatus, undoContactStatus } from "../move-lead.ts";
import { findContactQuery } from "../read-lead.ts";
import { byUrgency } from "../reply-clock.ts";
import { leadEmailForm, leaveAloneForm, noteForm, replyForm, statusForm, writesInForm } from "./form.ts";
import { LeadsPage, leadsMetadata } from "./list-page.tsx";
import { leadPaths } from "./paths.ts";
import { adminPhoneCall } from "./phone-route.tsx";
import { readLead, showLead } from "./show-lead.tsx";

/** Characters. */
const longestSearch = 200;

function filterOf(c: Context): ContactFilter {
  const category = c.req.query(listParameters.category);
  return {
    status: contactStatuses.find((status) => status === c.req.query(listParameters.status)) ?? null,
    category: isEventCategory(category) || category === "message" ? category : null,
    text: c.req.query(listParameters.text)?.trim().slice(0, longestSearch) || null,
  };
}

const backTo = ({ status, category, text }: ContactFilter): string =>
  withQuery("", {
    [listParameters.status]: status,
    [listParameters.category]: category,
    [listParameters.text]: text,
  }).slice(1);

const route = leadPaths(":id");
const comesBackTo = (c: Context<AppEnv>) => leadPaths(idOf(c)).page;

const settingStatus = formRoute({
  path: route.status,
  schema: statusForm,
  comesBackTo,
  async act(c, { status, list, today, was, undo }) {
    const id = idOf(c);
    const set = undo === undefined ? setContactStatus : undoContactStatus;
    if (!(await set(primary(c.env.DB), id, status, actorOf(c)))) return c.notFound();
    const place = today !== undefined ? adminPaths.today : list === undefined ? leadPaths(id).page : adminPaths.leads;
    const query = new URLSearchParams(list);
    query.delete(listParameters.undo);
    if (undo === undefined && was !== undefined && was !== status)
      query.set(listParameters.undo, undoParameter(id, was));
    return redirectWithNotice(place, undo === undefined ? "status-set" : "status-undone", query);
  },
});

const revoking = formRoute({
  path: route.links,
  schema: z.object({}),
  mails: true,
  comesBackTo,
  async act(c, _, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const person = sql`(select lower(of_lead.email) from contacts as of_lead where of_lead.id = ${id})`;
    const [[lead]] = await db.batch([
      db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id)),
      ...revokeLinksQueries(db, person, now),
    ]);
    return lead ? redirectWithNotice(leadPaths(id).page, "links-revoked") : c.notFound();
  },
});

const addingEmail = formRoute({
  path: route.email,
  schema: leadEmailForm,
  again: (c, { values, issues }) => showLead(c, undefined, { values, issues }),
  mails: true,
  comesBackTo,
  async act(c, { email }, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const before = sql`(select lower(of_lead.email) from contacts as of_lead where of_lead.id = ${id}
      and lower(of_lead.email) <> ${email} and ${isReachable(sql`of_lead.email`)})`;
    const [lead] = await findContactQuery(db, id);
    if (!lead) return c.notFound();
    if (lead.email.toLowerCase() === email) return { to: leadPaths(id).page };
    await db.batch([
      ...mailNewAddressQueries(db, sql`bookings.client_email = ${before}`, before, email, now),
      ...(await correctAddressQueries(db, before, email, "", now)),
    ]);
    return redirectWithNotice(leadPaths(id).page, !hasNoAddress(lead.email) ? "email-corrected" : "email-added");
  },
});

const writingIn = formRoute({
  path: route.language,
  schema: writesInForm,
  comesBackTo,
  async act(c, { language }) {
    const id = idOf(c);
    const [changed] = await primary(c.env.DB)
      .update(contacts)
      .set({ language })
      .where(eq(contacts.id, id))
      .returning({ id: contacts.id });
    return changed ? redirectWithNotice(leadPaths(id).page, "language") : c.notFound();
  },
});

const leavingAlone = formRoute({
  path: route.followUps,
  schema: leaveAloneForm,
  comesBackTo,
  async act(c, { stop }) {
    const id = idOf(c);
    const isLeftAlone = stop === "yes";
    const changed = await primary(c.env.DB)
      .update(contacts)
      .set({ isLeftAlone })
      .where(inArray(contacts.id, joinedWith(id)))
      .returning({ id: contacts.id });
    return changed.length > 0
      ? redirectWithNotice(leadPaths(id).page, isLeftAlone ? "follow-ups-stopped" : "follow-ups-begun")
      : c.notFound();
  },
});

const noting = formRoute({
  path: route.notes,
  schema: noteForm,
  comesBackTo,
  async act(c, { note }) {
    const id = idOf(c);
    const kept = await addContactNoteQuery(primary(c.env.DB), id, note, actorOf(c));
    return kept.length > 0 ? redirectWithNotice(leadPaths(id).page, "note-added") : c.notFound();
  },
});

const replying = formRoute({
  path: route.reply,
  schema: replyForm,
  again: showLead,
  mails: true,
  comesBackTo,
  async act(c, { key, subject, text, papers: chosen }, now) {
    const found = await readLead(c, now);
    if (!found) return c.notFound();
    const [filledSubject, filled] = [fillIn(subject, found.filling), fillIn(text, found.filling)];
    const open = leftOpen(`${filledSubject}\n${filled}`);
    if (open.length > 0) {
      const message = `The lead says nothing for ${open.join(", ")}: please write it yourself`;
      return { status: 422, issues: [{ path: leftOpen(filled).length > 0 ? "text" : "subject", message }] };
    }
    const papers = found.papers.filter(({ id }) => chosen.includes(id));
    if (papers.length < chosen.length)
      return { status: 422, issues: [{ path: "papers", message: "A paper was removed meanwhile: please tick anew" }] };
    const id = idOf(c);
    await answerLead(primary(c.env.DB), id, { key, subject: filledSubject, text: filled, papers }, actorOf(c));
    return redirectWithNotice(leadPaths(id).page, "replied");
  },
});

/** Behind the Access guard. */
export const adminLeads = new Hono<AppEnv>()
  .get(adminPaths.leads, async (c) => {
    const filter = filterOf(c);
    const from = instantPosition(c.req.query(listParameters.from));
    const db = primary(c.env.DB);
    const now = Date.now();
    const { found, counted, set } = await batchOf(db, {
      found: listContactsQuery(db, filter, from, now),
      counted: countContactsQuery(db),
      set: settingsQuery(db),
    });
    const officeHours = officeHoursOf(settingsFrom(set));
    const { rows, next } = pageOf(found, ({ createdAt }) => createdAt);
    const props = {
      filter,
      rows: rows.map((row) => rowOfLead(row, now, calendarDateAt(now), officeHours)).toSorted(byUrgency),
      counts: Object.fromEntries(
        counted.flatMap(({ status, count }) => {
          const text = countText(count);
          return text ? [[status, text]] : [];
        }),
      ),
      next,
      later: from !== null,
      notice: noticeOf(c),
      undo: undoOfLead(c.req.query(listParameters.undo), { list: backTo(filter) }),
    };
    return c.render(<LeadsPage {...props} />, { metadata: leadsMetadata });
  })
  // Before a lead's own page, which would take the word for an id.
  .route("/", adminPhoneCall)
  .get(route.page, (c) => showLead(c))
  .route("/", replying)
  .route("/", settingStatus)
  .route("/", noting)
  .route("/", leavingAlone)
  .route("/", addingEmail)
  .route("/", writingIn)
  .route("/", revoking);
