import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { namedWords } from "../../../platform/ui/named-words.ts";
import { categoryOf } from "../../bookings/client-view.ts";
import { liveSessionQuery } from "../../portal/access/sessions.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { portalQuery } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { PlanDoor } from "../../songs/client/paths.ts";
import { detailEntries, readDetails, saveDetails } from "../details.ts";
import { type DetailField, detailsForm } from "../details-form.ts";
import { DetailsPage, detailsMetadata, detailsNotices } from "./details-page.tsx";
import { detailsPlaces } from "./details-places.ts";

/** What an evening needs beside its moments, as its client writes it, or who holds a key to it. */
export function planDetailsPages(door: PlanDoor): Hono<AppEnv> {
  const { guard, sidOf, deskOf, closed: turnAway } = planVisitor(door);
  const { page, api } = detailsPlaces[door];

  /** To whom no such details are open. */
  async function closed(c: Context<AppEnv>) {
    const [session] = await liveSessionQuery(primary(c.env.DB), c.var.sid, Date.now());
    return session && door === "client" ? c.notFound() : turnAway(c);
  }

  async function showDetails(c: Context<AppEnv>, asked: string | null, form?: FormState<DetailField>) {
    const read = await readDetails(deskOf(c, asked));
    if (!read) return closed(c);
    const { booking, row, lock, waiting } = read;
    const props = {
      ...{ door, booking: booking.id, lock, waiting, revision: row?.revision ?? 0, newKey: crypto.randomUUID() },
      form: form ?? { values: detailEntries(row), issues: [] },
      notice: form ? null : namedWords(detailsNotices, c.req.query(portalQuery.done)),
    };
    return c.render(<DetailsPage {...props} />, { metadata: detailsMetadata(door, categoryOf(booking.eventType)) });
  }

  const saving = formRoute({
    path: api,
    schema: detailsForm,
    guard,
    limit: "SONG_LIMIT",
    countedBy: sidOf,
    comesBackTo: page,
    again: (c, form) => showDetails(c, form.values.booking || null, form),
    async act(c, { booking, revision, idempotencyKey, ...values }) {
      const seen = /^\d+$/.test(revision ?? "") ? Number(revision) : 0;
      const outcome = await saveDetails(deskOf(c, booking), idempotencyKey ?? crypto.randomUUID(), seen, values);
      if (outcome.kind === "closed") return closed(c);
      if (outcome.kind !== "conflict") {
        const to = withQuery(page, { booking: door === "client" ? booking : null, done: outcome.kind });
        return { json: { [outcome.kind]: true }, to };
      }
      const issues = outcome.changed.map((field) => ({
        path: field,
        message: `Somebody else wrote meanwhile: here stands ${outcome.theirs[field] ? `“${outcome.theirs[field]}”` : "nothing"}. Save again to keep yours.`,
      }));
      return { status: 409, issues };
    },
  });

  return new Hono<AppEnv>()
    .get(page, (c) => (sidOf(c) ? showDetails(c, c.req.query(portalQuery.booking) || null) : turnAway(c)))
    .route("/", saving);
}
