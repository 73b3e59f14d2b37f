import { type Context, Hono } from "hono";
import { eventDateOf } from "../../business/bookings/client-view.ts";
import { findBookingQuery } from "../../business/bookings/queries.ts";
import { acceptProposal } from "../../business/plan/decide-proposal.ts";
import { issueKey } from "../../business/plan/keys/issue-key.ts";
import { lastKeyDay } from "../../business/plan/keys/key-wish.ts";
import {
  keysOfBookingQuery,
  momentChoicesQuery,
  renewKeyQueries,
  revokeKeyQuery,
} from "../../business/plan/keys/keys.ts";
import { declineProposal, tellDecisionQuery } from "../../business/plan-digest/decisions.ts";
import { proposalsOf, proposedQuery } from "../../business/plan-digest/proposals.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import type { KeyField } from "../../forms/key-form.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPlan, listQuery } from "../paths.ts";
import { decideForm, deskKeyChangeForm, deskKeyForm } from "./form.ts";
import { DeskPlanPage, deskPlanMetadata } from "./page.tsx";

const route = adminPlan(":id");
const comesBackTo = (c: Context<AppEnv>) => adminPlan(idOf(c)).page;

async function showPlan(c: Context<AppEnv>, form: FormState<KeyField> = emptyForm) {
  const [db, id, now] = [primary(c.env.DB), idOf(c), Date.now()];
  const [[booking], rows, keys, moments] = await db.batch([
    findBookingQuery(db, id),
    proposedQuery(db, id),
    keysOfBookingQuery(db, id),
    momentChoicesQuery(db, id),
  ]);
  if (!booking) return c.notFound();
  const eventDate = eventDateOf(booking);
  const props = {
    ...{ keys, moments, form, now },
    booking: { ...booking, eventDate },
    proposals: proposalsOf(rows),
    formKey: form.values.key ?? crypto.randomUUID(),
    notice: noticeText(c.req.query(listQuery.notice)),
    firstDay: calendarDateAt(now),
    lastDay: lastKeyDay(eventDate, now),
  };
  return c.render(<DeskPlanPage {...props} />, { metadata: deskPlanMetadata });
}

const deciding = formRoute({
  path: route.decide,
  schema: decideForm,
  mails: true,
  comesBackTo,
  async act(c, { batch, decision }, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const { page } = adminPlan(id);
    if (decision === "decline")
      return done(page, (await declineProposal(db, id, batch, now)) ? "change-declined" : "change-decided");
    const outcome = await acceptProposal(db, id, batch, now, [tellDecisionQuery(db, batch, now)]);
    const notices = { accepted: "change-accepted", conflict: "change-conflict", missing: "change-decided" } as const;
    return done(page, notices[outcome]);
  },
});

const issuing = formRoute({
  path: route.keys,
  schema: deskKeyForm,
  mails: true,
  comesBackTo,
  again: (c, form) => showPlan(c, form),
  async act(c, form, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const [booking] = await findBookingQuery(db, id);
    if (!booking) return c.notFound();
    return (await issueKey(db, id, eventDateOf(booking), form, now)) ?? done(adminPlan(id).page, "key-issued");
  },
});

const changing = formRoute({
  path: adminPlan(":id").key(":key"),
  schema: deskKeyChangeForm,
  mails: true,
  comesBackTo,
  async act(c, { change }, now) {
    const [db, id, key] = [primary(c.env.DB), idOf(c), c.req.param("key") ?? ""];
    const { page } = adminPlan(id);
    const [changed] =
      change === "revoke"
        ? await revokeKeyQuery(db, id, key, now)
        : (await db.batch(renewKeyQueries(db, id, key, now)))[0];
    if (!changed) return done(page, "key-unchanged");
    return done(page, change === "revoke" ? "key-revoked" : "key-renewed");
  },
});

/** The plan of a booking at the desk: deciding on proposed changes, and giving keys. */
export const deskPlan = new Hono<AppEnv>().get(route.page, (c) => showPlan(c));
for (const form of [deciding, issuing, changing]) deskPlan.route("/", form);
