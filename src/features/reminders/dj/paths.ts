import { adminPaths, listQuery } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";

export const planningMailPath = (mail: string, audience = "any"): string =>
  withQuery(`${adminPaths.planningMails}/${mail}`, { [listQuery.category]: audience === "any" ? null : audience });
