import { settingsPaths } from "../../settings/dj/paths.ts";

export const addDevicePath = "/api/admin/push-devices";

/** One device: to try it, or to remove it. */
export const devicePath = (id: string): string => `${settingsPaths.notices}/${id}`;
