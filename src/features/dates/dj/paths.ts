import { adminPaths } from "../../admin/paths.ts";

export const blockDay = (date: string): string => `${adminPaths.blockedDays}?${new URLSearchParams({ date })}`;

export const freeDays = (id: string): string => `${adminPaths.blockedDays}/${id}/free`;

export const openedDaysPath = `${adminPaths.blockedDays}/opened`;

export const openDay = (date: string): string =>
  `${adminPaths.blockedDays}?${new URLSearchParams({ open: date })}#open-title`;

export const closeDay = (date: string): string => `${openedDaysPath}/${date}/close`;
