import type { Toast } from "./atoms.ts";
import { HttpError } from "./request.ts";

/**
 * The toast for a form that could not be sent. `otherwise` is the
 * title when none of its rules applies.
 */
export function sendFailure(error: unknown, otherwise: string): Toast {
  const message = error instanceof Error ? error.message : "";
  // A gateway's page may name an email or a network by chance.
  const text = error instanceof HttpError && !error.own ? "" : message.toLowerCase();
  const toast = (title: string, description: string): Toast => ({ variant: "destructive", title, description });
  if (text.includes("email")) return toast("Email issue", "Please check your email address and try again.");
  if (text.includes("network") || text.includes("fetch"))
    return toast("Connection problem", "Please check your internet connection and try again.");
  if (text.includes("validation"))
    return toast("Invalid information", "Please check all required fields and try again.");
  const detail = error instanceof HttpError ? error.detail : message;
  return toast(otherwise, detail || "Please try again or contact us directly.");
}
