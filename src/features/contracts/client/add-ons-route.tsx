import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { countsOf } from "../../prices/price-of.ts";
import { proposeForClient } from "../changes/change-or-propose.ts";
import { type Counts, readAddOns } from "../read-add-ons.ts";
import { AddOnsPage, addOnsMetadata } from "./add-ons-page.tsx";
import { addOnsForm } from "./form.ts";
import { portalContractOf } from "./paths.ts";

const showAddOns = (c: Context<AppEnv>, asked: string | null, counts: Counts, message: string | null = null) =>
  forClient(
    c,
    ({ db, sid, now }) => readAddOns(db, sid, { asked, counts, words: wordsOf(c) }, now),
    ({ before: _, after: __, ...found }) =>
      c.render(<AddOnsPage {...found} message={message ?? found.message} />, {
        metadata: addOnsMetadata(wordsOf(c), found),
      }),
  );

const asking = formRoute({
  path: portalApi.addOns,
  schema: addOnsForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  comesBackTo: portalPaths.addOns,
  again: (c, { values, issues }) => showAddOns(c, values.booking ?? null, null, issues[0]?.message ?? null),
  act(c, { booking: asked, addOns, counts }, now) {
    const words = wordsOf(c);
    const wanted = { asked, counts: countsOf(addOns, counts), words };
    return forClient(
      c,
      ({ db, sid }) => readAddOns(db, sid, wanted, now),
      async (found, { db, sid }) => {
        const { booking, whyNot, changes, message, before, after } = found;
        if (whyNot) return { to: portalContractOf(booking.id) };
        if (!changes) return { status: 422, issues: [{ path: "", message: message ?? words.addOns.nothing }] };
        const isAsked = await proposeForClient(db, { booking, sid, before, after }, now);
        if (!isAsked) return { status: 409, issues: [{ path: "", message: words.addOns.notAsked }] };
        return { json: { asked: true }, to: portalContractOf(booking.id) };
      },
    );
  },
});

export const addOnsPages = new Hono<AppEnv>()
  .get(portalPaths.addOns, (c) => {
    const ids = c.req.queries("addOns");
    const counts = ids ? countsOf(ids, c.req.queries("counts") ?? []) : null;
    return showAddOns(c, c.req.query(portalParameters.booking) ?? null, counts);
  })
  .route("/", asking);
