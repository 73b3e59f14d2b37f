import type { Toast } from "../../../platform/islands/atoms.ts";
import { HttpError } from "../../../platform/islands/request.ts";

export const changeFailure = (error: unknown): Omit<Toast, "variant"> =>
  error instanceof HttpError
    ? { title: "Failed to update now playing", description: error.detail }
    : {
        title: "Error updating now playing",
        description: "No answer came. Please check your connection and try again.",
      };
