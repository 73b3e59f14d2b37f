import { adminPaths } from "../features/admin/paths.ts";
import { asAdministrator } from "./access.ts";
import { get, origin, postForm, visit } from "./site.ts";

export const postFeed = async (change: string) =>
  visit(postForm(adminPaths.calendarFeed, { change }, await asAdministrator()), { SITE_ORIGIN: origin });

/** Its path. */
export async function newFeed(): Promise<string> {
  const html = await (await postFeed("make")).text();
  return new URL(/<code>([^<]+)<\/code>/.exec(html)?.[1] ?? "").pathname;
}
export const feedOf = async (path: string) => (await visit(get(path), { SITE_ORIGIN: origin })).text();
/** Lines of each event, by its booking. */
export const eventsIn = (file: string) =>
  new Map(
    file
      .replaceAll("\r\n ", "")
      .split("BEGIN:VEVENT\r\n")
      .slice(1)
      .map((text) => text.split("\r\n"))
      .map((lines) => [/UID:booking-(.*)@/.exec(lines.join("\n"))?.[1], lines]),
  );
