import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1Database, EmailMessage, EmailMessageBuilder, SendEmail } from "@cloudflare/workers-types";
import { onTestFinished } from "vitest";
import type { Bindings } from "../env.ts";
import worker from "../index.ts";
import { limits } from "./limits.ts";

export const origin = "https://site.test";

/** Keeps mails, and fails while `broken` gives true. */
export function mailbox(broken: () => boolean = () => false) {
  const mails: {
    to: string;
    subject: string;
    text: string;
    html: string;
    replyTo: string;
    headers: Record<string, string>;
    attachments: readonly { filename: string; content: string | ArrayBuffer | ArrayBufferView }[];
  }[] = [];
  const email: SendEmail = {
    async send(message: EmailMessage | EmailMessageBuilder) {
      if (broken()) throw new Error("mail service unavailable");
      if (!("subject" in message)) throw new Error("expected a composed mail");
      const { to, subject, text = "", html = "", replyTo = "", headers = {}, attachments = [] } = message;
      mails.push({
        to: String(to),
        subject,
        text,
        html,
        replyTo: typeof replyTo === "string" ? replyTo : replyTo.email,
        headers,
        attachments,
      });
      return { messageId: crypto.randomUUID() };
    },
  };
  return { email, mails };
}

export function calendarOf(mail: ReturnType<typeof mailbox>["mails"][number] | undefined): string {
  const { content } = mail?.attachments.find(({ filename }) => filename.endsWith(".ics")) ?? {};
  return typeof content === "object" ? new TextDecoder().decode(content) : "";
}

/** A new binding has nothing in memory, like a new isolate. */
export const freshly = (d1: D1Database): D1Database =>
  new Proxy(d1, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

let isolate: { site: Bindings; admin: Bindings } | null = null;

/** For the rest of this test requests reach one isolate, which remembers what it has read. */
export function stayInOneIsolate(): void {
  const site = { ...env, ...limits, DB: freshly(env.DB), EMAIL: mailbox().email };
  isolate = { site, admin: { ...site, SITE_ORIGIN: origin } };
  onTestFinished(() => {
    isolate = null;
  });
}

export const isolateOf = (side: "site" | "admin", bindings: Partial<Bindings>): Bindings | null =>
  Object.keys(bindings).length === 0 ? (isolate?.[side] ?? null) : null;

export async function visit(request: Request, bindings: Partial<Bindings> = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(
    request,
    isolateOf("site", bindings) ?? { ...env, ...limits, DB: freshly(env.DB), EMAIL: mailbox().email, ...bindings },
    context,
  );
  // The runtime reads the body before the context ends.
  const body = await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return new Response([204, 301, 303].includes(response.status) ? null : body, response);
}

export const get = (path: string, headers: HeadersInit = {}): Request => new Request(origin + path, { headers });

export const htmlAt = async (path: string, headers: HeadersInit = {}): Promise<string> =>
  (await visit(get(path, headers))).text();

/** `instant` is in milliseconds. */
export const cron = (
  instant: number,
  bindings: Partial<Bindings> = {},
  context?: Parameters<typeof worker.scheduled>[2],
): Promise<void> =>
  worker.scheduled({ scheduledTime: instant, cron: "* * * * *", noRetry() {} }, { ...env, ...bindings }, context);

export const inquiry = {
  eventCategory: "wedding",
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "(813) 555-0100",
  companyName: "",
  eventDate: "2099-06-12",
  eventType: "Wedding Reception",
  guestCount: "101-200",
  budget: "$2,500-$5,000",
  details: "First dance at eight.",
};

export const message = {
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "(813) 555-0100",
  eventType: "private",
  eventDate: "2099-06-12",
  venue: "Pier 60",
  guestCount: "51-100",
  budget: "1000-1500",
  details: "A surprise fortieth.",
};

export const postJson = (path: string, body: unknown, headers: HeadersInit = {}): Request =>
  new Request(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const postForm = (
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: HeadersInit = {},
): Request =>
  new Request(origin + path, {
    method: "POST",
    headers: { Origin: origin, "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
