import { describe, expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { mailbox } from "../../../test/site.ts";
import { rowOf, storeRequest } from "../../../test/stored-requests.ts";
import { adminPaths } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { requestPaths } from "./paths.ts";

const idsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a href="\/admin\/requests\/([\w-]+)"/g)].map(([, id]) => id);

describe("the list of client requests", () => {
  it("shows what is pending, the longest wait first, and the rest by its status", async () => {
    const now = Date.now();
    const [late, early, done] = [
      await storeRequest({ createdAt: now - 1000 }),
      await storeRequest({ createdAt: now - 9000 }),
      await storeRequest({ createdAt: now - 5000, status: "completed" }),
    ];
    const html = await see(adminPaths.requests);
    expect(idsIn(html)).toEqual([early, late]);
    expect(html).toMatch(/<span>Pending<\/span><b>2<\/b>/);
    expect(mainTextIn(html)).toMatch(/ana@example.com.* Timeline Question/);
    expect(idsIn(await see(`${adminPaths.requests}?status=completed`))).toEqual([done]);
    expect(idsIn(await see(`${adminPaths.requests}?status=all`))).toEqual([late, done, early]);
  });

  it("pages by key, in both orders", async () => {
    const now = Date.now();
    const ids = Array.from({ length: 110 }, (_, index) => `request-${String(index).padStart(3, "0")}`);
    for (const [index, id] of ids.entries()) await storeRequest({ id, createdAt: now + Math.floor(index / 7) });
    for (const [status, order] of [
      [null, ids],
      ["all", ids.toReversed()],
    ] as const) {
      const seen: (string | undefined)[] = [];
      for (let address: string | undefined = withQuery(adminPaths.requests, { status }); address; ) {
        const html = await see(address);
        seen.push(...idsIn(html));
        address = /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(seen).toEqual(order);
    }
  });

  it("says so when nobody waits", async () => {
    expect(mainTextIn(await see(adminPaths.requests))).toContain("Nobody waits for an answer.");
    expect(mainTextIn(await see(`${adminPaths.requests}?status=all`))).toContain("No requests yet.");
  });

  it("completes and reopens in one tap, without a mail, and goes back to the same list", async () => {
    const { email, mails } = mailbox();
    const id = await storeRequest();
    const answer = await submit(
      requestPaths(id).status,
      { status: "completed", list: "status=all" },
      { bindings: { EMAIL: email } },
    );
    expect(answer.headers.get("Location")).toBe(`${adminPaths.requests}?status=all&notice=request-completed`);
    expect(await rowOf(id)).toMatchObject({ status: "completed", admin_response: null });
    const reopened = await submit(requestPaths(id).status, { status: "pending" }, { bindings: { EMAIL: email } });
    expect(reopened.headers.get("Location")).toBe(`${requestPaths(id).page}?notice=request-reopened`);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    expect(mails).toEqual([]);
    expect((await submit(requestPaths(id).status, { status: "lost" })).status).toBe(422);
    expect((await submit(requestPaths("nobody").status, { status: "pending" })).status).toBe(404);
  });
});
