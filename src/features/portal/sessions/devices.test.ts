import { describe, expect, it } from "vitest";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, linkTo, open, signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../paths.ts";

describe("the list of devices", () => {
  it("names each in words, and ends one, or all others", async () => {
    const booking = await storeBooking();
    const link = await linkTo(booking);
    const agents = [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0",
      "curl/8",
    ];
    const cookies = [];
    for (const agent of agents) cookies.push(cookieIn(await open(link, { "User-Agent": agent })));
    const [own = "", other = "", third = ""] = cookies;
    const stranger = await signIn(await storeBooking());

    const html = await htmlAt(portalPaths.sessions, { Cookie: own });
    const text = mainTextIn(html);
    for (const part of ["Safari on an iPhone", "This device", "Edge on Windows", "A browser", "Signed in since"])
      expect(text).toContain(part);
    const ids = [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, id = ""]) => id);
    expect(ids).toHaveLength(3);

    const edge = /Edge on Windows.*?name="session" value="([\w-]+)"/s.exec(html)?.[1] ?? "";
    const ended = await visit(postForm(portalApi.sessions, { session: edge }, { Cookie: own }));
    expect(ended.headers.get("Location")).toBe(portalPaths.sessions);
    expect((await visit(get(portalPaths.dashboard, { Cookie: other }))).status).toBe(401);
    expect((await visit(get(portalPaths.dashboard, { Cookie: third }))).status).toBe(200);

    await visit(postForm(portalApi.sessions, { others: "all" }, { Cookie: own }));
    expect((await visit(get(portalPaths.dashboard, { Cookie: third }))).status).toBe(401);
    for (const headers of [{ Cookie: own }, stranger])
      expect((await visit(get(portalPaths.dashboard, headers))).status).toBe(200);
  });

  it("shows the browser that asks, however many were used since", async () => {
    const booking = await storeBooking();
    const own = await signIn(booking);
    for (let count = 1; count <= 51; count += 1) await signIn(booking, Date.now() + 31 * 86_400_000 + count);
    const answer = await visit(get(portalPaths.sessions, own));
    expect(answer.status).toBe(200);
    expect(mainTextIn(await answer.text())).toContain("This device");
  });

  it("signs this browser out as well", async () => {
    const headers = await signIn(await storeBooking());
    const session = /name="session" value="([\w-]+)"/.exec(await htmlAt(portalPaths.sessions, headers))?.[1] ?? "";
    const answer = await visit(postForm(portalApi.sessions, { session }, headers));
    expect(answer.headers.get("Location")).toBe(portalPaths.dashboard);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0/);
  });
});
