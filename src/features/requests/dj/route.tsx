import { type Context, Hono } from "hono";
import { papersNamedIn } from "../../../content/paperwork.ts";
import { site } from "../../../content/site.ts";
import type { ClientRequestStatus } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { instantPosition, pageOf } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { isSameText } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fillIn, leftOpen } from "../../../platform/fields/placeholders.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dateIn } from "../../../platform/language.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { countText } from "../../admin/frame/labels.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { nameIn } from "../../leads/greeting.ts";
import { type Filling, replyTemplatesQuery, templateFor, templatesOf } from "../../leads/reply-templates.ts";
import { papersFor, papersQuery } from "../../settings/papers.ts";
import { privateFile } from "../../uploads/private-files.ts";
import { acceptReply, discardReply, filesOfReplyQuery, waitingRepliesQuery } from "../mail/store-reply.ts";
import { countPendingQuery, findRequestQuery, listRequestsQuery, setRequestStatusQuery } from "../read-requests.ts";
import { answerRequest } from "../receive-request.ts";
import { type AnswerField, answerForm, decisionForm, statusForm } from "./form.ts";
import { RequestsPage, requestsMetadata } from "./list-page.tsx";
import { RequestPage, requestMetadata } from "./page.tsx";
import { replyFilePath, requestPaths, waitingReplyPath } from "./paths.ts";

const statusOf = (asked: string | undefined): ClientRequestStatus | null =>
  asked === "all" ? null : asked === "completed" ? "completed" : "pending";

/** Behind an answer, for both sides to read. */
const attachedLine = /\n\nAttached: [^\n]*$/;

async function readRequest(c: Context<AppEnv>, now: number) {
  const db = primary(c.env.DB);
  const {
    request: [request],
    written,
    papers,
  } = await batchOf(db, {
    request: findRequestQuery(db, idOf(c), now),
    written: replyTemplatesQuery(db),
    papers: papersQuery(db),
  });
  if (!request) return undefined;
  const { clientName, eventDate, eventType } = request;
  const language = request.language ?? "en";
  const { formats, bookingMails } = wordsIn(language);
  const filling: Filling = {
    phone: site.phone.display,
    ...(clientName ? { name: nameIn(clientName, bookingMails) } : {}),
    ...(eventDate ? { date: dateIn(formats, eventDate) } : {}),
    ...(eventType ? { event: eventTypeIn(wordsIn(language), eventTypeLabel(eventType)).toLowerCase() } : {}),
  };
  return { request, templates: templatesOf(written, "request", language), papers, filling };
}

async function showRequest(c: Context<AppEnv>, refused?: FormState<AnswerField>) {
  const found = await readRequest(c, Date.now());
  if (!found) return c.notFound();
  const { request, templates, papers, filling } = found;
  const named = request.adminResponse === null ? papersNamedIn(`${request.subject} ${request.message}`) : [];
  const chosen = c.req.query(listParameters.template);
  const begun =
    chosen === undefined && (refused || request.adminResponse !== null)
      ? null
      : templateFor(templates, chosen, request.type === "song-request" ? "song" : "question");
  const response = begun ? fillIn(begun.text, filling) : (request.adminResponse ?? "").replace(attachedLine, "");
  const props = {
    request,
    templates,
    template: begun?.id ?? null,
    papers,
    form: refused ?? { values: { response, papers: papersFor(named, papers) }, issues: [] },
    notice: noticeOf(c),
  };
  return c.render(<RequestPage {...props} />, { metadata: requestMetadata });
}

const route = requestPaths(":id");
const comesBackTo = (c: Context<AppEnv>) => requestPaths(idOf(c)).page;

const answering = formRoute({
  path: route.answer,
  schema: answerForm,
  again: showRequest,
  mails: true,
  comesBackTo,
  async act(c, { response, papers: chosen, seen }, now) {
    const id = idOf(c);
    const found = await readRequest(c, now);
    if (!found) return c.notFound();
    const filled = fillIn(response, found.filling);
    const open = leftOpen(filled);
    if (open.length > 0) {
      const message = `The booking says nothing for ${open.join(", ")}: please write it yourself`;
      return { status: 422, issues: [{ path: "response", message }] };
    }
    const papers = found.papers.flatMap((each) =>
      chosen.includes(each.id) ? [{ id: each.id, label: each.label }] : [],
    );
    if (papers.length < chosen.length)
      return { status: 422, issues: [{ path: "papers", message: "A paper was removed meanwhile: please tick anew" }] };
    const along = papers.length > 0 ? `\n\nAttached: ${papers.map(({ label }) => label).join(", ")}` : "";
    const stored = found.request.adminResponse ?? "";
    if (seen !== undefined && !isSameText(seen, stored) && !isSameText(filled + along, stored)) {
      const message = `Answered meanwhile, by mail or elsewhere: “${stored}” Send this, and it takes its place`;
      return { status: 409, issues: [{ path: "response", message }] };
    }
    const answered = await answerRequest(primary(c.env.DB), { id, response: filled + along, papers }, now);
    return answered ? redirectWithNotice(requestPaths(id).page, "answered") : c.notFound();
  },
});

const settingStatus = formRoute({
  path: route.status,
  schema: statusForm,
  comesBackTo,
  async act(c, { status, list }, now) {
    const id = idOf(c);
    const found = await setRequestStatusQuery(primary(c.env.DB), id, status, now);
    if (found.length === 0) return c.notFound();
    const notice = status === "completed" ? "request-completed" : "request-reopened";
    return list === undefined
      ? redirectWithNotice(requestPaths(id).page, notice)
      : redirectWithNotice(adminPaths.requests, notice, list);
  },
});

const deciding = formRoute({
  path: waitingReplyPath(":id"),
  schema: decisionForm,
  comesBackTo: () => adminPaths.requests,
  mails: true,
  async act(c, { decision }, now) {
    const db = primary(c.env.DB);
    if (decision === "discard")
      return redirectWithNotice(
        adminPaths.requests,
        (await discardReply(db, idOf(c))) ? "reply-discarded" : "reply-decided",
      );
    const accepted = await acceptReply(db, idOf(c), now);
    if (accepted === null) return redirectWithNotice(adminPaths.requests, "reply-decided");
    return redirectWithNotice(accepted.isByDj ? adminPaths.requests : requestPaths(accepted.id).page, "reply-accepted");
  },
});

export const adminRequests = new Hono<AppEnv>()
  .get(adminPaths.requests, async (c) => {
    const status = statusOf(c.req.query(listParameters.status));
    const from = instantPosition(c.req.query(listParameters.from));
    const db = primary(c.env.DB);
    const {
      found,
      waiting: [waiting],
      replies,
    } = await batchOf(db, {
      found: listRequestsQuery(db, status, from),
      waiting: countPendingQuery(db),
      replies: waitingRepliesQuery(db),
    });
    const { rows, next } = pageOf(found, ({ createdAt }) => createdAt);
    const props = {
      status,
      requests: rows,
      replies,
      pending: countText(waiting?.count ?? 0),
      next,
      later: from !== null,
      notice: noticeOf(c),
    };
    return c.render(<RequestsPage {...props} />, { metadata: requestsMetadata });
  })
  .get(route.page, (c) => showRequest(c))
  .route("/", answering)
  .route("/", settingStatus)
  .route("/", deciding)
  .get(replyFilePath(":id", ":index"), async (c) => {
    const [found] = await filesOfReplyQuery(primary(c.env.DB), idOf(c));
    const file = found?.files[Number(c.req.param("index"))];
    return (await privateFile(c.env.PICTURES, file)) ?? c.notFound();
  });
