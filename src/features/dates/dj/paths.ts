import { adminPaths } from "../../admin/paths.ts";

/** The form that blocks days, begun with one; and where freeing what is blocked is posted to. */
export const blockDay = (date: string): string => `${adminPaths.blockedDays}?${new URLSearchParams({ date })}`;

export const freeDays = (id: string): string => `${adminPaths.blockedDays}/${id}/free`;

/** Where forgetting a calendar is posted to. */
export const removeCalendar = (id: string): string => `${adminPaths.calendars}/${id}/remove`;

/** Where taking somebody off a waitlist is posted to. */
export const takeOffWaitlist = (id: string): string => `${adminPaths.waitlist}/${id}/off`;
