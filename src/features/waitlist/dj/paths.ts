import { adminPaths } from "../../admin/paths.ts";

export const takeOffWaitlist = (id: string): string => `${adminPaths.waitlist}/${id}/off`;
