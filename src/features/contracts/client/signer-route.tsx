import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { hexDigest } from "../../../platform/hex.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill, instantIn } from "../../../platform/language.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { overtimeView } from "../../bookings/client-view.ts";
import { isAgreedToByDj, missingYeses, statusAt } from "../../bookings/model.ts";
import { isSignerOf } from "../../people/signer-fields.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { signedPath, tokenParameter } from "../../site/paths.ts";
import { agreementPaper, agreementText, signedBeforeInWords, waitsInWords } from "../agreement-file.ts";
import { acceptBySigner } from "../changes/accept-change.ts";
import { endProposal } from "../changes/end-proposal.ts";
import { OvertimeCard } from "../overtime-card.tsx";
import { consentTo, sign, signChange } from "../sign-agreement.ts";
import { type SignField, signerChangeForm, signForm } from "./form.ts";
import { Proposal } from "./proposal.tsx";
import { openSignerToken, readEnded, readSigned, readSigning, type SigningEnd } from "./read-signing.ts";
import { NothingToSign, SigningPage, signingMetadata } from "./signer-page.tsx";

/** `null` when the token is not ours, too old or replaced. */
async function signingOf(c: Context<AppEnv>, token: string, now: number) {
  const { linkSecrets } = settingsOf(c.env);
  const linked = linkSecrets && (await openSignerToken(linkSecrets, token, now));
  return linked && (await readSigning(primary(c.env.DB), linked, now));
}

type Signing = NonNullable<Awaited<ReturnType<typeof signingOf>>>;

function noticeOf({ signer, contract }: Signing, isStanding: boolean, words: Words) {
  if (!contract) return null;
  const { done } = words.agreement;
  const own = [...contract.signatures, ...contract.amends].find((each) => each.signer === signer.id);
  if (own)
    return (
      <Notice tone="ok">
        <p className="font-600">
          {own.number === contract.number
            ? fill(done.thanks, { time: instantIn(words.formats, own.signedAt) })
            : `${signedBeforeInWords(own, words)}.`}
        </p>
        <p>
          {waitsInWords(contract.unsigned, words, signer.id) ?? done.all}
          {signer.email === null ? "" : ` ${done.inMail}`}
        </p>
      </Notice>
    );
  if (!isStanding)
    return (
      <Notice tone="danger">
        <p className="font-600">{done.notHeld}</p>
        <p>{done.worksAgain}</p>
      </Notice>
    );
  return null;
}

function showNothing(c: Context<AppEnv>, ended: { eventDate: CalendarDate; why: SigningEnd }) {
  c.status(ended.why === "replaced" ? 401 : 410);
  return c.render(<NothingToSign {...ended} />, { metadata: signingMetadata(wordsOf(c)) });
}

async function showEnded(c: Context<AppEnv>, token: string, now: number) {
  const { linkSecrets } = settingsOf(c.env);
  const linked = linkSecrets && (await openSignerToken(linkSecrets, token, now));
  const ended = linked && (await readEnded(primary(c.env.DB), linked));
  if (!ended) return showSignIn(c, "broken-signing");
  speak(c, ended.language);
  return showNothing(c, ended);
}

async function showSigning(c: Context<AppEnv>, token: string, refused?: FormState<SignField>) {
  const now = Date.now();
  if (!settingsOf(c.env).linkSecrets) return showSignIn(c, "unavailable");
  const found = await signingOf(c, token, now);
  if (!found) return showEnded(c, token, now);
  const { booking, signer, contract } = found;
  speak(c, booking.language);
  const words = wordsOf(c);
  if (!contract) return showNothing(c, { eventDate: booking.eventDate, why: "canceled" });
  const status = statusAt(booking, now);
  const isStanding = status !== "released";
  const { overtime: more, proposal, joins } = found;
  const asked = isStanding && proposal?.answerBy === null && isAgreedToByDj(proposal) ? proposal : null;
  const isMissing = (who: readonly { id: string }[]) => who.some(({ id }) => id === signer.id);
  const canSign =
    isStanding && (joins ? asked !== null && isMissing(missingYeses(booking, asked)) : isMissing(contract.unsigned));
  const overtime = overtimeView(
    more ? { ...more, until: more.after.endTime, sum: more.after.price - more.before.price } : null,
    now,
    words,
  );
  const page = (
    <SigningPage
      booking={{ id: booking.id, clientName: booking.clientName, eventDate: booking.eventDate, status }}
      depositDue={status === "hold" ? found.depositDue : 0}
      token={token}
      contract={contract}
      signing={
        canSign
          ? {
              action: portalApi.signer,
              hidden: { token, booking: booking.id },
              name: signer.name,
              copyTo: signer.email,
              keptWith: "link" as const,
              next: "",
              fingerprint: await hexDigest(agreementText(booking.id, contract.number, contract.sheet)),
              consent: consentTo(contract.sheet),
              form: refused ?? emptyForm,
            }
          : null
      }
      notice={
        <>
          {overtime ? (
            <OvertimeCard
              words={words.dashboard.overtime}
              action={portalApi.signerChange}
              hidden={{ token }}
              overtime={overtime}
              isPaid={false}
            />
          ) : null}
          {asked ? (
            <Proposal
              action={portalApi.signerChange}
              hidden={{ token }}
              reader={signer.id}
              booking={booking}
              proposal={asked}
              ask={null}
              signs={joins && canSign}
            />
          ) : null}
          {noticeOf(found, isStanding, words)}
        </>
      }
    />
  );
  return c.render(page, { metadata: signingMetadata(words) });
}

