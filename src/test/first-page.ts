import { adminPaths } from "../features/admin/paths.ts";
import { asAdministrator } from "./access.ts";
import { mainTextIn } from "./page.ts";
import { get, visit } from "./site.ts";

export const open = async (query = "", bindings = {}) => {
  const html = await (await visit(get(adminPaths.today + query, await asAdministrator()), bindings)).text();
  return { html, text: mainTextIn(html) };
};
