import { errorScreen } from "./errors.ts";

/** Of controls that many pages share. Browsers get them with an island. */
export const ui = {
  breadcrumb: "Breadcrumb",
  optional: "optional",
  chooseOne: "Choose one",
  newTab: "(opens in a new tab)",
  stars: "{rating} of {most} stars",
  /** After a link to a page in English. */
  inEnglish: "",
  oneIssue: "One thing needs another look.",
  issues: "{count} things need another look.",
  kept: "Everything you wrote is still here.",
  emailExample: "you@example.com",
  leaveEmpty: "Leave this field empty",
  didYouMean: "Did you mean {address}?",
  use: "Use {address}",
  keep: "Keep {address}",
  errorScreen,
  privacy: "Used to answer you and for nothing else. No newsletter unless you ask for it.",
};

/** Of a player before it plays. Browsers get them with an island. */
export const poster = {
  play: "Play:",
  plays: "Plays from {name} once you press play",
  thisSite: "this site",
};

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
