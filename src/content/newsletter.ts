import { site } from "./site.ts";

/** What it tells of. */
export const newsTopics = site.streamingChannel ? "new mixes, live sets and open dates" : "new mixes and open dates";

/** Days for which a confirmation link works. */
export const confirmationDays = 7;

/** The same whether or not the address is known. */
export const signupMessage = "Almost there. Check your email: one click in it confirms that the address is yours.";
