import { adminPaths } from "../../admin/paths.ts";

export const reviewPath = (bookingId: string): string => `${adminPaths.reviews}/${bookingId}`;
