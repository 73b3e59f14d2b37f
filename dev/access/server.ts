import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { importJWK, SignJWT } from "jose";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";
import { type SigningKey, signingKey } from "./keys.ts";

/** Seconds: Access's own default. */
const sessionLasts = 24 * 60 * 60;

const cookie = "CF_Authorization";

export interface AccessOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Application Audience (AUD) tag. */
  audience: string;
  /** Of the signing key; without it each start makes a new one. */
  keyFile?: string;
}

export interface AccessStandIn extends Served {
  key: SigningKey;
}

/** For whoever says to be `email`. */
async function tokenFor(email: string, issuer: string, audience: string, key: SigningKey): Promise<string> {
  return new SignJWT({ email, type: "app", identity_nonce: randomUUID().slice(0, 16), country: "US" })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .setIssuer(issuer)
    .setAudience([audience])
    .setSubject(randomUUID())
    .setIssuedAt()
    .setNotBefore("0 s")
    .setExpirationTime(`${sessionLasts} s`)
    .sign(await importJWK(key));
}

function accessApp(audience: string, key: SigningKey) {
  const app = new Hono();
  const { kty, n, e, kid, alg, use } = key;

  app.get("/", (c) =>
    c.html(page("Access", html`<p>Open <code>/admin</code> on the site: it leads here and back.</p>`)),
  );

  app.get("/cdn-cgi/access/certs", (c) => c.json({ keys: [{ kid, kty, alg, use, e, n }] }));

  app.get("/cdn-cgi/access/login/:host", (c) => {
    if (c.req.query("kid") !== audience) return c.text("That application is not known here (kid).", 400);
    return c.html(
      page(
        "Log in",
        html`<form method="post">
<p><label>E-mail <input type="email" name="email" value="dj@example.com" required></label>
<button>Log in to ${c.req.param("host")}</button></p>
</form>`,
      ),
    );
  });

  // A cookie of one port of localhost goes to all of them, so the site gets it.
  app.post("/cdn-cgi/access/login/:host", async (c) => {
    const host = c.req.param("host");
    const to = c.req.query("redirect_url") ?? "/";
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) || !/^\/(?![/\\])/.test(to))
      return c.text("This login leads to localhost alone.", 400);
    const { email } = await c.req.parseBody();
    const token = await tokenFor(String(email), new URL(c.req.url).origin, audience, key);
    setCookie(c, cookie, token, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: sessionLasts });
    return c.redirect(`http://${host}${to}`, 303);
  });

  app.get("/cdn-cgi/access/logout", (c) => {
    deleteCookie(c, cookie, { path: "/" });
    return c.html(page("Logged out", html`<p>You are logged out.</p>`));
  });
  return app;
}

/** A stand-in for Cloudflare Access: login page, signed tokens, public keys, logout. */
export async function startAccess({ port, audience, keyFile }: AccessOptions): Promise<AccessStandIn> {
  const key = await signingKey(keyFile);
  const served = await serve(accessApp(audience, key).fetch, port);
  return { ...served, key };
}
