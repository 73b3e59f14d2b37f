type Labels = Readonly<Record<string, string>>;

/** Of recorded changes, by what is stored; null where that is the language. */
const recorded: Labels | null = null as Labels | null;

/** Of changes to songs and plans. Browsers get them with an island. */
export const changes = {
  unsaved: { one: "{count} change is not saved", other: "{count} changes are not saved" },
  kept: "Kept in this browser, and sent as soon as it works.",
  keepOpen: "Please keep this page open.",
  reasons: {
    offline: "You are offline.",
    server: "They did not get through.",
    "signed-out": "You are signed out.",
  },
  signIn: "Sign in again",
  again: "Try again",
  saving: "Saving",
  refused: "Not everything is saved",
  saved: "All changes saved",
  proposed: "{title}: your change is proposed.",
  notSaved: "{title} was not saved. {why}",
  keepMine: "Keep mine",
  keepTheirs: "Keep theirs",
  putBack: "Put it back",
  dismiss: "Dismiss",
  inForm: "What you wrote is in the form below.",
  wrote: "You wrote: {text}.",
  moved: "Somebody else moved or changed this meanwhile.",
  /** `theirs` and `mine` are quoted, or one of the next two. */
  clash: "Somebody else made this {theirs} meanwhile; you wrote {mine}. Save again to keep yours.",
  empty: "empty",
  nothing: "nothing",
  movedOn: "The list has changed on another device. Please reload the page.",
  recorded,
  /** A place in the order. */
  after: "after {name}",
  pasted: "{count} pasted into {list}",
  new: "New: {after}",
  removed: "Removed: {before}",
  becomes: "{subject}, {field}: {before} becomes {after}",
};
