/** The field in which the browser's script tells for how many milliseconds its page has been open. */
export const openForField = "openFor";

/** The field in which Turnstile's widget gives its token. */
export const tokenField = "cf-turnstile-response";
