/** Days for which the link of a confirmation mail works. */
export const confirmationDays = 7;

/** What everyone is told who signs up, whether or not the address is known. */
export const signupMessage = "Almost there. Check your email: one click in it confirms that the address is yours.";
