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
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { holdOwnAgain, type NotHeld } from "../../bookings/holds.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { changeSignersLink } from "../../people/signers.ts";
import { liveSessionQuery } from "../../portal/access/sessions.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { acceptChange } from "../accept-change.ts";
import { agreementFile, agreementPaper, type SignedAgreement, textOf, versionAsked } from "../agreement-file.ts";
import { changeSigners, isSignedQuery } from "../change-or-propose.ts";
import { endProposal } from "../end-proposal.ts";
import { isSameName, signAgreement } from "../sign-agreement.ts";
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
  async act(c, { booking }, now) {
    const { sid } = c.var;
    const client = { db: primary(c.env.DB), sid, now };
    const answer = await holdOwnAgain(client, booking, await hashedNetwork(c, "hold"));
    if (answer === "signed-out") return signedOut(c);
    if (answer === "missing") return c.notFound();
    extendSession(c, answer.session);
    const { refused: notHeld } = answer;
    if (notHeld && !isFormPost(c)) return problem(c, 409, notHeldWords(wordsOf(c))[notHeld.why]);
    if (notHeld) {
      c.status(409);
      return showContract(c, { values: { booking }, issues: [] }, { notHeld });
    }
    return { json: { held: true }, to: portalContractOf(booking) };
  },
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
    const { sid } = c.var;
    const client = { db: primary(c.env.DB), sid, now };
    const to = form.overtime ? portalView({ booking: form.booking }) : portalContractOf(form.booking);
    if (form.change === "withdraw" || form.change === "decline") {
      const ended = { bookingId: form.booking, amendment: form.amendment, who: { session: sid } };
      const isEnded = await endProposal(client.db, ended, now);
      return { json: { ended: true }, to: isEnded && !form.overtime ? portalContractKept(form.booking) : to };
    }
    const answer = await acceptChange(client, form, c.req.header("User-Agent")?.slice(0, 300) ?? "");
    if (answer === "signed-out") return signedOut(c);
    if (answer === "missing") return c.notFound();
    extendSession(c, answer.session);
    const accepted = answer.outcome === "accepted" || answer.outcome === "waits";
    // The portal says what became of a question about more music.
    if (accepted || form.overtime) return { json: { accepted }, to };
    return { status: 409, issues: [{ path: "", message: wordsOf(c).agreement.page.dateGone }] };
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});

/** The DJ can add more. */
const mostNamed = 3;
/** Addresses of one signer, in links. */
const mostAddresses = 3;

const addingSigner = formRoute({
  path: portalApi.coSigner,
  schema: coSignerForm,
  guard: every(withSession, changesDates),
  limit: "FORM_LIMIT",
  again: (c, form) =>
    showContract(c, { values: { booking: form.values.booking ?? "" }, issues: [] }, { coSigner: form }),
  async act(c, { booking: id, signerName: name, signerRole: role, signerEmail }, now) {
    const { sid } = c.var;
    const db = primary(c.env.DB);
    const own = ownBookingId(sid, now, id);
    const [[session], [booking], [signed]] = await db.batch([
      liveSessionQuery(db, sid, now),
      ownBookingQuery(db, sid, now, id),
      isSignedQuery(db, own),
    ]);
    if (!session) return signedOut(c);
    if (!booking) return c.notFound();
    extendSession(c, session);
    const to = portalContractOf(id);
    const { refusals } = wordsOf(c).agreement.coSigner;
    const refused = (message: string, path = "signerName") => ({ status: 409, issues: [{ path, message }] }) as const;
    if (isSameName(booking.clientName, name)) return refused(refusals.self);
    const named = booking.signers.find((each) => isSameName(each.name, name));
    if (named?.email === signerEmail) return { to };
    const mailbox = await mailboxKey(signerEmail);
    const other = booking.signers.find(
      (each) => each.email === signerEmail || (each !== named && each.mailbox === mailbox),
    );
    if (other) return refused(fill(refusals.taken, { name: other.name }), "signerEmail");
    if (mailbox === (await mailboxKey(booking.clientEmail))) return refused(refusals.ownEmail, "signerEmail");
    if (signed?.byClient) return refused(refusals.signed);
    if (named) {
      if (named.linkVersion >= mostAddresses) return refused(refusals.addresses, "signerEmail");
      // The address was mistyped.
      const isChanged = await changeSignersLink(
        db,
        { bookingId: id, signer: named.id, email: signerEmail, mailbox },
        now,
      );
      return isChanged ? { to } : refused(refusals.link, "signerEmail");
    }
    if (booking.signers.length >= mostNamed) return refused(refusals.names);
    const signer = {
      id: crypto.randomUUID(),
      role,
      name,
      email: signerEmail,
      linkVersion: 1,
      mailbox,
      isNamedByClient: true,
    } as const;
    const added = await changeSigners(
      db,
      id,
      (signers) => [...signers, signer],
      { by: session.sess.email, now },
      false,
    );
    return added ? { to } : refused(refusals.ask);
  },
  mails: true,
  comesBackTo: portalPaths.contract,
});

async function sendSigned(
  c: Context<AppEnv>,
  write: (signed: SignedAgreement) => Response | Promise<Response>,
): Promise<Response> {
  const { sid } = c.var;
  const now = Date.now();
  const db = primary(c.env.DB);
  const id = ownBookingId(sid, now, c.req.query(portalQuery.booking) || null);
  const version = versionAsked(c.req.query(portalQuery.version));
  const [[session], [signed, ...others]] = sid
    ? await db.batch([liveSessionQuery(db, sid, now), agreementQuery(db, id, version)])
    : [[], []];
  if (!session) return signedOut(c);
  extendSession(c, session);
  return signed ? write([signed, ...others]) : c.notFound();
}

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
