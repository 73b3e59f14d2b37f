import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import worker from "../../index.ts";
import { asAdministrator } from "../../test/access.ts";
import { FaultyBindings } from "../../test/faults.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { get, mailbox } from "../../test/site.ts";
import { timeouts } from "./timeouts.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ["the portal", portalPaths.dashboard],
  ["the song list", portalPaths.songs],
  ["the contract", portalPaths.contract],
  ["the administration", adminPaths.today],
  ["the inbox", adminPaths.leads],
  ["an uploaded picture", `/uploads/480-${"0".repeat(32)}.webp`],
])("%s is answered within ten seconds, however long its store hangs", async (_, path) => {
  const headers = { ...(await signIn(await storeBooking())), ...(await asAdministrator()) };
  const faulty = new FaultyBindings({ at: 0, manner: "is the Worker's last" });
  const bindings = { ...env, ...faulty.bindings(mailbox().email) };
  const began = Date.now();
  const html = await faulty.live(async () => {
    const answer = await worker.fetch(get(path, headers), bindings, createExecutionContext());
    expect(answer.status).toBe(500);
    return answer.text();
  });
  expect(Date.now() - began).toBeLessThanOrEqual(timeouts.answer + 1000);
  expect(mainTextIn(html ?? "")).toMatch(/went wrong/i);
});
