import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import configuration from "../../../../wrangler.toml?raw";
import { administer } from "../../../test/administrator.ts";
import { impatiently } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { get } from "../../../test/site.ts";
import { adminPaths } from "../paths.ts";
import { dataset } from "./page-views.ts";

/** The stand-in for Analytics Engine is shared, so each test has its own account. */
function analytics(control: Record<string, string> = {}) {
  const account = crypto.randomUUID();
  const ready = fetch(`${env.ANALYTICS_API_URL}/control?${new URLSearchParams({ account, ...control })}`);
  return { ready, bindings: { ANALYTICS_ACCOUNT_ID: account } };
}

const viewsWith = async (control: Record<string, string>, more = {}) => {
  const { ready, bindings } = analytics(control);
  await ready;
  const answer = await administer(get(adminPaths.stats), { bindings: { ...bindings, ...more } });
  return { status: answer.status, text: mainTextIn(await answer.text()) };
};

describe("page views", () => {
  it("are read from the dataset that the beacon writes to", () => {
    expect(configuration).toContain(`dataset = "${dataset}"`);
  });

  it("show by day at the business", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-04T15:00:00Z") });
    try {
      const views = {
        [Date.parse("2026-11-01T04:00:00Z")]: 3,
        [Date.parse("2026-11-02T04:00:00Z")]: 4,
        [Date.parse("2026-10-22T04:00:00Z")]: 1200,
      };
      const { status, text } = await viewsWith({ views: JSON.stringify(views) });
      expect(status).toBe(200);
      expect(text).toContain("1,207 page views in 14 days");
      expect(text).toContain("Thu, Oct 22 1,200 Fri, Oct 23 0");
      expect(text).toContain("Sun, Nov 1 7 Mon, Nov 2 0");
      expect(text).toContain("1.2K");
    } finally {
      vi.useRealTimers();
    }
  });

  it("say how to turn them on", async () => {
    const { text } = await viewsWith({}, { ANALYTICS_API_TOKEN: "", ANALYTICS_ACCOUNT_ID: "" });
    expect(text).toContain("set ANALYTICS_ACCOUNT_ID and ANALYTICS_API_TOKEN");
  });

  it.each([
    ["401", "Cloudflare refused the token."],
    ["429", "Cloudflare asked for a pause."],
    ["500", "Cloudflare is having trouble (status 500)."],
    ["400", "Cloudflare did not take the question (status 400)."],
    ["html", "Cloudflare sent an answer that could not be read."],
    ["shape", "Cloudflare sent an answer that could not be read."],
    ["reset", "Cloudflare could not be reached."],
    ["slow", "Cloudflare did not answer within 3 seconds."],
  ])("never break the page: %s", async (fault, message) => {
    const { status, text } = await (fault === "slow" ? impatiently(() => viewsWith({ fault })) : viewsWith({ fault }));
    expect(status).toBe(200);
    expect(text).toContain(message);
    expect(text).toContain("From lead to booking");
  });

  it("do without a token that is wrong", async () => {
    expect((await viewsWith({}, { ANALYTICS_API_TOKEN: "wrong" })).text).toContain("Cloudflare refused the token.");
  });
});
