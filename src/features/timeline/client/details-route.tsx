import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { textByName } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { changeList } from "../../changes/change-list.ts";
import { changeBy } from "../../changes/items.ts";
import { liveSessionQuery } from "../../portal/access/sessions.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalParameters } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { contactsIn, detailEntries, detailList, readDetails } from "../details.ts";
import { type DetailField, detailsForm } from "../details-form.ts";
import { DetailsPage, detailsMetadata, detailsPlaces } from "./details-page.tsx";

export function planDetailsPages(access: PlanAccess): Hono<AppEnv> {
  const { guard, sidOf, contextOf, closed: turnAway } = planVisitor(access);
  const { page, api } = detailsPlaces[access];

  async function closed(c: Context<AppEnv>) {
    const [session] = await liveSessionQuery(primary(c.env.DB), c.var.sid, Date.now());
    return session && access === "client" ? c.notFound() : turnAway(c);
  }

  async function showDetails(c: Context<AppEnv>, asked: string | null, form?: FormState<DetailField>) {
    const words = wordsOf(c);
    const { saved, proposed } = words.planPages.detailsPage;
    const read = await readDetails(contextOf(c, asked), words);
    if (!read) return closed(c);
    const { booking, row, lock, waiting } = read;
    if (access === "client") c.set("clientName", booking.clientName);
    const props = {
      access,
      booking: booking.id,
      lock,
      waiting,
      row,
      newKey: crypto.randomUUID(),
      form: form ?? { values: detailEntries(row), issues: [] },
      notice: form ? null : textByName({ saved, proposed }, c.req.query(portalParameters.done)),
    };
    return c.render(<DetailsPage {...props} />, {
      metadata: detailsMetadata(access, categoryOfEventType(booking.eventType), plannerTabs(booking, "details"), words),
    });
  }

  const saving = formRoute({
    path: api,
    schema: detailsForm,
    guard,
    limit: "SONG_LIMIT",
    session: sidOf,
    comesBackTo: page,
    again: (c, form) => showDetails(c, form.values.booking || null, form),
    async act(c, { booking, base, revision, idempotencyKey, ...words }) {
      const key = idempotencyKey ?? crypto.randomUUID();
      const written = { ...words, contacts: contactsIn(words.contacts) };
      const outcome = await changeList(detailList, contextOf(c, booking), key, (items, { booking: { id } }) =>
        changeBy(detailList, items, { kind: "edit", id, words: written, base, revision: Number(revision ?? 0) }),
      );
      if (outcome.kind === "conflict") return { status: 409, issues: outcome.issues };
      if (outcome.kind !== "made" && outcome.kind !== "proposed") return closed(c);
      const done = outcome.kind === "made" ? "saved" : "proposed";
      return { json: { [done]: true }, to: withQuery(page, { booking: access === "client" ? booking : null, done }) };
    },
  });

  return new Hono<AppEnv>()
    .get(page, (c) => (sidOf(c) ? showDetails(c, c.req.query(portalParameters.booking) || null) : turnAway(c)))
    .route("/", saving);
}
