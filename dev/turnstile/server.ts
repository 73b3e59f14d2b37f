import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";

/** Longer than anyone waits. */
const slow = 20_000;

/** Cloudflare's published test keys, and their widgets' token. */
const secrets = {
  passes: "1x0000000000000000000000000000000AA",
  fails: "2x0000000000000000000000000000000AA",
  spent: "3x0000000000000000000000000000000AA",
};
const token = "XXXX.DUMMY.TOKEN.XXXX";

/** By a secret of this stand-in's own. */
const faults: Record<string, () => Promise<Response>> = {
  down: async () => new Response("Bad gateway", { status: 502 }),
  html: async () => new Response("<!doctype html><title>Maintenance</title>"),
  slow: () => delay(slow, Response.error(), { ref: false }),
};

/** Fills its form, as the real one does; a site key that begins with 2 never gives a token. */
const widget = `for (const box of document.querySelectorAll(".cf-turnstile")) {
  box.textContent = "Cloudflare Turnstile, as a stand-in";
  if (box.dataset.sitekey.startsWith("2")) continue;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "cf-turnstile-response", value: "${token}" });
  box.append(field);
}`;

const refused = (...codes: string[]) => Response.json({ success: false, "error-codes": codes });

function verdictOn(secret: string, response: string): Response {
  if (!secret) return refused("missing-input-secret");
  if (!response) return refused("missing-input-response");
  if (secret === secrets.spent) return refused("timeout-or-duplicate");
  if (secret !== secrets.passes && secret !== secrets.fails) return refused("invalid-input-secret");
  if (secret === secrets.fails || response !== token) return refused("invalid-input-response");
  return Response.json({
    success: true,
    "error-codes": [],
    challenge_ts: new Date().toISOString(),
    hostname: "example.com",
  });
}

function turnstileApp() {
  const app = new Hono();
  app.get("/turnstile/v0/api.js", (c) => c.body(widget, 200, { "Content-Type": "text/javascript" }));
  app.post("/turnstile/v0/siteverify", async (c) => {
    const { secret = "", response = "" } = await c.req.parseBody();
    return (await faults[String(secret)]?.()) ?? verdictOn(String(secret), String(response));
  });
  app.get("/", (c) => c.html(page("Turnstile", html`<p>It takes the keys that Cloudflare publishes for tests.</p>`)));
  return app;
}

/** A stand-in for Cloudflare Turnstile: its script and its check of tokens. */
export const startTurnstile = (port: number): Promise<Served> => serve(turnstileApp().fetch, port);
