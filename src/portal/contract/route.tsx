import { type Context, Hono } from "hono";
import { every } from "hono/combine";
import { acceptChange } from "../../business/agreements/accept-change.ts";
import { agreementFile, agreementPdf, type SignedAgreement } from "../../business/agreements/agreement-pdf.ts";
import { signAgreement } from "../../business/agreements/sign-agreement.ts";
import { signedAgreementQuery } from "../../business/agreements/signatures.ts";
import { holdOwnAgain } from "../../business/bookings/hold-own-again.ts";
import { ownBookingId } from "../../business/bookings/own-booking.ts";
import { liveSessionQuery } from "../../business/portal-access/sessions.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { signedOut, withSession } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import { portalApi, portalContractOf, portalPaths, portalPay, portalQuery, signFragment } from "../paths.ts";
import { amendmentForm, holdForm, signForm } from "./form.ts";
import { showContract } from "./show-contract.tsx";

const changed = "The agreement is not what it was when you opened it. This is how it stands now: please read it again.";
const otherName = "Please type the name as it stands in the agreement";

const signing = formRoute({
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
    keepSession(c, session);
    if (outcome === "changed") return { status: 409, issues: [{ path: "", message: changed }] };
    if (outcome === "other-name") return { status: 422, issues: [{ path: "name", message: otherName }] };
    const to = depositDue > 0 ? portalPay("deposit", bookingId) : portalContractOf(bookingId) + signFragment;
    return { json: { signed: true }, to };
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});

/** "Still free?": holds the date of a released booking again. */
const holding = formRoute({
  path: portalApi.hold,
  schema: holdForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, { values }) => showContract(c, { values: { booking: values.booking ?? "" }, issues: [] }, { gone: true }),
  async act(c, { booking }, now) {
    const { sid } = c.var;
    const answer = await holdOwnAgain({ db: primary(c.env.DB), sid, now }, booking);
    if (answer === "signed-out") return signedOut(c);
    if (answer === "missing") return c.notFound();
    keepSession(c, answer.session);
    if (answer.gone) return { status: 409, issues: [{ path: "", message: "Somebody else has the date by now." }] };
    return { json: { held: true }, to: portalContractOf(booking) };
  },
  comesBackTo: portalPaths.contract,
});

const accepting = formRoute({
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

/** What was signed of a client's booking, as a file. */
async function sendSigned(c: Context<AppEnv>, write: (signed: SignedAgreement) => Response): Promise<Response> {
  const { sid } = c.var;
  const now = Date.now();
  const db = primary(c.env.DB);
  const id = ownBookingId(sid, now, c.req.query(portalQuery.booking) || null);
  const [[session], [signed]] = sid
    ? await db.batch([liveSessionQuery(db, sid, now), signedAgreementQuery(db, id)])
    : [[], []];
  if (!session) return signedOut(c);
  keepSession(c, session);
  return signed ? write(signed) : c.notFound();
}

/** The contract of a client's booking, its signature, and the text that was signed. */
export const portalContract = new Hono<AppEnv>()
  .get(portalPaths.contract, (c) => showContract(c))
  .route("/", signing)
  .route("/", holding)
  .route("/", accepting)
  .get(portalPaths.agreement, (c) =>
    sendSigned(c, (signed) =>
      c.body(signed.text, 200, {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": `attachment; filename="${agreementFile(signed.bookingId)}.txt"`,
      }),
    ),
  )
  .get(portalPaths.agreementPdf, (c) =>
    sendSigned(c, (signed) =>
      c.body(agreementPdf(signed, settingsOf(c.env).siteOrigin), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${agreementFile(signed.bookingId)}.pdf"`,
      }),
    ),
  );
