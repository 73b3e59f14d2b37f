import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";

/** Longer than anyone waits. */
const slow = 20_000;

const types = { MX: 15, TXT: 16 } as const;

/** As Cloudflare's Email Sending writes them, by type and the name before the domain. */
const written: Readonly<Record<string, readonly string[]>> = {
  "TXT cf-bounce": ['"v=spf1 include:_spf.mx.cloudflare.net ~all"'],
  "MX cf-bounce": ["17 route1.mx.cloudflare.net.", "43 route2.mx.cloudflare.net.", "86 route3.mx.cloudflare.net."],
  // A resolver gives a long text in pieces.
  "TXT cf-bounce._domainkey": ['"v=DKIM1; h=sha256; k=rsa; p=MIIBIjANBgkqhkiG9w0B" "AQEFAAOCAQ8AMIIBCgKCAQEA"'],
  "TXT _dmarc": ['"v=DMARC1; p=reject;"'],
};

const faults: Record<string, () => Response | Promise<Response>> = {
  down: () => Response.error(),
  html: () => new Response("<!doctype html><title>Maintenance</title>"),
  refused: () => Response.json({ Status: 2, Comment: ["SERVFAIL"] }),
  odd: () => Response.json({ Status: "fine", Answer: "plenty" }),
  slow: () => delay(slow, Response.error(), { ref: false }),
};

interface Change {
  /** Data by type and whole name, in place of what is written. */
  records?: Readonly<Record<string, readonly string[]>>;
  fault?: string;
}

function dnsApp() {
  let { records = {}, fault = "" }: Change = {};
  const app = new Hono();
  app.get("/dns-query", (c) => {
    const { name = "", type = "" } = c.req.query();
    if (c.req.header("Accept") !== "application/dns-json" || !(type === "TXT" || type === "MX"))
      return c.text("Invalid query", 400);
    const failing = faults[fault];
    if (failing) return failing();
    const before = /^(?:cf-bounce\._domainkey|[^.]+)(?=\.)/.exec(name)?.[0];
    const data = records[`${type} ${name}`] ?? written[`${type} ${before}`] ?? [];
    const answers = data.map((each) => ({ name, type: types[type], TTL: 300, data: each }));
    return c.json(answers.length > 0 ? { Status: 0, Answer: answers } : { Status: 3 });
  });
  app.post("/records", async (c) => {
    const change: Change = await c.req.json();
    ({ records = {}, fault = "" } = change);
    return c.body(null, 204);
  });
  app.get("/", (c) => c.html(page("DNS", html`<p>Every domain has the records that mails need.</p>`)));
  return app;
}

/** A post to `/records` changes what it answers, until the next. */
export const startDns = (port: number): Promise<Served> => serve(dnsApp().fetch, port);
