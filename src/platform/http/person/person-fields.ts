/** Milliseconds, set by script. */
export const openForField = "openFor";

/** Named by Turnstile. */
export const tokenField = "cf-turnstile-response";
