import { adminPaths } from "../features/admin/paths.ts";
import { everyTable, see, sentTo, submit } from "./administrator.ts";

export const choose = async (csv: string): Promise<string> => sentTo(await submit(adminPaths.import, { pasted: csv }));

export const meanings = (page: string) =>
  [...page.matchAll(/<select[^>]*name="columns".*?<\/select>/gs)].map(
    ([select]) => /<option(?=[^>]*selected)[^>]*value="(\w*)"/.exec(select)?.[1] ?? "",
  );

export const bringIn = async (path: string, extra: [string, string][] = []) => {
  const columns = meanings(await see(path)).map((each): [string, string] => ["columns", each]);
  return submit(path, [["act", "import"], ...columns, ...extra]);
};

export const wordsOf = (text: string, row: number): string =>
  text
    .slice(text.indexOf("Rows to look at"))
    .split(`Row ${row}: `)[1]
    ?.split(/Row \d+: /)[0] ?? "";

export const tables = async () =>
  (await everyTable()).filter(([name]) => !["imports", "import_rows", "content_versions", "jobs"].includes(name));
