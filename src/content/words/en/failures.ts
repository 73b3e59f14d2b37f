/** Why a form did not go out, as a toast. */
export const failures = {
  /** Whether an unknown error's own words, which are English, are shown. */
  repeats: true,
  inquiry: "Unable to submit inquiry",
  email: { title: "Email issue", text: "Please check your email address and try again." },
  connection: { title: "Connection problem", text: "Please check your internet connection and try again." },
  invalid: { title: "Invalid information", text: "Please check all required fields and try again." },
  again: "Please try again or contact us directly.",
};
