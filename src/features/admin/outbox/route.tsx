import { desc, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type MailState, mailStates } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { type Database, primary } from "../../../database/client.ts";
import { instantPosition } from "../../../database/page-of.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { markToldQuery } from "../../../platform/mail/claim-mails.ts";
import { findMailQuery, outboxPage } from "../../../platform/mail/outbox-page.ts";
import { resendFailedMailsQuery, resendMailQuery } from "../../../platform/mail/resend-mails.ts";
import { readdress } from "../../people/correct-address.ts";
import { idOf, noticeOf, redirectWithNotice } from "../frame/notices.ts";
import { adminApi, adminPaths } from "../paths.ts";
import { toldWithQuery } from "../today/needs.ts";
import { type AddressField, addressForm, resendForm } from "./form.ts";
import { MailPage, mailMetadata } from "./mail-page.tsx";
import { isToTell } from "./mail-state.ts";
import { OutboxPage, outboxMetadata } from "./page.tsx";
import { mailPaths, outboxOf, outboxParameters } from "./paths.ts";

const isMailState = (value: string | undefined): value is MailState => mailStates.some((state) => state === value);

const resending = formRoute({
  path: adminApi.resendMail,
  schema: resendForm,
  mails: true,
  comesBackTo: adminPaths.outbox,
  async act(c, { id, state }, now) {
    const db = primary(c.env.DB);
    const { meta } = await (id === "all" ? resendFailedMailsQuery(db, now) : resendMailQuery(db, id, now)).run();
    const resent = meta.changes;
    return { json: { resent }, to: outboxOf(state || null, { resent: String(resent) }) };
  },
});

const bookingOfRecipientQuery = (db: Database, id: string) =>
  db
    .select({ id: bookings.id, name: bookings.clientName, phone: bookings.clientPhone })
    .from(bookings)
    .where(sql`bookings.client_email = (select outbox.recipient from outbox where outbox.id = ${id})`)
    .orderBy(desc(bookings.eventDate))
    .limit(1);

async function showMail(c: Context<AppEnv>, refused?: FormState<AddressField>) {
  const db = primary(c.env.DB);
  const {
    mail: [mail],
    toldWith,
    booking: [booking],
  } = await batchOf(db, {
    mail: findMailQuery(db, idOf(c)),
    toldWith: toldWithQuery(db, idOf(c), Date.now()),
    booking: bookingOfRecipientQuery(db, idOf(c)),
  });
  if (!mail) return c.notFound();
  const props = {
    mail,
    booking: booking ?? null,
    form: refused ?? emptyForm,
    notice: noticeOf(c),
  };
  return c.render(<MailPage {...props} toldWith={isToTell(mail) ? toldWith : []} />, { metadata: mailMetadata });
}

const readdressing = formRoute({
  path: mailPaths(":id").address,
  schema: addressForm,
  again: showMail,
  mails: true,
  comesBackTo: (c) => mailPaths(idOf(c)).page,
  async act(c, { email }, now) {
    const id = idOf(c);
    const db = primary(c.env.DB);
    const [mail] = await findMailQuery(db, id);
    if (!mail) return c.notFound();
    const isSubscribers = "subscriberId" in mail.mail;
    const sent = !isSubscribers && (await readdress(db, mail, email, now));
    return redirectWithNotice(mailPaths(id).page, sent ? "mail-readdressed" : "mail-not-readdressed");
  },
});

const telling = formRoute({
  path: mailPaths(":id").told,
  schema: z.object({}),
  comesBackTo: (c) => mailPaths(idOf(c)).page,
  async act(c) {
    await markToldQuery(primary(c.env.DB), idOf(c));
    return redirectWithNotice(mailPaths(idOf(c)).page, "told-by-phone");
  },
});

export const adminOutbox = new Hono<AppEnv>()
  .get(adminPaths.outbox, async (c) => {
    const named = c.req.query(outboxParameters.state);
    const state = isMailState(named) ? named : null;
    const after = instantPosition(c.req.query(outboxParameters.after));
    const rows = await outboxPage(primary(c.env.DB), state, after);
    const resent = Number(c.req.query(outboxParameters.resent) ?? Number.NaN);
    const props = {
      now: Date.now(),
      state,
      rows,
      later: after !== null,
      resent: Number.isInteger(resent) ? resent : null,
    };
    return c.render(<OutboxPage {...props} />, { metadata: outboxMetadata });
  })
  .get(mailPaths(":id").page, (c) => showMail(c))
  .route("/", resending)
  .route("/", readdressing)
  .route("/", telling);
