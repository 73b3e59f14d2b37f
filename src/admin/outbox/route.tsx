import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../db/client.ts";
import { instantPosition } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { choice } from "../../forms/fields.ts";
import { resendFailedMails, resendMail } from "../../mail/outbox.ts";
import { outboxPage } from "../../mail/outbox-page.ts";
import { type MailState, mailStates } from "../../vocabulary/statuses.ts";
import { formBody, limitBody } from "../../web/forms/form-body.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { adminApi, adminPaths, outboxOf, outboxQuery } from "../paths.ts";
import { OutboxPage, outboxMetadata } from "./page.tsx";

const isMailState = (value: string | undefined): value is MailState => mailStates.some((state) => state === value);

/** One mail by its `id`, or all that failed; `state` is the list to come back to. */
const resendForm = z.object({
  id: z.string("Please name the mail, or all").check(z.regex(/^([\w-]{1,64}|all)$/, "Please name the mail, or all")),
  state: z.optional(z.union([choice(mailStates, "Please choose a state from the list"), z.literal("")])),
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

  .post(
    adminApi.resendMail,
    limitBody,
    formBody(resendForm, (c, { status, message }) => problem(c, status, message)),
    async (c) => {
      const { id, state } = c.req.valid("form");
      const db = primary(c.env.DB);
      const now = Date.now();
      const { meta } = await (id === "all" ? resendFailedMails(db, now) : resendMail(db, id, now)).run();
      const resent = meta.changes;
      c.var.sendMails();
      return isFormPost(c) ? c.redirect(outboxOf(state || null, { resent: String(resent) }), 303) : c.json({ resent });
    },
  );
