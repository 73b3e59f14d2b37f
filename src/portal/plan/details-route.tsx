import { type Context, Hono } from "hono";
import { categoryOf } from "../../business/bookings/client-view.ts";
import { detailEntries, readDetails, saveDetails } from "../../business/plan/details.ts";
import { liveSessionQuery } from "../../business/portal-access/sessions.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { type DetailField, detailsForm } from "../../forms/details-form.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { signedOut, withSession } from "../frame/door.tsx";
import { portalApi, portalPaths, portalQuery } from "../paths.ts";
import { DetailsPage, detailsMetadata } from "./details-page.tsx";

const deskOf = (c: Context<AppEnv>, booking: string | null) => ({
  db: primary(c.env.DB),
  caller: { sid: c.var.sid, keySid: "", booking },
  now: Date.now(),
});

/** To whom no such details are open. */
async function closed(c: Context<AppEnv>) {
  const [session] = await liveSessionQuery(primary(c.env.DB), c.var.sid, Date.now());
  return session ? c.notFound() : signedOut(c);
}

async function showDetails(c: Context<AppEnv>, booking: string | null, form?: FormState<DetailField>) {
  const read = await readDetails(deskOf(c, booking));
  if (!read) return closed(c);
  const props = {
    booking: read.booking.id,
    revision: read.row?.revision ?? 0,
    newKey: crypto.randomUUID(),
    form: form ?? { values: detailEntries(read.row), issues: [] },
    saved: !form && c.req.query(portalQuery.done) === "saved",
  };
  return c.render(<DetailsPage {...props} />, { metadata: detailsMetadata(categoryOf(read.booking.eventType)) });
}

const at = (booking: string | null, done: string | null = null) =>
  `${portalPaths.planDetails}?${new URLSearchParams({ ...(booking ? { booking } : {}), ...(done ? { done } : {}) })}`;

const saving = formRoute({
  path: portalApi.planDetails,
  schema: detailsForm,
  guard: withSession,
  limit: "SONG_LIMIT",
  countedBy: (c) => c.var.sid,
  comesBackTo: portalPaths.planDetails,
  again: (c, form) => showDetails(c, form.values.booking || null, form),
  async act(c, { booking, revision, idempotencyKey, ...values }) {
    const seen = /^\d+$/.test(revision ?? "") ? Number(revision) : 0;
    const outcome = await saveDetails(deskOf(c, booking), idempotencyKey ?? crypto.randomUUID(), seen, values);
    if (outcome.kind === "closed") return closed(c);
    if (outcome.kind === "saved") return { json: { saved: true }, to: at(booking, "saved") };
    const issues = outcome.changed.map((field) => ({
      path: field,
      message: `Somebody else wrote meanwhile: here stands ${outcome.theirs[field] ? `“${outcome.theirs[field]}”` : "nothing"}. Save again to keep yours.`,
    }));
    return { status: 409, issues };
  },
});

/** What an evening needs beside its moments, as its client writes it. */
export const planDetailsPages = new Hono<AppEnv>()
  .get(portalPaths.planDetails, (c) =>
    c.var.sid ? showDetails(c, c.req.query(portalQuery.booking) || null) : signedOut(c),
  )
  .route("/", saving);
