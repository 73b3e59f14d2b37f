import { randomUUID } from "node:crypto";
import { startAccess } from "../dev/access/server.ts";
import { freePort } from "../scripts/ports.ts";

/** A login as the stand-in for Access gives it: the cookie of an administrator. */
async function login(accessUrl: string, audience: string): Promise<string> {
  const answer = await fetch(`${accessUrl}/cdn-cgi/access/login/localhost?kid=${audience}&redirect_url=/`, {
    method: "POST",
    body: new URLSearchParams({ email: "dj@example.com" }),
    redirect: "manual",
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** The stand-in for Access with one administrator logged in, and the settings by which a runtime knows it. */
export async function openDesk() {
  const audience = randomUUID();
  const access = await startAccess({ port: await freePort(), audience });
  const vars = {
    ACCESS_TEAM_DOMAIN: access.url,
    ACCESS_AUD: audience,
    // Without page views: the wait for them is Cloudflare's, and the same whatever the database holds.
    ANALYTICS_ACCOUNT_ID: "",
    ANALYTICS_API_TOKEN: "",
  };
  return { vars, cookie: await login(access.url, audience), close: () => access.close() };
}
