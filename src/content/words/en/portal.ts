import { site } from "../../site.ts";
import { portalLinkDays } from "../../terms.ts";

const orCall = `Open the link of your latest mail, or call ${site.phone.display}.`;

/** What stands around every page of clients and of those who plan along, and where no session is. */
export const portal = {
  name: "Client Portal",
  area: "Client portal",
  keyArea: "The plan",
  nav: "Portal",
  call: "Call",
  callTo: "Call {phone}",
  more: "More",
  signOut: "Sign out",
  bookings: "Your bookings",
  tabs: {
    home: "Home",
    timeline: "Timeline",
    songs: "Songs",
    messages: "Messages",
    guests: "Guests",
    papers: "Papers",
    money: "Payments and receipts",
    together: "Plan it together",
    devices: "Your devices",
    details: "Details",
  },
  /** A part that has to wait. */
  opens: {
    cancelled: "This booking is canceled, so this part of it is closed.",
    released:
      "Your date is held no longer. Opens once it is held again and the deposit is paid, because others are written to.",
    hold: "Opens once the deposit is paid, because others are written to.",
  },
  toAgreement: "To the agreement",
  waiting: "Waiting for my yes",
  gauge: {
    title: "Your must-plays fill {filled} of {dancing} of dancing",
    over: "{time} over.",
    tooMany: {
      one: "About {some} of {count} song will not fit.",
      other: "About {some} of {count} songs will not fit.",
    },
    left: "{time} left for your guests’ requests and my picks.",
  },
  access: {
    title: "Access the Client Portal",
    about: "Clients open their portal by a link that comes by email. Enter the address of your booking to get it.",
    lead: "Your date, your songs, your agreement and a direct line to the DJ, in one place.",
    written: "What you wrote, so that you can copy it:",
    fields: {
      subject: "Subject",
      message: "Message",
      songRequest: "Song",
      title: "Song",
      artist: "Artist",
      note: "Moment or note",
    },
    onPaper: "I have a code on paper",
    /** On papers of who has no email. */
    online: "Your booking online: {address}, “{onPaper}”, {code}",
    code: "Code",
    openPortal: "Open the portal",
    none: "No booking yet?",
    book: "See packages and open dates",
    email: "Email",
    send: "Access Portal",
    sending: "Sending...",
    failed: "Unable to send the link",
    /** The same whether or not there is a booking. */
    sent: "If we have a booking for that address, its access link is on the way. Check your e-mail.",
    nothing: "Nothing after a few minutes? Check your spam folder, or {again}.",
    again: "try another address",
    afterwards: "After that, check your email for a unique access link. It opens the portal without a password.",
    byMail: "Please open the portal by the link in your mail.",
    closed: "The portal cannot be opened right now.",
    notices: {
      "broken-link": {
        title: "This link does not open the portal.",
        advice: `It may be incomplete, older than ${portalLinkDays} days, or replaced by a newer one. Enter your email below, and a new link is on its way.`,
      },
      "address-known": {
        title: "Your new email is confirmed.",
        advice:
          "The link in that mail opens nothing twice. Enter your email below, and one that signs you in is on its way.",
      },
      "broken-code": {
        title: "This code does not open the portal.",
        advice: `Type it as it stands on your newest papers. Is it right, and it opens nothing? Call ${site.phone.display}.`,
      },
      "broken-quote": {
        title: "This link does not open a quote.",
        advice: `It may be incomplete, too old, replaced by a newer one, or ended with its booking. ${orCall}`,
      },
      "broken-signing": {
        title: "This link does not open an agreement.",
        advice: `It may be incomplete, too old, or replaced by a newer one. ${orCall}`,
      },
      "broken-paying": {
        title: "There is nothing to pay behind this link.",
        advice: `It may be incomplete, too old, or ended with its booking. Ask whoever sent it to you for a new one, or call ${site.phone.display}.`,
      },
      "broken-calling": {
        title: "This link does not open the times for a call.",
        advice: `It may be incomplete, too old, or ended with its booking. ${orCall}`,
      },
      cancelled: {
        title: "This booking is canceled.",
        advice: `Its portal is closed. Is that not what you wanted, or is there another date? Call ${site.phone.display} or write to ${site.email}.`,
      },
      ended: {
        title: "You are signed out here.",
        advice:
          "Open the link in your latest email again, or enter your email for a new one. A canceled booking has no portal any more: its receipts came by email.",
      },
      unavailable: {
        title: "The portal cannot be opened right now.",
        advice: `It is my fault, not yours. Please try again later, or call ${site.phone.display}.`,
      },
    },
  },
  missing: {
    foreign: "This request belongs to another booking.",
    file: "There is no such file.",
    booking: "There is no such booking.",
  },
  otherClient: {
    title: "Switch to another client?",
    about: "This browser is signed in to the client portal with another address. Choose which one to go on with.",
    text: "This browser is signed in as {signedIn}. The link that you opened is for {named}. If you did not expect that, stay where you are.",
    stay: "Stay signed in",
    switch: "Switch to the other",
  },
  noKey: {
    metaTitle: "Your key to the evening",
    title: "Plan of an evening",
    left: "You are signed out on this device.",
    again: "The link in your mail opens the plan again.",
    unavailable: "No key can be opened right now.",
    myFault: "It is my fault, not yours. Please try again later.",
    broken: "This key opens nothing.",
    why: "It may have ended, or been replaced by a newer link. Open the link of your latest mail, or ask who gave you the key for a new one.",
    byMail: "Please open the plan by the link in your mail.",
  },
  hold: {
    until: "Your date is held until {until} {left}.",
    hours: { one: "{count} hour left", other: "{count} hours left" },
    minutes: { one: "{count} minute left", other: "{count} minutes left" },
    confirming: "Your payment of {amount} is being confirmed, and you need not pay again.",
    gone: "Your date has gone meanwhile",
    ended: "Your date is held no longer",
    goesBack: "Your {amount} came when somebody else had it, so all of it goes back to you.",
    elses: "Somebody else has it.",
    paidGoesBack: "The {amount} that you paid goes back to you.",
    others: "Nothing else of what you chose is lost: other dates are a look away.",
    near: "Free dates close by",
    twice:
      "By itself this page holds a date twice, whoever asks, and this one has been. Now it is for me to give: one press asks me, and I write to you.",
    subject: "Please hold my date again",
    message: "Could you hold {date} for me once more?",
    ask: "Ask for the date",
    isOver: "The time is over. If nobody has taken it since, one press holds it once more, for {length}.",
    again: "Still free? Hold it again",
  },
};
