import { every } from "hono/combine";
import { primary } from "../../../database/client.ts";
import { settingsOf } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { portalContractOf, portalPay, signFragment } from "../../bookings/client/paths.ts";
import { extendSession } from "../../portal/frame/session.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { signAgreement } from "../sign-agreement.ts";
import { signForm } from "./form.ts";
import { showContract } from "./show-contract.tsx";

export const signing = formRoute({
  path: portalApi.sign,
  schema: signForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, form) => showContract(c, form),
  async act(c, form, now) {
    const { sid } = c.var;
    const how = {
      userAgent: c.req.header("User-Agent") ?? "",
      atOnce: settingsOf(c.env).countersigns === "at-once",
    };
    const answer = await signAgreement({ db: primary(c.env.DB), sid, now }, form, how);
    if (answer === "signed-out") return signedOut(c);
    if (answer === "missing") return c.notFound();
    const { session, bookingId, depositDue, outcome } = answer;
    extendSession(c, session);
    if (outcome === "changed")
      return { status: 409, issues: [{ path: "", message: wordsOf(c).agreement.form.changed }] };
    if (outcome === "other-name")
      return { status: 422, issues: [{ path: "name", message: wordsOf(c).agreement.form.otherName }] };
    const to = depositDue > 0 ? portalPay("deposit", bookingId) : portalContractOf(bookingId) + signFragment;
    return { json: { signed: true }, to };
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});