const signing = formRoute({
  path: portalApi.signer,
  schema: z.extend(signForm, { token: z.string("Please open the link in your mail again").check(z.maxLength(1000)) }),
  guard: changesDates,
  limit: "FORM_LIMIT",
  mails: true,
  again: async (c, form) => {
    const { token = "" }: Partial<Record<string, string>> = await textsOf(c, ["token"]);
    return showSigning(c, token, form);
  },
  async act(c, { token, ...form }, now) {
    const found = await signingOf(c, token, now);
    if (!found?.contract) return showSigning(c, token);
    const { booking, signer, contract, proposal, joins } = found;
    speak(c, booking.language);
    const db = primary(c.env.DB);
    const userAgent = c.req.header("User-Agent") ?? "";
    const how = { booking, contract, signer, form, userAgent, session: await sha256(token) };
    const { id, linkVersion } = signer;
    const atOnce = settingsOf(c.env).countersigns === "at-once";
    const outcome =
      joins && proposal
        ? await signChange(db, { ...how, amendment: proposal.id, linkVersion }, now)
        : await sign(db, { ...how, mayAct: isSignerOf(id, linkVersion), atOnce }, now);
    if (outcome === "changed")
      return { status: 409, issues: [{ path: "", message: wordsOf(c).agreement.form.changed }] };
    if (outcome === "other-name")
      return { status: 422, issues: [{ path: "name", message: wordsOf(c).agreement.form.otherName }] };
    return { json: { signed: true }, to: signedPath(portalPaths.sign, token) };
  },
  comesBackTo: portalPaths.dashboard,
});

const answering = formRoute({
  path: portalApi.signerChange,
  schema: signerChangeForm,
  guard: changesDates,
  limit: "FORM_LIMIT",
  mails: true,
  async act(c, { token, amendment, change }, now) {
    const { linkSecrets } = settingsOf(c.env);
    const signer = linkSecrets && (await openSignerToken(linkSecrets, token, now));
    if (!signer) return showSignIn(c, "broken-signing");
    const db = primary(c.env.DB);
    const to = signedPath(portalPaths.sign, token);
    if (change === "decline") {
      const ended = await endProposal(db, { bookingId: signer.bookingId, amendment, who: { signer } }, now);
      return { json: { ended }, to };
    }
    const userAgent = c.req.header("User-Agent")?.slice(0, 300) ?? "";
    const outcome = await acceptBySigner(db, signer, { amendment, session: await sha256(token), userAgent }, now);
    return { json: { accepted: outcome === "accepted" }, to };
  },
  comesBackTo: portalPaths.dashboard,
});

export const signerPages = new Hono<AppEnv>()
  .get(portalPaths.sign, (c) => showSigning(c, c.req.query(tokenParameter) ?? ""))
  .get(portalPaths.signedPdf, async (c) => {
    const { linkSecrets, siteOrigin } = settingsOf(c.env);
    const linked = linkSecrets && (await openSignerToken(linkSecrets, c.req.query(tokenParameter) ?? "", Date.now()));
    const [first, ...others] = linked ? await readSigned(primary(c.env.DB), linked) : [];
    if (!first) return c.notFound();
    const { content, filename } = await agreementPaper([first, ...others], siteOrigin);
    return c.body(content, 200, attachment(filename));
  })
  .route("/", signing)
  .route("/", answering);
