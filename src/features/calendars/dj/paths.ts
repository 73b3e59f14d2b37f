import { adminPaths } from "../../admin/paths.ts";

export const removeCalendar = (id: string): string => `${adminPaths.calendars}/${id}/remove`;
