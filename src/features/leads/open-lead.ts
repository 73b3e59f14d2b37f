import { adminPaths } from "../admin/paths.ts";
import { absolute } from "../site/paths.ts";
import { leadPaths } from "./dj/paths.ts";

/** The way from a notice to the lead that it tells of; to the inbox from one of before the lead was noted. */
export const openLead = (contactId: string | undefined, origin: string) => ({
  label: "Open and reply",
  href: absolute(origin, contactId === undefined ? adminPaths.leads : leadPaths(contactId).page),
});
