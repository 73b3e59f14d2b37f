import { adminPaths } from "../../admin/paths.ts";

export const settingsPaths = {
  terms: `${adminPaths.settings}/terms`,
  officeHours: `${adminPaths.settings}/office-hours`,
  calls: `${adminPaths.settings}/calls`,
  replies: `${adminPaths.settings}/replies`,
  followUps: `${adminPaths.settings}/follow-ups`,
  reminders: `${adminPaths.settings}/reminders`,
  tax: `${adminPaths.settings}/sales-tax`,
  codes: `${adminPaths.settings}/codes`,
  mailDomain: `${adminPaths.settings}/mail-domain`,
  notices: `${adminPaths.settings}/notices`,
  checklist: `${adminPaths.settings}/before-you-open`,
  papers: `${adminPaths.settings}/papers`,
  contract: `${adminPaths.settings}/contract`,
} as const;
