import { Hono } from "hono";
import { primary } from "../../db/client.ts";
import { instantPosition } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { resendFailedMails, resendMail } from "../../mail/outbox.ts";
import { outboxPage } from "../../mail/outbox-page.ts";
import { type MailState, mailStates } from "../../vocabulary/statuses.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { adminApi, adminPaths, outboxOf, outboxQuery } from "../paths.ts";
import { resendForm } from "./form.ts";
import { OutboxPage, outboxMetadata } from "./page.tsx";

const isMailState = (value: string | undefined): value is MailState => mailStates.some((state) => state === value);

const resending = formRoute({
  path: adminApi.resendMail,
  schema: resendForm,
  mails: true,
  comesBackTo: adminPaths.outbox,
  async act(c, { id, state }, now) {
    const db = primary(c.env.DB);
    const { meta } = await (id === "all" ? resendFailedMails(db, now) : resendMail(db, id, now)).run();
    const resent = meta.changes;
    return { json: { resent }, to: outboxOf(state || null, { resent: String(resent) }) };
  },
});

/** The mails that the site has sent, is to send, and could not; and sending them again. */
export const adminOutbox = new Hono<AppEnv>()
  .get(adminPaths.outbox, async (c) => {
    const named = c.req.query(outboxQuery.state);
    const state = isMailState(named) ? named : null;
    const after = instantPosition(c.req.query(outboxQuery.after));
    const rows = await outboxPage(primary(c.env.DB), state, after);
    const resent = Number(c.req.query(outboxQuery.resent) ?? Number.NaN);
    const props = {
      now: Date.now(),
      state,
      rows,
      later: after !== null,
      resent: Number.isInteger(resent) ? resent : null,
    };
    return c.render(<OutboxPage {...props} />, { metadata: outboxMetadata });
  })
  .route("/", resending);
