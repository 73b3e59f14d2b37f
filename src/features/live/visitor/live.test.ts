import { describe, expect, it } from "vitest";
import { weekdays } from "../../../content/office-hours.ts";
import { schedule } from "../../../content/schedule.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";

describe("the live page", () => {
  it("shows the week in Eastern time with a calendar file for each set", async () => {
    const html = await htmlAt("/live");
    for (const [day, time] of [
      ["tuesday", "8–10 PM"],
      ["thursday", "8–10 PM"],
      ["friday", "9 PM–12 AM"],
      ["saturday", "8–11 PM"],
      ["sunday", "2–4 PM"],
    ] as const)
      expect(html).toMatch(
        new RegExp(`<li data-show="${weekdays.indexOf(day)}".{0,120}href="/live/${day}\\.ics".{0,200}${time}`, "s"),
      );
    expect(html).toContain("All times Eastern");
    expect(html).toContain('<body data-accent="private-party"');
  });

  it("asks nothing of Twitch: without JavaScript the poster is a link to the channel", async () => {
    const html = await htmlAt("/live");
    expect(html).toMatch(/<a class="poster-frame poster"[^>]*href="https:\/\/www\.twitch\.tv\/sunsetbaydj"/);
    expect(html).not.toContain("player.twitch.tv");
    expect(html).not.toContain("<iframe");
  });

  it("is the same at every hour for everyone, and the edge may keep it", async () => {
    const answer = await visit(get("/live", { Cookie: "a=b" }));
    expect(answer.headers.get("Cache-Control")).toMatch(/s-maxage=[1-9]/);
    const html = await answer.text();
    expect(html).toBe(await htmlAt("/live"));
    expect(html).not.toMatch(/data-(state|today|on-air)|>(Next show|On air)</);
  });

  it("describes each set as a weekly series that never goes stale", async () => {
    const blocks = [...(await htmlAt("/live")).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    expect(blocks.map((block) => block["@type"])).toEqual([...schedule.map(() => "EventSeries"), "Event", "Event"]);
    expect(blocks[2].eventSchedule).toEqual({
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: "https://schema.org/Friday",
      startDate: "2026-01-02",
      startTime: "21:00:00",
      endTime: "00:00:00",
      duration: "PT3H",
      scheduleTimezone: "America/New_York",
    });
    const series = blocks.filter((block) => block["@type"] === "EventSeries");
    expect(series.every((block) => block.startDate === undefined)).toBe(true);
  });

  it("has taken the place of /stream", async () => {
    const answer = await visit(get("/stream"));
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBe("/live");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });
});
