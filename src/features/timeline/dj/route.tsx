import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { choice, limits, requiredLine } from "../../../platform/fields/fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { idOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminApi, adminPaths } from "../../admin/paths.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import {
  acceptProposal,
  declineProposal,
  notifyOfDecisionQuery,
  type ProposalConflict,
  prepareAcceptance,
} from "../../changes/proposals.ts";
import { issueKey, renewalOf, renewKeyQueries } from "../../invites/issue-key.ts";
import { keyFields } from "../../invites/key-form.ts";
import { openDjKey } from "../../invites/key-sessions.ts";
import { revokeKeyQueries } from "../../invites/keys.ts";
import { setKeyCookie } from "../../portal/frame/session-cookies.ts";
import { portalPaths } from "../../portal/paths.ts";
import { songList } from "../../songs/store.ts";
import { detailList } from "../details.ts";
import { momentList } from "../moment-list.ts";
import { planAt, planParameters } from "../paths.ts";
import { planForms } from "../plan-forms.ts";
import { adminPlan } from "./paths.ts";
import { djPlanPlace, showDjPlan } from "./show-plan.tsx";

const route = adminPlan(":id");
const comesBackTo = (c: Context<AppEnv>) => adminPlan(idOf(c)).page;

const conflictInWords = (conflicts: readonly ProposalConflict[]): string =>
  [
    "Nothing changed.",
    ...conflicts
      .filter(({ now }) => now !== null)
      .map(
        ({ subject, field, before, after, now }) =>
          `${subject}, ${field}: asked from “${before ?? "nothing"}” to “${after ?? "nothing"}”, by now it is “${now}”.`,
      ),
    "Decline it, or make the change yourself.",
  ].join(" ");

const accepting = {
  moments: prepareAcceptance(momentList),
  songs: prepareAcceptance(songList),
  details: prepareAcceptance(detailList),
};

const decideForm = z.object({
  batch: requiredLine(limits.name, "The change is missing"),
  decision: choice(["accept", "decline"], "Please choose one"),
});

const keyIssueForm = z.object(keyFields);
const keyChangeForm = z.object({ change: choice(["revoke", "renew"], "Please choose one") });

const deciding = formRoute({
  path: route.decide,
  schema: decideForm,
  mails: true,
  comesBackTo,
  async act(c, { batch, decision }, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const { page } = adminPlan(id);
    if (decision === "decline")
      return redirectWithNotice(
        page,
        (await declineProposal(db, id, batch, now)) ? "change-declined" : "change-decided",
      );
    const outcome = await acceptProposal(db, accepting, { booking: id, batch, now }, [
      notifyOfDecisionQuery(db, batch, now),
    ]);
    if (outcome === "accepted") return redirectWithNotice(page, "change-accepted");
    if (outcome === "missing") return redirectWithNotice(page, "change-decided");
    c.status(409);
    return showDjPlan(c, id, { refusal: conflictInWords(outcome.conflicts) });
  },
});

const issuing = formRoute({
  path: route.keys,
  schema: keyIssueForm,
  mails: true,
  comesBackTo,
  again: (c, key) => showDjPlan(c, idOf(c), { key }),
  async act(c, form, now) {
    const [db, id] = [primary(c.env.DB), idOf(c)];
    const [booking] = await findBookingQuery(db, id);
    if (!booking) return c.notFound();
    const giver = { db, booking: id, by: "dj", now } as const;
    return (await issueKey(giver, booking.eventDate, form)) ?? redirectWithNotice(adminPlan(id).page, "key-issued");
  },
});

const changing = formRoute({
  path: adminPlan(":id").key(":key"),
  schema: keyChangeForm,
  mails: true,
  comesBackTo,
  async act(c, { change }, now) {
    const [db, id, key] = [primary(c.env.DB), idOf(c), c.req.param("key") ?? ""];
    const { page } = adminPlan(id);
    if (change === "revoke") {
      const { revoked } = await batchOf(db, revokeKeyQueries(db, id, key, now));
      return redirectWithNotice(page, revoked.length > 0 ? "key-revoked" : "key-unchanged");
    }
    const { mailed, renewed } = await batchOf(db, renewKeyQueries({ db, booking: id, by: "dj", now }, key));
    return redirectWithNotice(page, `key-${renewalOf(mailed, renewed)}`);
  },
});

const fillingIn = formRoute({
  path: route.fillIn,
  schema: z.object({}),
  comesBackTo,
  async act(c, _, now) {
    const opened = await openDjKey(primary(c.env.DB), idOf(c), now);
    if (!opened) return redirectWithNotice(adminPlan(idOf(c)).page, "not-filled-in");
    setKeyCookie(c, opened.id, opened.expire);
    return { to: portalPaths.keyPlan };
  },
});

const timeline = planForms({
  api: adminApi.plan,
  caller: (_, booking) => ({ dj: true, booking: booking ?? "" }),
  show: (c, { booking, ...view }) => showDjPlan(c, booking ?? "", view),
  closed: (c) => c.notFound(),
  at: (_, booking, query) => (booking ? planAt(djPlanPlace(booking), query) : adminPaths.bookings),
});

export const djPlan = new Hono<AppEnv>().get(route.page, (c) => {
  const [edit, what] = [c.req.query(planParameters.edit), c.req.query(planParameters.done) ?? null];
  return showDjPlan(c, idOf(c), edit ? { open: { id: edit, form: null }, done: what } : { done: what });
});
for (const form of [fillingIn, deciding, issuing, changing, timeline]) djPlan.route("/", form);
