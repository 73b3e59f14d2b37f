import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { site } from "../../../content/site.ts";
import { errors } from "../../../content/words/en/errors.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { email } from "../../../platform/fields/fields.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill, instantIn } from "../../../platform/language.ts";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { signPortalToken } from "../../portal/access/portal-links.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { forClient, showSignIn, signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalLink, portalPaths } from "../../portal/paths.ts";
import { tokenParameter } from "../../site/paths.ts";
import {
  askForNewAddress,
  isNewAddressTakenQuery,
  type NewAddress,
  newAddressCountsQuery,
  openNewAddress,
  readNewAddress,
  takeNewAddress,
} from "./new-address.ts";

const idOf = (field: string): string => `new-address-${field}`;

interface NewAddressPageProps {
  email: string;
  comesBack: boolean;
  asked: { email: string; at: number; cameBack: boolean } | null;
  form: FormState<"email">;
}

function NewAddressPage({ email, comesBack, asked, form }: NewAddressPageProps) {
  const { formats, newAddress: words, portal } = useWords();
  const field = fieldsOf({ idOf, labels: words.labels, form });
  return (
    <section className="wrap portal portal-column">
      <Breadcrumb items={[{ label: portal.name, href: portalPaths.dashboard }, { label: words.title }]} />
      <h1 className="h2 mt-4">{words.title}</h1>
      {comesBack ? (
        <>
          <p className="lead mt-4 mb-6 break-words">{fill(words.comesBack, { email })}</p>
          {asked ? (
            <div className="mb-6">
              <Notice tone={asked.cameBack ? "danger" : "ok"}>
                <p className="break-words">
                  {fill(asked.cameBack ? words.askedBack : words.asked, {
                    email: asked.email,
                    time: instantIn(formats, asked.at),
                  })}
                </p>
              </Notice>
            </div>
          ) : null}
          <form className="form-grid" method="post" action={portalApi.newAddress} noValidate={form.issues.length > 0}>
            <ErrorSummary issues={form.issues} labels={words.labels} idOf={idOf} takesFocus />
            <EmailField {...field("email")} className="full" />
            <button className="btn btn-primary full" type="submit">
              {words.send}
            </button>
          </form>
        </>
      ) : (
        <p className="lead mt-4 mb-6 break-words">{fill(words.arrives, { email })}</p>
      )}
      <p className="small text-muted mt-6">
        <Filled words={words.call} parts={{ phone: <a href={site.phone.href}>{site.phone.display}</a> }} />
      </p>
    </section>
  );
}

/** A button confirms, because mail scanners open links. */
function ConfirmAddressPage({ email, token }: { email: string; token: string }) {
  const { confirm: words } = useWords().newAddress;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{words.title}</h1>
        <p className="lead mt-5 mb-8">
          <Filled words={words.text} parts={{ email: <b className="break-words">{email}</b> }} />
        </p>
        <form method="post" action={portalApi.confirmAddress}>
          <input type="hidden" name={tokenParameter} value={token} />
          <button className="btn btn-primary" type="submit">
            {words.yes}
          </button>
        </form>
      </div>
    </section>
  );
}

const newAddressMetadata = (words: Words) =>
  portalMetadata(words, words.newAddress, "portal-people", portalPaths.newAddress);

const showForm = (c: Context<AppEnv>, form: FormState<"email"> = emptyForm) =>
  forClient(
    c,
    ({ db, sid, now }) => readNewAddress(db, sid, now),
    (view, { session }) =>
      c.render(<NewAddressPage {...view} email={session.sess.email} form={form} />, {
        metadata: newAddressMetadata(wordsOf(c)),
      }),
  );

const asking = formRoute({
  path: portalApi.newAddress,
  schema: z.object({ email: email(errors.email) }),
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  again: showForm,
  async act(c, form, now) {
    const outcome = await askForNewAddress(primary(c.env.DB), c.var.sid, form.email.toLowerCase(), now);
    if (outcome === "signed-out") return signedOut(c);
    if (outcome === "mailed" || outcome === "arrives") return { to: portalPaths.newAddress };
    return { status: 409, issues: [{ path: "email", message: wordsOf(c).newAddress.refusals[outcome] }] };
  },
  comesBackTo: portalPaths.newAddress,
});

async function showOld(c: Context<AppEnv>, link: NewAddress | null) {
  const [taken] = link ? await isNewAddressTakenQuery(primary(c.env.DB), link) : [];
  if (taken) speak(c, taken.language);
  return showSignIn(c, taken ? "address-known" : "broken-link");
}

const confirming = formRoute({
  path: portalApi.confirmAddress,
  schema: z.object({ token: z.string(errors.openMail).check(z.maxLength(2000)) }),
  limit: "PORTAL_CLIENT_LIMIT",
  mails: true,
  async act(c, { token }, now) {
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return showSignIn(c, "unavailable");
    const db = primary(c.env.DB);
    const link = await openNewAddress(linkSecrets, token, now);
    const linkVersion = link && (await takeNewAddress(db, link, now));
    if (!link || linkVersion === null) return showOld(c, link);
    const claim = { bookingId: link.bookingId, email: link.to, linkVersion };
    return { to: portalLink(await signPortalToken(linkSecrets, claim, now), link.to) };
  },
  comesBackTo: portalPaths.newAddress,
});

export const newAddressPages = new Hono<AppEnv>()
  .get(portalPaths.newAddress, async (c) => {
    const token = c.req.query(tokenParameter);
    if (token === undefined) return showForm(c);
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return showSignIn(c, "unavailable");
    const link = await openNewAddress(linkSecrets, token, Date.now());
    const [booking] = link ? await newAddressCountsQuery(primary(c.env.DB), link) : [];
    if (!link || !booking) return showOld(c, link);
    speak(c, booking.language);
    return c.render(<ConfirmAddressPage email={link.to} token={token} />, { metadata: newAddressMetadata(wordsOf(c)) });
  })
  .route("/", asking)
  .route("/", confirming);
