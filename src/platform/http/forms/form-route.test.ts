import { describe, expect, it } from "vitest";
import { adminApi, adminPaths } from "../../../features/admin/paths.ts";
import { bookingPaths } from "../../../features/bookings/dj/paths.ts";
import { contentNew, contentRow } from "../../../features/content/dj/paths.ts";
import { leadPaths } from "../../../features/leads/dj/paths.ts";
import { personErasure } from "../../../features/people/dj/paths.ts";
import { portalApi } from "../../../features/portal/paths.ts";
import { api } from "../../../features/site/paths.ts";
import { administer } from "../../../test/administrator.ts";
import { message, origin, postForm, postJson, visit } from "../../../test/site.ts";

const publicForms = [api.leadInquiry, api.contact, api.newsletter, api.notifyMe, portalApi.access];
const adminForms = [
  ...[leadPaths("x").status, leadPaths("x").notes, adminPaths.newBooking, bookingPaths("x").page],
  ...[contentNew("mixes"), contentRow("mixes", "x"), personErasure, adminApi.nowPlaying, adminApi.resendMail],
];

it.each([...publicForms, ...adminForms])("%s answers a form that arrived damaged with 400", async (path) => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x", Origin: origin };
  const damaged = new Request(origin + path, {
    method: "POST",
    headers,
    body: "--x\r\nContent-Disposition: form-data",
  });
  const answer = await administer(damaged);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("arrived damaged");
});

describe("a refused form", () => {
  const refused = { ...message, email: "" };

  it("gives back what was typed into its fields, and nothing else that was sent", async () => {
    const answer = await visit(postForm(api.contact, { ...refused, smuggled: "y".repeat(200_000) }));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(">A surprise fortieth.</textarea>");
    expect(page).not.toContain("yyyy");
  });

  it("gives back a text that is three times too long, and is 413 when it is longer than any page", async () => {
    const words = "z".repeat(15_000);
    expect(await (await visit(postForm(api.contact, { ...refused, details: words }))).text()).toContain(words);
    const answer = await visit(postForm(api.contact, { ...refused, details: "z".repeat(240_000) }));
    expect(answer.status).toBe(413);
    const page = await answer.text();
    expect(page).toContain("Please shorten it.");
    expect(page).not.toContain("zzzz");
  });

  it("names a list once, however many of its entries are wrong", async () => {
    const answer = await visit(postJson(api.newsletter, { interests: Array.from({ length: 50_000 }, () => "a") }));
    expect(answer.status).toBe(422);
    expect((await answer.text()).length).toBeLessThan(500);
  });

  it("keeps the boxes that were ticked", async () => {
    const ticked = ["live-streams", "events"].map((value): [string, string] => ["interests", value]);
    const page = await (await visit(postForm(api.newsletter, [["firstName", "Ana"], ["email", ""], ...ticked]))).text();
    const boxes = [...page.matchAll(/<input[^>]*name="interests"[^>]*>/g)].map(([box]) => box);
    expect(boxes.filter((box) => box.includes("checked")).map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual([
      "live-streams",
      "events",
    ]);
  });
});

it("a browser that comes back from a refused form is led to its page", async () => {
  for (const path of [...publicForms, leadPaths("x").notes, adminApi.resendMail]) {
    const answer = await administer(new Request(origin + path, { redirect: "manual" }));
    expect(answer.status, path).toBe(303);
    expect(answer.headers.get("Location"), path).not.toContain("/api/");
  }
});
