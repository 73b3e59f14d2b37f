import { api } from "../features/site/paths.ts";
import { mailbox, origin, postJson, visit } from "./site.ts";

export async function signUp(bindings = {}) {
  const { email, mails } = mailbox();
  await visit(postJson(api.newsletter, { firstName: "Ana", email: "ana@example.com" }), { EMAIL: email, ...bindings });
  const path = (text: string | undefined) => (text ? text.replace("https://sunsetbaydj.example", "") : "");
  return {
    confirm: path(/https:\S+\/newsletter\/confirm\S+/.exec(mails[0]?.text ?? "")?.[0]),
    unsubscribe: path(/<(.*)>/.exec(mails[0]?.headers["List-Unsubscribe"] ?? "")?.[1]),
    mails,
  };
}

/** A provider's one-click unsubscribe (RFC 8058): no cookie, Origin or Sec-Fetch headers. */
export const oneClick = (path: string) =>
  new Request(origin + path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
