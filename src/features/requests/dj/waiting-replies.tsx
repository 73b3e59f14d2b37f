import { dashboard } from "../../../content/words/en/dashboard.ts";
import { instantInWords } from "../../../platform/dates.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { replyFilePath, waitingReplyPath } from "../../admin/paths.ts";
import type { ShownReply } from "../mail/store-reply.ts";
import { ReplyFiles, shownFiles } from "../reply-files.tsx";

export function WaitingReplies({ replies }: { replies: readonly ShownReply[] }) {
  if (replies.length === 0) return null;
  return (
    <Panel id="waiting-replies" title="Replies that are not verified">
      <ul className="client-requests">
        {replies.map(({ id, isByDj, fromEmail, subject, words, files, client, clientEmail, createdAt }) => (
          <li key={id}>
            <h3 className="font-600">{subject}</h3>
            <DetailList
              className="facts"
              facts={[
                ["From", fromEmail],
                [isByDj ? "To" : "In the conversation of", [client, clientEmail].filter(Boolean).join(", ")],
                ["Received", instantInWords(createdAt)],
              ]}
            />
            <figure className="quote-box">
              <figcaption>{isByDj ? "Goes to the client in your name" : "Only you see this so far"}</figcaption>
              <blockquote>{words || "Only files, without words."}</blockquote>
            </figure>
            <ReplyFiles words={dashboard.requests} files={shownFiles(files, (index) => replyFilePath(id, index))} />
            <form className="list-actions" method="post" action={waitingReplyPath(id)}>
              <button className="btn btn-primary btn-small" type="submit" name="decision" value="accept">
                {isByDj ? "It is mine: send it" : "It is theirs: accept"}
                <span className="visually-hidden">: {subject}</span>
              </button>
              <button className="btn btn-quiet btn-small" type="submit" name="decision" value="discard">
                Discard
                <span className="visually-hidden">: {subject}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
