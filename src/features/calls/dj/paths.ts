import { settingsPaths } from "../../settings/dj/paths.ts";

export const callOffPath = (id: string): string => `${settingsPaths.calls}/${id}/off`;
