/** Milliseconds for which the page has been open, by its script. */
export const openForField = "openFor";

/** Named by Turnstile. */
export const tokenField = "cf-turnstile-response";
