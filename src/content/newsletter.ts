import { site } from "./site.ts";

export const newsTopics = site.streamingChannel ? "new mixes, live sets and open dates" : "new mixes and open dates";

/** Days that a confirmation link works. */
export const confirmationDays = 7;

/** The same for known and unknown addresses. */
export const signupMessage = "Almost there. Check your email: one click in it confirms that the address is yours.";
