import { every } from "hono/combine";
import { primary } from "../../../database/client.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { portalContractOf } from "../../bookings/client/paths.ts";
import { keepSession } from "../../portal/frame/session.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { acceptChange } from "../amendments.ts";
import { amendmentForm } from "./form.ts";
import { showContract } from "./show-contract.tsx";

/** Takes the client's yes to a changed agreement. */
export const accepting = formRoute({
  path: portalApi.amendment,
  schema: amendmentForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, { values }) =>
    showContract(c, { values: { booking: values.booking ?? "" }, issues: [] }, { dateGone: true }),
  async act(c, form, now) {
    const { sid } = c.var;
    const client = { db: primary(c.env.DB), sid, now };
    const answer = await acceptChange(client, form, c.req.header("User-Agent")?.slice(0, 300) ?? "");
    if (answer === "signed-out") return signedOut(c);
    if (answer === "missing") return c.notFound();
    keepSession(c, answer.session);
    if (answer.outcome !== "accepted") return { status: 409, issues: [{ path: "", message: "The change is gone." }] };
    return { json: { accepted: true }, to: portalContractOf(form.booking) };
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});
