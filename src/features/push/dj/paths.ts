import { settingsPaths } from "../../settings/dj/paths.ts";

export const addDevicePath = "/api/admin/push-devices";

export const devicePath = (id: string): string => `${settingsPaths.notices}/${id}`;
