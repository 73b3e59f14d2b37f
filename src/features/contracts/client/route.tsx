import { type Context, Hono } from "hono";
import { every } from "hono/combine";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { hashedNetwork } from "../../../platform/http/client-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { fill } from "../../../platform/language.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { ownBookingId } from "../../bookings/client-bookings.ts";
import { holdOwnAgain, type NotHeld } from "../../bookings/holds/holds.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { agreementFile, agreementPaper, type SignedAgreement, textOf, versionAsked } from "../agreement-file.ts";
import { acceptChange } from "../changes/accept-change.ts";
import { endProposal } from "../changes/end-proposal.ts";
import { nameSigner } from "../name-signer.ts";
import { signAgreement } from "../sign-agreement.ts";
import { agreementQuery } from "../signatures.ts";
import { amendmentForm, coSignerForm, holdForm, signForm } from "./form.ts";
import { portalContractKept, portalContractOf, signFragment } from "./paths.ts";
import { showContract } from "./show-contract.tsx";

const notHeldWords = ({ portal: { hold }, quote: { tooMany } }: Words): Readonly<Record<NotHeld, string>> => ({
  "date-gone": hold.elses,
  "held-twice": hold.twice,
  "mailbox-full": tooMany.address,
  "network-full": tooMany.network,
});

const holding = formRoute({
  path: portalApi.hold,
  schema: holdForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, { values, issues }) =>
    showContract(c, { values: { booking: values.booking ?? "" }, issues: [] }, { problem: issues[0]?.message }),
  act: (c, { booking }, now) =>
    forClient(
      c,
      async (client) => holdOwnAgain({ ...client, now }, booking, await hashedNetwork(c, "hold")),
      ({ refused: notHeld }) => {
        if (notHeld && !isFormPost(c)) return problem(c, 409, notHeldWords(wordsOf(c))[notHeld.why]);
        if (notHeld) {
          c.status(409);
          return showContract(c, { values: { booking }, issues: [] }, { notHeld });
        }
        return { json: { held: true }, to: portalContractOf(booking) };
      },
    ),
  comesBackTo: portalPaths.contract,
});

const accepting = formRoute({
  path: portalApi.amendment,
  schema: amendmentForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, { values, issues }) =>
    showContract(c, { values: { booking: values.booking ?? "" }, issues: [] }, { problem: issues[0]?.message }),
  async act(c, form, now) {
    const to = form.overtime ? portalView({ booking: form.booking }) : portalContractOf(form.booking);
    if (form.change === "withdraw" || form.change === "decline") {
      const proposal = { bookingId: form.booking, amendment: form.amendment, who: { session: c.var.sid } };
      const ended = await endProposal(primary(c.env.DB), proposal, now);
      return { json: { ended }, to: ended && !form.overtime ? portalContractKept(form.booking) : to };
    }
    const userAgent = c.req.header("User-Agent")?.slice(0, 300) ?? "";
    return forClient(
      c,
      (client) => acceptChange({ ...client, now }, form, userAgent),
      ({ outcome }) => {
        const accepted = outcome === "accepted" || outcome === "waits";
        // The portal says what became of a question about more music.
        if (accepted || form.overtime) return { json: { accepted }, to };
        return { status: 409, issues: [{ path: "", message: wordsOf(c).agreement.page.dateGone }] };
      },
    );
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});

const addingSigner = formRoute({
  path: portalApi.coSigner,
  schema: coSignerForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, form) =>
    showContract(c, { values: { booking: form.values.booking ?? "" }, issues: [] }, { coSigner: form }),
  act: (c, { booking: id, signerName: name, signerRole: role, signerEmail: email }, now) =>
    forClient(
      c,
      (client) => nameSigner({ ...client, now }, id, { name, role, email }),
      ({ refused }) => {
        if (!refused) return { to: portalContractOf(id) };
        const message = fill(wordsOf(c).agreement.coSigner.refusals[refused.why], { name: refused.name });
        return { status: 409, issues: [{ path: refused.path, message }] };
      },
    ),
  mails: true,
  comesBackTo: portalPaths.contract,
});

function sendSigned(c: Context<AppEnv>, write: (signed: SignedAgreement) => Response | Promise<Response>) {
  const version = versionAsked(c.req.query(portalParameters.version));
  return forClient(
    c,
    async ({ db, sid, now }) => {
      const id = ownBookingId(sid, now, c.req.query(portalParameters.booking) || null);
      const [[session], [signed, ...others]] = await db.batch([
        liveSessionQuery(db, sid, now),
        agreementQuery(db, id, version),
      ]);
      return ofClient<SignedAgreement>(session, signed && [signed, ...others]);
    },
    write,
  );
}

const signing = formRoute({
  path: portalApi.sign,
  schema: signForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, form) => showContract(c, form),
  act(c, form, now) {
    const how = {
      userAgent: c.req.header("User-Agent") ?? "",
      atOnce: settingsOf(c.env).countersigns === "at-once",
    };
    return forClient(
      c,
      (client) => signAgreement({ ...client, now }, form, how),
      ({ bookingId, depositDue, outcome }) => {
        if (outcome === "changed")
          return { status: 409, issues: [{ path: "", message: wordsOf(c).agreement.form.changed }] };
        if (outcome === "other-name")
          return { status: 422, issues: [{ path: "name", message: wordsOf(c).agreement.form.otherName }] };
        const to = depositDue > 0 ? portalPay("deposit", bookingId) : portalContractOf(bookingId) + signFragment;
        return { json: { signed: true }, to };
      },
    );
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});

export const portalContract = new Hono<AppEnv>()
  .get(portalPaths.contract, (c) => showContract(c))
  .route("/", signing)
  .route("/", holding)
  .route("/", accepting)
  .route("/", addingSigner)
  .get(portalPaths.agreement, (c) =>
    sendSigned(c, (signed) => {
      const [{ bookingId, sheet }] = signed;
      return c.body(textOf(signed), 200, attachment(`${agreementFile(bookingId, sheet.other?.language)}.txt`));
    }),
  )
  .get(portalPaths.agreementPdf, (c) =>
    sendSigned(c, async (signed) => {
      const { content, filename } = await agreementPaper(signed, settingsOf(c.env).siteOrigin);
      return c.body(content, 200, attachment(filename));
    }),
  );
