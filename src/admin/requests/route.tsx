import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { answerRequest } from "../../business/requests/client-requests.ts";
import { countPending, findRequest, listRequests, setRequestStatus } from "../../business/requests/queue.ts";
import { primary } from "../../db/client.ts";
import { instantPosition, pageOf } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { choice, limits, requiredText } from "../../forms/fields.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { type ClientRequestStatus, clientRequestStatuses } from "../../vocabulary/statuses.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { actorOf, done, idOf, refuseAsProblem } from "../frame/answers.ts";
import { countText } from "../frame/figures.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, listQuery, requestPaths } from "../paths.ts";
import { RequestsPage, requestsMetadata } from "./list-page.tsx";
import { RequestPage, requestMetadata } from "./page.tsx";

const longestQuery = 1000;

const statusForm = z.object({
  status: choice(clientRequestStatuses, "Please choose a status"),
  /** The query of the list whose button it was; absent on the request's own page. */
  list: z.optional(z.string().check(z.maxLength(longestQuery))),
});
const answerForm = z.object({ response: requiredText(1, limits.details, "Please write the answer first") });

const statusOf = (asked: string | undefined): ClientRequestStatus | null =>
  asked === "all" ? null : asked === "completed" ? "completed" : "pending";

interface Refused {
  entry: string;
  issues: readonly FieldIssue[];
}

async function showRequest(c: Context<AppEnv>, id: string, refused: Refused | null) {
  const [request] = await findRequest(primary(c.env.DB), id);
  if (!request) return c.notFound();
  const props = {
    request,
    entry: refused?.entry ?? request.adminResponse ?? "",
    issues: refused?.issues ?? [],
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<RequestPage {...props} />, { metadata: requestMetadata });
}

const showAgain: ShowAgain = (c, { issues, entries }) =>
  showRequest(c, idOf(c), { entry: entries.response ?? "", issues });

const route = requestPaths(":id");

/** What clients ask: the list, one request, the answer, and completing or reopening it. */
export const adminRequests = new Hono<AppEnv>()
  .get(adminPaths.requests, async (c) => {
    const status = statusOf(c.req.query(listQuery.status));
    const from = instantPosition(c.req.query(listQuery.from));
    const db = primary(c.env.DB);
    const [found, [waiting]] = await db.batch([listRequests(db, status, from), countPending(db)]);
    const { rows, next } = pageOf(found, ({ createdAt }) => createdAt);
    const props = {
      status,
      requests: rows,
      pending: countText(waiting?.count ?? 0),
      next,
      later: from !== null,
      notice: noticeText(c.req.query(listQuery.notice)),
    };
    return c.render(<RequestsPage {...props} />, { metadata: requestsMetadata });
  })

  .get(route.page, (c) => showRequest(c, idOf(c), null))

  .post(route.answer, limitBody, formBody(answerForm, showAgain), async (c) => {
    const id = idOf(c);
    const { response } = c.req.valid("form");
    if (!(await answerRequest(primary(c.env.DB), { id, response }, actorOf(c).now))) return c.notFound();
    c.var.sendMails();
    return done(c, requestPaths(id).page, "answered");
  })

  .post(route.status, limitBody, formBody(statusForm, refuseAsProblem), async (c) => {
    const id = idOf(c);
    const { status, list } = c.req.valid("form");
    const found = await setRequestStatus(primary(c.env.DB), id, status, actorOf(c).now);
    if (found.length === 0) return c.notFound();
    const notice = status === "completed" ? "request-completed" : "request-reopened";
    return list === undefined ? done(c, requestPaths(id).page, notice) : done(c, adminPaths.requests, notice, list);
  });
