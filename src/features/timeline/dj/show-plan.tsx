import type { Context } from "hono";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { noticeText } from "../../admin/frame/notices.ts";
import { adminApi, listQuery } from "../../admin/paths.ts";
import { adminPlan } from "../../bookings/dj/paths.ts";
import { proposalsOf, proposedQuery } from "../../changes/proposals.ts";
import type { KeyField } from "../../invites/key-form.ts";
import { keysOfBookingQuery, lastKeyDay } from "../../invites/keys.ts";
import { planNotice } from "../editor/plan-notices.ts";
import type { PlanPlace } from "../paths.ts";
import type { PlanView } from "../plan-forms.ts";
import { planQueries, planView, planWordsOf } from "../read-plan.ts";
import { DjPlanPage, djPlanMetadata } from "./page.tsx";

export const djPlanPlace = (booking: string): PlanPlace => ({
  page: adminPlan(booking).page,
  api: adminApi.plan,
  booking,
  named: false,
});

interface DjPlanView extends Omit<PlanView, "booking"> {
  key?: FormState<KeyField>;
  done?: string | null;
}

export async function showDjPlan(c: Context<AppEnv>, id: string, { key = emptyForm, done, ...view }: DjPlanView) {
  const [db, now] = [primary(c.env.DB), Date.now()];
  const {
    booking: [booking],
    moments,
    details: [details],
    changes,
    priced: [priced],
    comments,
    proposed,
    keys,
  } = await batchOf(db, {
    ...planQueries(db, { dj: true, booking: id }, now),
    proposed: proposedQuery(db, id),
    keys: keysOfBookingQuery(db, id),
  });
  if (!booking) return c.notFound();
  const dated = booking;
  const {
    booked,
    sunset,
    comments: said,
    ...board
  } = planView(dated, {
    lockDays: details?.lockDays ?? null,
    changes,
    comments,
    now,
    extraHour: priced?.extraHour ?? null,
  });
  const props = {
    booking: dated,
    board: {
      ...board,
      isDj: true,
      sheet: {
        words: planWordsOf(wordsIn()),
        place: djPlanPlace(id),
        moments,
        booked,
        sunset,
        comments: said,
        mayComment: true,
        commentsOpen: null,
        open: view.open ?? null,
        adding: view.adding ?? null,
        newKey: crypto.randomUUID(),
        last: board.history[0] ?? null,
      },
    },
    proposals: proposalsOf(proposed),
    keyring: {
      keys,
      moments,
      form: key,
      now,
      formKey: key.values.key ?? crypto.randomUUID(),
      firstDay: calendarDateAt(now),
      lastDay: lastKeyDay(dated.eventDate, now),
    },
    notice: planNotice(done ?? null) ?? noticeText(c.req.query(listQuery.notice)),
    refusal: view.refusal ?? null,
  };
  return c.render(<DjPlanPage {...props} />, { metadata: djPlanMetadata });
}
