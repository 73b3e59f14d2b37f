import { setTimeout as delay } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";
import { Account, type Fault } from "./account.ts";
import { playback } from "./playback.ts";

/** Longer than anyone waits. */
const slow = 20_000;

export interface SpotifyOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Default for /control. Any other one works as well. */
  clientId: string;
  /** Of every client id. */
  clientSecret: string;
}

async function failAs({ name, retryAfter }: Fault): Promise<Response> {
  if (name === "slow") await delay(slow, undefined, { ref: false });
  if (name === "reset" || name === "slow") return Response.error();
  if (name === "html") return new Response("<!doctype html><title>Maintenance</title>", { status: 200 });
  if (name === "shape") return Response.json({ unexpected: [] });
  if (name === "invalid_grant") return Response.json({ error: name }, { status: 400 });
  const status = Number(name) || 500;
  const headers = new Headers(status === 429 && retryAfter ? { "Retry-After": retryAfter } : {});
  return Response.json({ error: { status, message: "fault on demand" } }, { status, headers });
}

function spotifyApp(clientId: string, clientSecret: string) {
  const app = new Hono();
  const accounts = new Map<string, Account>();
  const accountOf = (client: string): Account => {
    const account = accounts.get(client) ?? new Account(clientSecret + client);
    accounts.set(client, account);
    return account;
  };

  const back = (c: Context, answer: Record<string, string>) => {
    const url = new URL(c.req.query("redirect_uri") ?? "");
    url.search = new URLSearchParams({ ...answer, state: c.req.query("state") ?? "" }).toString();
    return c.redirect(url.href);
  };

  app.get("/authorize", (c) => {
    const { client_id, response_type, code_challenge_method, redirect_uri, scope } = c.req.query();
    const known = client_id && response_type === "code" && code_challenge_method === "S256";
    if (!known || !URL.canParse(redirect_uri ?? "")) return c.text("INVALID_CLIENT: this request is not complete", 400);
    const query = new URL(c.req.url).search;
    return c.html(
      page(
        "Connect to Spotify?",
        html`<p>The site asks for: ${scope ?? ""}</p>
<p><a href="/authorize/allow${query}">Agree</a> · <a href="/authorize/cancel${query}">Cancel</a></p>`,
      ),
    );
  });
  app.get("/authorize/cancel", (c) => back(c, { error: "access_denied" }));
  app.get("/authorize/allow", (c) => {
    const { client_id = "", redirect_uri = "", code_challenge = "" } = c.req.query();
    return back(c, {
      code: accountOf(client_id).authorize({ redirectUri: redirect_uri, challenge: code_challenge }),
    });
  });

  app.post("/api/token", async (c) => {
    const [, credentials = ""] = /^Basic (.+)$/.exec(c.req.header("Authorization") ?? "") ?? [];
    const [client = "", secret] = Buffer.from(credentials, "base64").toString().split(":");
    if (secret !== clientSecret) return c.json({ error: "invalid_client" }, 400);
    const account = accountOf(client);
    account.calls.token += 1;
    const fault = account.meetFault("token");
    if (fault) return failAs(fault);
    const { grant_type, code, redirect_uri, code_verifier, refresh_token } = await c.req.parseBody();
    const isGood =
      grant_type === "refresh_token"
        ? account.takesRefreshToken(String(refresh_token))
        : account.redeem(String(code), String(redirect_uri), String(code_verifier));
    return isGood ? c.json(account.issue()) : c.json({ error: "invalid_grant" }, 400);
  });

  app.get("/v1/me/player", async (c) => {
    const token = c.req.header("Authorization")?.replace("Bearer ", "") ?? "";
    const account = [...accounts.values()].find((candidate) => candidate.takesAccessToken(token));
    if (!account) return c.json({ error: { status: 401, message: "The access token expired" } }, 401);
    account.calls.player += 1;
    const fault = account.meetFault("player");
    if (fault) return failAs(fault);
    const state = playback(account);
    return state ? c.json(state) : c.body(null, 204);
  });

  app.get("/control", (c) => {
    const {
      client,
      fault,
      on,
      times,
      retryAfter = "",
      playing,
      title,
      artist,
      expiresIn,
      drop,
      revoke,
    } = c.req.query();
    const account = accountOf(client ?? clientId);
    if (fault !== undefined) {
      const target = on === "token" ? on : "player";
      const count = Number(times ?? Number.POSITIVE_INFINITY);
      account.fault = fault ? { name: fault, on: target, times: count, retryAfter } : null;
    }
    account.playing = playing ?? account.playing;
    account.title = title ?? account.title;
    account.artist = artist ?? account.artist;
    account.expiresIn = Number(expiresIn ?? account.expiresIn);
    if (drop !== undefined) account.dropAccess();
    if (revoke !== undefined) account.revoke();
    const { calls } = account;
    return c.json({
      calls,
      playing: account.playing,
      title: account.title,
      artist: account.artist,
      fault: account.fault,
    });
  });

  app.get("/", (c) => {
    const choices = [
      "playing=track&title=Mr.%20Brightside&artist=The%20Killers&fault=",
      ...["nothing", "paused", "episode", "ad", "private"].map((playing) => `playing=${playing}&fault=`),
      ...["401", "403", "429&retryAfter=20", "500", "slow", "html", "reset"].map((name) => `fault=${name}`),
      "fault=invalid_grant&on=token&drop",
      "revoke",
    ];
    const links = choices.map((query) => html`<li><a href="/control?${query}"><code>/control?${query}</code></a></li>`);
    return c.html(page("Spotify", html`<p>What it plays, and what it does wrong:</p><ul>${links}</ul>`));
  });
  return app;
}

/** A stand-in for Spotify's accounts and Web API: authorize page, tokens with PKCE and rotation, player, faults. */
export const startSpotify = ({ port, clientId, clientSecret }: SpotifyOptions): Promise<Served> =>
  serve(spotifyApp(clientId, clientSecret).fetch, port);
