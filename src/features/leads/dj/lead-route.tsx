import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, done, idOf } from "../../admin/frame/notices.ts";
import { answerLead, fillIn, leftOpen } from "../answer-lead.ts";
import { replyForm } from "./form.ts";
import { leadPaths } from "./paths.ts";
import { readLead, showLead } from "./show-lead.tsx";

const route = leadPaths(":id");

const replying = formRoute({
  path: route.reply,
  schema: replyForm,
  again: showLead,
  mails: true,
  comesBackTo: (c) => leadPaths(idOf(c)).page,
  async act(c, { key, subject, text }, now) {
    const found = await readLead(c, now);
    if (!found) return c.notFound();
    const [filledSubject, filled] = [fillIn(subject, found.filling), fillIn(text, found.filling)];
    const open = leftOpen(`${filledSubject}\n${filled}`);
    if (open.length > 0) {
      const message = `The lead says nothing for ${open.join(", ")}: please write it yourself`;
      return { status: 422, issues: [{ path: leftOpen(filled).length > 0 ? "text" : "subject", message }] };
    }
    const id = idOf(c);
    await answerLead(primary(c.env.DB), id, { key, subject: filledSubject, text: filled }, actorOf(c));
    return done(leadPaths(id).page, "replied");
  },
});

/** One lead, and the reply to it. */
export const adminLead = new Hono<AppEnv>().get(route.page, (c) => showLead(c)).route("/", replying);
