import { adminPaths, listParameters } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";

export const planningMailPath = (mail: string, audience = "any"): string =>
  withQuery(`${adminPaths.planningMails}/${mail}`, { [listParameters.category]: audience === "any" ? null : audience });
