import { type Context, Hono } from "hono";
import {
  addContactNote,
  type ContactFilter,
  contactInFull,
  countContacts,
  listContacts,
  setContactStatus,
} from "../../business/leads/inbox.ts";
import { replyClock } from "../../business/leads/reply-clock.ts";
import { isEventCategory } from "../../content/categories.ts";
import { primary } from "../../db/client.ts";
import { instantPosition, pageOf } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { contactStatuses } from "../../vocabulary/statuses.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { countText } from "../frame/figures.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, leadPaths, listQuery } from "../paths.ts";
import { noteForm, statusForm } from "./form.ts";
import { LeadsPage, leadsMetadata } from "./list-page.tsx";
import { LeadPage, leadMetadata } from "./page.tsx";

/** Characters of a search that count. */
const longestSearch = 200;

function filterOf(c: Context): ContactFilter {
  const category = c.req.query(listQuery.category);
  return {
    status: contactStatuses.find((status) => status === c.req.query(listQuery.status)) ?? null,
    category: isEventCategory(category) || category === "message" ? category : null,
    text: c.req.query(listQuery.text)?.trim().slice(0, longestSearch) || null,
  };
}

const route = leadPaths(":id");
const comesBackTo = (c: Context<AppEnv>) => leadPaths(idOf(c)).page;

const settingStatus = formRoute({
  path: route.status,
  schema: statusForm,
  comesBackTo,
  async act(c, { status, list, today }) {
    const id = idOf(c);
    if (!(await setContactStatus(primary(c.env.DB), id, status, actorOf(c)))) return c.notFound();
    if (today !== undefined) return done(adminPaths.today, "status-set");
    return list === undefined ? done(leadPaths(id).page, "status-set") : done(adminPaths.leads, "status-set", list);
  },
});

const noting = formRoute({
  path: route.notes,
  schema: noteForm,
  comesBackTo,
  async act(c, { note }) {
    const id = idOf(c);
    const kept = await addContactNote(primary(c.env.DB), id, note, actorOf(c));
    return kept.length > 0 ? done(leadPaths(id).page, "note-added") : c.notFound();
  },
});

/** The inbox, one lead, and what the administrator does with it. All of it is behind the Access guard. */
export const adminLeads = new Hono<AppEnv>()
  .get(adminPaths.leads, async (c) => {
    const filter = filterOf(c);
    const from = instantPosition(c.req.query(listQuery.from));
    const db = primary(c.env.DB);
    const [found, counted] = await db.batch([listContacts(db, filter, from), countContacts(db)]);
    const now = Date.now();
    const { rows, next } = pageOf(found, ({ createdAt }) => createdAt);
    const props = {
      filter,
      rows: rows.map((row) => ({ ...row, clock: replyClock(row, now) })),
      counts: Object.fromEntries(
        counted.flatMap(({ status, count }) => {
          const text = countText(count);
          return text ? [[status, text]] : [];
        }),
      ),
      next,
      later: from !== null,
      notice: noticeText(c.req.query(listQuery.notice)),
    };
    return c.render(<LeadsPage {...props} />, { metadata: leadsMetadata });
  })

  .get(route.page, async (c) => {
    const found = await contactInFull(primary(c.env.DB), idOf(c));
    if (!found) return c.notFound();
    const clock = replyClock(found.contact, Date.now());
    const props = { ...found, clock, notice: noticeText(c.req.query(listQuery.notice)) };
    return c.render(<LeadPage {...props} />, { metadata: leadMetadata });
  })
  .route("/", settingStatus)
  .route("/", noting);
