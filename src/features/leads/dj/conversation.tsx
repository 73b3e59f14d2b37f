import { instantInWords } from "../../../platform/english.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";

export const cameBy = (source: string): string => (source === "phone" ? "by phone" : "by the form");

export interface ConversationMessage {
  id: string;
  by: "client" | "site" | "dj";
  who: string;
  at: number;
  text: string | null;
  state: { name: "sent" | "waiting" | "failed" | "dropped"; words: string } | null;
  page?: { href: string; label: string };
}

export function Conversation({ messages }: { messages: readonly ConversationMessage[] }) {
  return (
    <ol className="conversation">
      {messages.map(({ id, by, who, at, text, state, page }) => (
        <li key={id} data-by={by}>
          <p className="small text-muted">
            <b>{who}</b>, <time dateTime={new Date(at).toISOString()}>{instantInWords(at)}</time>
          </p>
          {text ? <p className="turn">{text}</p> : null}
          {page ? (
            <p className="small">
              <a className="text-link" href={page.href}>
                {page.label}
              </a>
            </p>
          ) : null}
          {state ? (
            <p className="small text-muted">
              {state.name === "failed" ? (
                <a className="text-link text-danger" href={mailPaths(id).page}>
                  {state.words}
                </a>
              ) : (
                state.words
              )}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
