import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Words } from "../../content/words/en/index.ts";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { minutesOf } from "../../platform/dates.ts";
import type { FieldIssue, FormState } from "../../platform/fields/form-state.ts";
import { formRoute, type Taken } from "../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../platform/http/forms/problem.tsx";
import { fill } from "../../platform/language.ts";
import { wordsOf } from "../../platform/pages/words.ts";
import { momentsOf, type PlanCaller, planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import { type ChangeContext, changeList, type Outcome, undoChange } from "../changes/change-list.ts";
import { changesQuery } from "../changes/history.ts";
import { changeBy, type Place, positionBetween, type Request } from "../changes/items.ts";
import { groupsOf } from "../changes/model.ts";
import { storeComment } from "./comments.ts";
import { type Moment, type MomentField, maxMoments } from "./model.ts";
import { momentList, momentsQuery } from "./moment-list.ts";
import { setNewsQuery } from "./news.ts";
import { momentFragment, planApi } from "./paths.ts";
import type { OpenMoment } from "./plan-form.ts";
import {
  commentForm,
  momentAddition,
  momentEdit,
  momentMove,
  momentRemoval,
  newsForm,
  planButton,
  planTemplate,
} from "./plan-form.ts";
import { templateMoments, templateOf } from "./templates.ts";
import { bookedEnd } from "./times.ts";

export interface PlanView {
  booking: string | null;
  open?: OpenMoment;
  adding?: FormState<MomentField>;
  refusal?: string;
}

export interface PlanFormsOf {
  api: string;
  guard?: MiddlewareHandler<AppEnv>;
  caller: (c: Context<AppEnv>, booking: string | null) => PlanCaller;
  show: (c: Context<AppEnv>, view: PlanView) => Response | Promise<Response>;
  closed: (c: Context<AppEnv>) => Response | Promise<Response>;
  at: (c: Context<AppEnv>, booking: string | null, query: { edit?: string; done?: string }) => string;
}

export const sharedOf = ({ guard, at }: Pick<PlanFormsOf, "guard" | "at">) => ({
  ...(guard ? { guard } : {}),
  limit: "SONG_LIMIT" as const,
  session: (c: Context<AppEnv>) => c.var.sid || c.var.keySid || (c.get("administrator")?.email ?? ""),
  comesBackTo: (c: Context<AppEnv>) => at(c, null, {}),
});

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

function commenting(of: PlanFormsOf) {
  const { api, caller, show, closed, at } = of;
  return formRoute({
    ...sharedOf(of),
    path: planApi(api).comment(":id"),
    schema: commentForm,
    again: (c, form) => {
      const { booking = null } = form.values;
      return show(c, { booking: booking || null, open: { id: idOf(c), form: null, comment: form } });
    },
    async act(c, { booking, idempotencyKey, words }, now) {
      const moment = idOf(c);
      const context = { db: primary(c.env.DB), caller: caller(c, booking), now };
      const outcome = await storeComment(
        context,
        { key: idempotencyKey ?? crypto.randomUUID(), moment, words },
        wordsOf(c),
      );
      if (outcome === "closed") return closed(c);
      if (outcome === "said")
        return { json: { said: true }, to: at(c, booking, { done: "commented" }) + momentFragment(moment) };
      const { manyComments: full, noMoment: missing } = wordsOf(c).planPages.refusals;
      const messages = { full, missing };
      const message = typeof outcome === "string" ? messages[outcome] : outcome.opens;
      return { status: 409, issues: [{ path: "words", message }] };
    },
  });
}

const placeOf = (after: string | null | undefined, direction: "up" | "down" | null = null): Place<Moment> =>
  direction ? { step: direction } : after === undefined ? "end" : { after };

const looksBack = 60;

/** A key shows only a part of the plan. */
async function lastChange({ db, caller, now }: ChangeContext, words: Words) {
  if (!("dj" in caller) && caller.keySid) return null;
  const rows = await changesQuery(db, planBookingId(caller, "moments", now), looksBack);
  return groupsOf(rows, now, words)[0] ?? null;
}

function filledFrom(
  kind: ReturnType<typeof templateOf>,
  { startTime, endTime }: { startTime: string; endTime: string },
  { planPages: { template } }: Words,
) {
  let low: string | null = null;
  return templateMoments(kind, bookedEnd(startTime, endTime) - minutesOf(startTime), template.usual).map(
    (words): Moment => {
      low = positionBetween({ low, high: null }, false);
      return { ...words, id: crypto.randomUUID(), position: low, revision: 1 };
    },
  );
}

interface Sent {
  booking: string | null;
  idempotencyKey: string | null;
}

export function planForms(of: PlanFormsOf): Hono<AppEnv> {
  const { api, guard, caller, show, closed, at } = of;
  const paths = planApi(api);
  const shared = sharedOf(of);
  const contextOf = (c: Context<AppEnv>, booking: string | null): ChangeContext => ({
    db: primary(c.env.DB),
    caller: caller(c, booking),
    now: Date.now(),
    words: wordsOf(c).changes,
  });

  function refuse(
    c: Context<AppEnv>,
    status: 404 | 409,
    view: PlanView & { refusal: string },
    issues: FieldIssue[] = [],
  ) {
    if (!isFormPost(c)) return problem(c, status, view.refusal, issues);
    c.status(status);
    return show(c, view);
  }

  async function answer(
    c: Context<AppEnv>,
    { booking, outcome }: { booking: string | null; outcome: Outcome<Moment> },
    { edit, done, clash }: { edit?: string; done: string; clash?: string },
  ): Promise<Taken | Response | { status: 409; issues: readonly FieldIssue[] }> {
    const { full, gone, movedOn } = wordsOf(c).planPages.refusals;
    const view = edit ? { booking, open: { id: edit, form: null } } : { booking };
    switch (outcome.kind) {
      case "closed":
        return closed(c);
      case "full":
        return refuse(c, 409, { booking, refusal: fill(full, { count: maxMoments }) });
      case "missing":
        return refuse(c, 404, { booking, refusal: gone });
      case "moved-on":
        return refuse(c, 409, { ...view, refusal: movedOn });
      case "conflict":
        return clash ? refuse(c, 409, { ...view, refusal: clash }) : { status: 409, issues: outcome.issues };
    }
    const isProposed = outcome.kind === "proposed";
    const moved = done === "moved" && edit ? { edit } : {};
    const to = at(c, booking, isProposed ? { done: "proposed" } : { ...moved, done });
    if (isFormPost(c)) return { to: moved.edit ? to + momentFragment(moved.edit) : to };
    const last = await lastChange(contextOf(c, booking), wordsOf(c));
    return { json: { items: outcome.items, proposed: isProposed, last }, to };
  }

  const make = async (c: Context<AppEnv>, { booking, idempotencyKey }: Sent, request: Request<Moment>) => ({
    booking,
    outcome: await changeList(
      momentList,
      contextOf(c, booking),
      idempotencyKey ?? crypto.randomUUID(),
      (items, { isContested }) => changeBy(momentList, items, request, isContested),
    ),
  });

  const adding = formRoute({
    ...shared,
    path: paths.moments,
    schema: momentAddition,
    again: (c, form) => show(c, { booking: form.values.booking || null, adding: form }),
    async act(c, { booking, idempotencyKey, after, ...words }) {
      const id = idempotencyKey ?? crypto.randomUUID();
      const request = { kind: "add", id, words, place: placeOf(after) } as const;
      return answer(c, await make(c, { booking, idempotencyKey: id }, request), { done: "added" });
    },
  });

  const editing = formRoute({
    ...shared,
    path: paths.edit(":id"),
    schema: momentEdit,
    again: (c, form) => show(c, { booking: form.values.booking || null, open: { id: idOf(c), form } }),
    async act(c, { booking, idempotencyKey, base, revision, ...words }) {
      const request = { kind: "edit", id: idOf(c), words, base, revision } as const;
      return answer(c, await make(c, { booking, idempotencyKey }, request), { done: "saved" });
    },
  });

  const moving = formRoute({
    ...shared,
    path: paths.move(":id"),
    schema: momentMove,
    async act(c, { after, direction, from, ...sent }) {
      const request = { kind: "move", id: idOf(c), place: placeOf(after, direction), from } as const;
      const clash = wordsOf(c).planPages.refusals.moved;
      return answer(c, await make(c, sent, request), { edit: idOf(c), done: "moved", clash });
    },
  });

  const removing = formRoute({
    ...shared,
    path: paths.remove(":id"),
    schema: momentRemoval,
    async act(c, { revision, ...sent }) {
      const clash = wordsOf(c).planPages.refusals.changed;
      return answer(c, await make(c, sent, { kind: "remove", id: idOf(c), revision }), {
        edit: idOf(c),
        done: "removed",
        clash,
      });
    },
  });

  const filling = formRoute({
    ...shared,
    path: paths.template,
    schema: planTemplate,
    async act(c, { template, booking, idempotencyKey }) {
      const key = idempotencyKey ?? crypto.randomUUID();
      const outcome = await changeList(momentList, contextOf(c, booking), key, (items, { booking: planned }) =>
        items.length > 0
          ? { kind: "conflict", conflicts: [] }
          : { kind: "changed", items: filledFrom(template ?? templateOf(planned.eventType), planned, wordsOf(c)) },
      );
      const clash = wordsOf(c).planPages.refusals.filled;
      return answer(c, { booking, outcome }, { done: "filled", clash });
    },
  });

  const undoing = (path: string, since: boolean, done: string) =>
    formRoute({
      ...shared,
      path,
      schema: planButton,
      async act(c, { booking, idempotencyKey, batch }) {
        const key = idempotencyKey ?? crypto.randomUUID();
        const outcome = await undoChange(momentList, contextOf(c, booking), key, { batch: batch ?? "", since });
        const met = outcome.kind === "missing" ? ({ kind: "conflict", issues: [] } as const) : outcome;
        const { refusals } = wordsOf(c).planPages;
        return answer(c, { booking, outcome: met }, { done, clash: since ? refusals.past : refusals.since });
      },
    });

  const choosingNews = formRoute({
    ...shared,
    path: paths.news,
    schema: newsForm,
    async act(c, { booking, news }, now) {
      const chosen = await setNewsQuery(primary(c.env.DB), caller(c, booking), news, now);
      if (chosen.length === 0) return closed(c);
      return { json: { news }, to: at(c, booking, { done: "news" }) };
    },
  });

  const app = new Hono<AppEnv>();
  if (guard) app.use(paths.now(""), guard);
  app.get(paths.now(""), async (c) => {
    const context = contextOf(c, c.req.query("booking") || null);
    const { db, caller: who, now } = context;
    const [[booking], items] = await db.batch([
      plannedBookingQuery(db, who, "moments", now, "change"),
      momentsQuery(db, planBookingId(who, "moments", now, "change")),
    ]);
    return booking
      ? c.json({ items: momentsOf(booking, items), last: await lastChange(context, wordsOf(c)) })
      : closed(c);
  });
  for (const form of [
    adding,
    editing,
    moving,
    removing,
    filling,
    choosingNews,
    commenting(of),
    undoing(paths.undo, false, "undone"),
    undoing(paths.restore, true, "restored"),
  ])
    app.route("/", form);
  return app;
}
