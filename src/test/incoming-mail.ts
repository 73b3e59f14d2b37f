import { env } from "cloudflare:workers";
import { site } from "../content/site.ts";
import type { Bindings } from "../env.ts";
import { signReplyAddress } from "../features/requests/mail/reply-address.ts";
import worker from "../index.ts";
import { secrets } from "./portal.ts";
import { mailbox } from "./site.ts";

export const repliesOn = { REPLY_DOMAIN: "reply.site.test", REPLY_MAILBOX: "owner@mailbox.test" };

const files = import.meta.glob<string>("../features/requests/mail/mails/*.eml", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const keptMails = Object.keys(files).map((path) => path.replace(/^.*\/|\.eml$/g, ""));

/** The address is changed to that of the tests' business. */
export function keptMail(name: string): string {
  const raw = files[`../features/requests/mail/mails/${name}.eml`];
  if (raw === undefined) throw new Error(`there is no mail ${name}`);
  return raw.replaceAll("bookings@sunsetbaydj.example", site.mailFrom);
}

const signing = { domain: repliesOn.REPLY_DOMAIN, secrets };

export async function replyTo(
  kind: Parameters<typeof signReplyAddress>[1],
  id: string,
  version = "rcd".includes(kind) ? 0 : 1,
): Promise<string> {
  return (await signReplyAddress(signing, kind, { id, version })) ?? "";
}

export async function bring(
  raw: string,
  to: string,
  { from = "ana@example.com", ...bindings }: Partial<Bindings> & { from?: string } = {},
) {
  const bytes = new TextEncoder().encode(raw.replaceAll(/\r?\n/g, "\r\n"));
  const done = { forwardedTo: [] as string[], rejected: null as string | null };
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, " ");
  const headers = new Headers();
  for (const line of head.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value.replaceAll(/[^\x20-\x7e]/g, "?"));
  }
  const [, domain = ""] = /@([\w.-]+)/.exec(headers.get("from") ?? "") ?? [];
  if (!headers.has("authentication-results"))
    headers.set("authentication-results", `mx.cloudflare.net; dmarc=pass header.from=${domain} policy.dmarc=none`);
  const body = new Response(bytes).body;
  if (!body) throw new Error("a mail has a body");
  await worker.email(
    {
      from,
      to,
      headers,
      raw: body,
      setReject(reason) {
        done.rejected = reason;
      },
      async forward(mailboxAddress) {
        done.forwardedTo.push(mailboxAddress);
      },
    },
    { ...env, ...repliesOn, EMAIL: mailbox().email, ...bindings },
  );
  return done;
}
