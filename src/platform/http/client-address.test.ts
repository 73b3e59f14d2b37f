import { expect, it } from "vitest";
import { api } from "../../features/site/paths.ts";
import { rows } from "../../test/rows.ts";
import { postJson, visit } from "../../test/site.ts";
import { networkOf } from "./client-address.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:0::/56"],
  ["2001:db8:1:42ff::1", "2001:db8:1:4200::/56"],
  ["2001:db8:1:4301::1", "2001:db8:1:4300::/56"],
  ["2001:db8::1", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["2001:db8:1:2:3::", "2001:db8:1:0::/56"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("posts that are refused count, and all addresses of one IPv6 house count as one", async () => {
  const from = (host: number, network = `2001:db8:1:${(host % 3) + 1}`) => ({
    "CF-Connecting-IP": `${network}::${host.toString(16)}`,
  });
  const statuses = [];
  for (let host = 1; host <= 61; host += 1)
    statuses.push((await visit(postJson(api.leadInquiry, { email: "nobody" }, from(host)))).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 422), 429]);
  expect(await rows("SELECT event, place FROM faults")).toEqual([{ event: "limit-reached", place: api.leadInquiry }]);
  const refused = await visit(postJson(api.contact, {}, from(99)));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect((await visit(postJson(api.contact, {}, from(1, "2001:db8:1:102")))).status).toBe(422);
});
