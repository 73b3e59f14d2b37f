import { site } from "../../site.ts";

/** Of the page that tells whether a fingerprint is a signed agreement's. */
export const verify = {
  title: "Check an agreement",
  about: "Every agreement that is signed here has a fingerprint. Copy it into this page to hear whether it was signed.",
  lead: "Every signed agreement has a fingerprint: 64 letters and digits made from its exact words. Copy it here to hear whether it was signed. Nothing of what the agreement says is shown.",
  label: "Fingerprint",
  hint: "It stands below the signatures, and in the email that brought the copy.",
  check: "Check it",
  verdicts: {
    signed: {
      title: "This is a signed agreement's fingerprint.",
      text: `An agreement of ${site.name} with exactly this fingerprint was signed by both sides.`,
    },
    "by-client": {
      title: "This is a signed agreement's fingerprint.",
      text: `An agreement of ${site.name} with exactly this fingerprint was signed by the client. The DJ has not signed it yet.`,
    },
    unknown: {
      title: "No signed agreement has this fingerprint.",
      text: "The text that it was made of was not signed here, or is not the text that was signed: one changed letter gives another fingerprint.",
    },
    malformed: {
      title: "That is no fingerprint.",
      text: "It has 64 characters, each a digit or a letter from a to f. Spaces between them do not matter.",
    },
  },
};
