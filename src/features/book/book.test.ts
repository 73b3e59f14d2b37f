import { expect, it } from "vitest";
import { get, visit } from "../../test/site.ts";

it("shows the packages, and links to the calendar that it does not load by itself", async () => {
  const answer = await visit(get("/book"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Tag")).toBe("page,packages,settings,dates");
  const html = await answer.text();
  for (const part of ["$1,799", "$2,499", "$3,599", "Open in new window", "Open the calendar"])
    expect(html).toContain(part);
  expect(html).toMatch(/data-island="scheduling-calendar" data-when="near"/);
  expect(
    html.match(/<a [^>]*href="https:\/\/calendly\.com\/sunsetbaydj\/consultation"[^>]*target="_blank"/g),
  ).toHaveLength(3);
  expect(html).not.toContain("<iframe");
});
