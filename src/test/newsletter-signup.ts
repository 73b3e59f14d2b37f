import { api } from "../features/site/paths.ts";
import { mailbox, origin, postJson, visit } from "./site.ts";

/** Signs up through the front door and gives what the mail's links say, as paths. */
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

/** A mail provider's one-click post (RFC 8058): no cookie, no Origin, no Sec-Fetch headers. */
export const oneClick = (path: string) =>
  new Request(origin + path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
