import { expect, it } from "vitest";
import { purgeable, see, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { isolate } from "../../../test/isolate.ts";
import { mainTextIn } from "../../../test/page.ts";
import { get, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { dateApi, paths } from "../../site/paths.ts";
import { freeDays } from "./paths.ts";

beginAt(Date.parse("2026-11-25T03:30:00Z"));

const block = (fields: Record<string, string>, surroundings = {}) =>
  submit(
    adminPaths.blockedDays,
    { firstDay: "", lastDay: "", repeat: "once", reason: "", key: crypto.randomUUID(), ...fields },
    surroundings,
  );

async function statesOf(...dates: string[]) {
  const answers = await Promise.all(dates.map(async (date) => (await visit(get(dateApi(date)))).json()));
  return answers.map((answer) => Object(answer).state).join(" ");
}

const shown = async () => mainTextIn(await see(adminPaths.blockedDays));

it("blocks a day, days in a row, and a day of every week, until it is freed", async () => {
  expect(await shown()).toContain("Nothing is blocked.");
  const taken = await block({ firstDay: "2027-06-12", reason: "A friend's wedding" });
  expect([taken.status, taken.headers.get("Location")]).toEqual([303, `${adminPaths.blockedDays}?notice=days-blocked`]);
  await block({ firstDay: "2027-07-01", lastDay: "2027-07-03" });
  await block({ firstDay: "2027-08-02", repeat: "weekly" });
  await block({ firstDay: "2027-08-03", lastDay: "2027-08-17", repeat: "weekly" });
  expect(await statesOf("2027-06-11", "2027-06-12", "2027-06-13")).toBe("free taken free");
  expect(await statesOf("2027-06-30", "2027-07-01", "2027-07-02", "2027-07-03", "2027-07-04")).toBe(
    "free taken taken taken free",
  );
  expect(await statesOf("2027-07-26", "2027-08-02", "2027-08-09", "2028-10-30", "2028-10-29")).toBe(
    "free taken taken taken free",
  );
  expect(await statesOf("2027-08-03", "2027-08-17", "2027-08-24")).toBe("taken taken free");
  const text = await shown();
  for (const words of [
    "Saturday, June 12, 2027 A friend's wedding",
    "Thursday, July 1, 2027 to Saturday, July 3, 2027",
    "Every Monday from Aug 2, 2027 on",
    "Every Tuesday from Aug 3, 2027 to Aug 17, 2027",
  ])
    expect(text).toContain(words);
  const ids = [...(await see(adminPaths.blockedDays)).matchAll(/action="\/admin\/blocked-days\/([\w-]+)\/free"/g)];
  expect(ids).toHaveLength(4);
  for (const [, id = ""] of ids) expect((await submit(freeDays(id), {})).status).toBe(303);
  expect(await statesOf("2027-06-12", "2027-07-02", "2027-08-09", "2027-08-03")).toBe("free free free free");
  expect((await submit(freeDays(ids[0]?.[1] ?? ""), {})).status).toBe(404);
});

it("is told to the public at once, and to nobody why", async () => {
  const { DB, text } = isolate();
  expect(await text(paths.book)).toContain("Saturday, November 28, 2026: Free");
  const { cache, purged } = purgeable();
  await block({ firstDay: "2026-11-28", reason: "Surgery" }, { bindings: { DB }, cache });
  expect(purged[0]).toEqual(["dates"]);
  const html = await text(paths.book);
  expect(html).toContain("Saturday, November 28, 2026: Taken");
  expect(html).not.toContain("Surgery");
});

it("blocks once what is sent twice, and says beside the field what is wrong", async () => {
  const fields = { firstDay: "2027-06-12", key: crypto.randomUUID() };
  await block(fields);
  await block(fields);
  expect((await shown()).match(/Saturday, June 12, 2027(?! A)/g)?.length).toBe(2);
  for (const [wrong, message] of [
    [{ firstDay: "2026-11-23" }, "Please choose a day that is not in the past"],
    [{ firstDay: "2027-02-29" }, "Please choose the first day"],
    [{ firstDay: "2027-06-12", lastDay: "2027-06-11" }, "does not come before the first"],
    [{ firstDay: "2027-06-12", repeat: "often" }, "Please choose every day or weekly"],
    [{ firstDay: "2027-06-12", reason: "x".repeat(201) }, "200 characters or fewer"],
  ] as const) {
    const refused = await block(wrong);
    expect(refused.status, message).toBe(422);
    expect(await refused.text()).toContain(message);
  }
});
