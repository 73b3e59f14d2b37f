import { HttpError, UnreadableAnswer } from "../../platform/islands/request.ts";

/** Why a message may not have arrived, by the error catalogue (section 8). Advice on other ways follows it in the view. */
export function contactFailure(error: unknown): string {
  if (error instanceof HttpError) return `Submission error: ${error.detail}`;
  if (error instanceof UnreadableAnswer || !(error instanceof Error))
    return "Your message was received, but there was an error while processing it.";
  if (error.message.startsWith("network:"))
    return "Network error: your message could not be sent. Please check your connection.";
  return `Submission error: ${error.message}`;
}
