import type { PlanningMail } from "../../../features/reminders/model.ts";
import type { FollowUp } from "../../follow-ups.ts";
import { portalLinkDays } from "../../portal-access.ts";
import { site } from "../../site.ts";
import { newAddressDays } from "../../terms.ts";

const passOn = "yours alone: whoever has it sees the booking, so please do not pass this email on.";

interface Text {
  subject: string;
  text: string;
}

/** Null where the DJ's own settings have them in the language. */
const planningTexts: Readonly<Record<PlanningMail, Text>> | null = null as Readonly<Record<PlanningMail, Text>> | null;
const followUpTexts: Readonly<Record<FollowUp, Text>> | null = null as Readonly<Record<FollowUp, Text>> | null;

/** From a quote's yes to the thank-you. {hello} is hello with a name. */
export const bookingMails = {
  hello: "Hello {name}",
  helloToAnyone: "Hello",
  times: "{start} to {end}",
  openPortal: "Open the portal",
  call: "Call {phone}",
  why: "Why",
  ask: `Is anything left to ask? Reply to this email or call ${site.phone.display}.`,
  change: "{was} → {is}",
  add: "Add it to my calendar",
  takeOut: "Take it out of my calendar",
  putRight: "Put it right in my calendar",
  facts: {
    date: "Date",
    times: "Times",
    venue: "Venue",
    package: "Package",
    deposit: "Deposit",
    heldUntil: "Held until",
    notNamed: "not named yet",
    confirming: "{amount}, being confirmed",
    notPaid: "{amount}, not paid yet",
  },
  next: {
    sign: "sign the agreement in your portal",
    deposit: "pay the deposit of {amount}",
    depositInPortal: "pay the deposit of {amount} in your portal",
    and: ", and ",
    steps: "The next step: {steps}. Then choose your songs, whenever you like.",
    songs: "The next step: choose your songs in the portal, whenever you like.",
    confirming: "Your payment of {amount} is being confirmed: nothing is to pay for now.",
  },
  left: {
    others: "{others}: each has a link of their own.",
    signature: "Your signature is left.",
    confirming: "Your payment of {amount} is being confirmed: you need not pay again.",
    deposit: "The deposit of {amount} is left to pay.",
    portal: "It all stands in your portal, and takes a few minutes.",
  },
  booked: {
    subject: "Congratulations, you are booked: {event}, {date}",
    heading: "Congratulations, you are booked!",
    preview: "{date}, {times}. {done}",
    done: {
      none: "The date is yours.",
      signed: "Signed: the date is yours.",
      paid: "Paid: the date is yours.",
      both: "Signed and paid: the date is yours.",
    },
    first: "{hello}, the date is yours:",
    firstSigned: "{hello}, the agreement is signed and the date is yours:",
  },
  made: {
    again: {
      subject: "On again: {event}, {date}",
      heading: "Your booking is on again",
      first: "{hello}, your {event} was canceled, and is on again. This is what it is:",
    },
    anew: {
      subject: "To be signed anew: {event}, {date}",
      heading: "The agreement is to be signed anew",
      first:
        "{hello}, I noted a signature on paper by mistake, and I am sorry: what was signed for your {event} has ended, and is signed anew. All else stays as it is:",
    },
    held: {
      subject: "Held for you: {event}, {date}",
      heading: "Your date is held",
      first: "{hello}, I look forward to your {event}. This is what we have agreed:",
    },
    booked: {
      subject: "Congratulations, you are booked: {event}, {date}",
      heading: "Congratulations, you are booked!",
      first: "{hello}, I look forward to your {event}. This is what we have agreed:",
    },
    preview: "{date}, {times}. {next}",
    signedAnew: "What was signed ended with the cancellation, so it is signed anew.",
    way: `The way into the portal works for ${portalLinkDays} days and is ${passOn}`,
  },
  link: {
    subject: "Your portal link: {event}, {date}",
    preview: "Your booking, your songs and your questions, behind one button.",
    heading: "Here is your way in",
    text: "{hello}, this button opens the portal of your booking: {event} on {date}. Songs, requests and the agreement are there.",
    way: `It works for ${portalLinkDays} days and is ${passOn}`,
    leave: "If you did not ask for it, you can leave it. Nobody else has seen anything.",
  },
  newAddress: {
    subject: "Is this your new email?",
    preview: "One tap, and my mails come here.",
    text: "Somebody, most likely you, gave this address in my client portal, because mails to the old one come back. Confirm it, and what was held back comes here.",
    yes: "Yes, mail me here",
    works: `The button works for ${newAddressDays} days. If it was not you, do nothing: then nothing changes.`,
  },
  holdEnding: {
    subject: "Your date is held until {until}: {event}, {date}",
    preview: "{left}. Sign, and pay the deposit where one is due, and the date is yours.",
    heading: "Your date is still held",
    text: "{hello}, {date} is held for your {event} until {until}: {left}. After that it is free for others.",
    more: `Do you need more time? Reply to this email or call ${site.phone.display}.`,
  },
  holdEnded: {
    subject: "Your date is held no longer: {event}, {date}",
    heading: "Your date is held no longer",
    gone: "It has gone to somebody else meanwhile. I may be free on a day close by.",
    seeFree: "See free dates",
    free: "Nobody else has booked it so far. Your portal holds it again if it is still free, or asks me to.",
    text: "{hello}, {date} was held for your {event} until {until}. That time is over.",
    confirming: "Your payment of {amount} is being confirmed: please do not pay again.",
    done: "What you have signed or paid is noted, and I have been told as well.",
  },
  ended: {
    event: "{event} on {date}",
    completed: {
      subject: "Thank you for {booking}",
      heading: "Thank you for having me",
      first: "{hello}, thank you for letting me play at your {booking}.",
      how: "How was it? Reply to this email: I read every word.",
      review: "Say how it was",
      recap: "Your evening, song by song",
      tip: "Leave a tip",
    },
    cancelled: {
      subject: "Canceled: {booking}",
      heading: "Your booking is canceled",
      first: "{hello}, your booking, {booking}, is canceled. The links to its portal no longer open it.",
      firstAsked:
        "{hello}, your booking, {booking}, is canceled, as you asked. The links to its portal no longer open it.",
      refunds: "{comesBack} An email tells you of each refund. The refund policy: {policy}",
      other: `Was that not what you wanted, or is there another date? Reply to this email or call ${site.phone.display}.`,
      dates: "See open dates",
    },
  },
  changed: {
    subject: "Changed: {event}, {date}",
    heading: "Your booking has changed",
    first: "{hello}, this is what has changed of your {event}:",
    firstInRoom: "{hello}, as you told me at the event, this is what has changed of your {event}:",
    anew: "What you signed before has ended, and does not speak of this. A new agreement waits for your signature: until then nothing is signed.",
    notHeld: "The date is not held now: open the portal to hold it again, if it is still free. Then you can sign.",
    signNew: "Read and sign the new agreement",
    sign: "Read and sign the agreement",
    read: "Read the contract",
    wrong: `Is something not as we agreed? Reply to this email or call ${site.phone.display}.`,
  },
  /** Of what changes. */
  summary: {
    client: "Client",
    company: "Company",
    billingAddress: "Billing address",
    purchaseOrder: "Purchase order",
    signers: "Who signs",
    event: "Event",
    date: "Date",
    times: "Times",
    venue: "Venue",
    package: "Package",
    price: "Price",
    reduced: "{price} ({before}, reduced by {reduced})",
    deposit: "Deposit",
    parts: "Parts of the balance",
    part: "{amount} by {date}",
    none: "none",
    notNamed: "not named yet",
    notBooked: "not booked",
  },
  proposed: {
    subject: "A change to agree on: {event}",
    heading: "May I change this?",
    first: "{hello}, what we signed stands until you say yes. This is what I would like to change of your {event}:",
    second:
      "{hello}, what we signed stands until you say yes. In place of what I asked for before, this is all that I would like to change of your {event}:",
    action: "Accept it or ask",
  },
  overtime: {
    subject: "Shall the music go on until {until}?",
    preview: "It adds {sum}. Without your yes, nothing is added.",
    heading: "Music until {until}, for {sum} more?",
    text: "{hello}, the music ends at {end}. It can go on until {until}: that adds {sum}, at the rate of your agreement. Without an answer by {answerBy}, nothing is added.",
    action: "Say yes or no",
  },
  amendmentEnded: {
    declined:
      "{hello}, I cannot agree to this change, so everything stays as we signed it. Reply to this email and we find another way.",
    replaced:
      "{hello}, I have changed your booking or asked for another change meanwhile, so the change that you asked for is off. Ask for it again if you still want it.",
    withdrawn: "{hello}, I have taken back the change that I had asked for. Everything stays as we signed it.",
    off: "What you asked for is off",
    stays: "Everything stays as it is signed",
    notChanged: "Not changed: {event}, {date}",
    takenBack: "Change taken back: {event}, {date}",
    not: "not {is}",
    wasStays: "{was} stays",
    wasStaysNot: "{was} stays, not {is}",
  },
  signAsked: {
    subject: "Please sign: {event}, {date}",
    preview: "Read the agreement and sign it, in two minutes.",
    heading: "An agreement waits for your signature",
    theClient: "the client",
    partner: "{name} and you are the clients of this agreement",
    representative: "you sign this agreement for {name}",
    parent: "you sign this agreement for {name}, as parent or guardian",
    text: `{hello}, {why}: {event} on {date}, with ${site.name}. Read it, and sign it right there.`,
    action: "Read and sign the agreement",
    alone:
      "The link is yours alone and shows the agreement, nothing else: please do not pass this email on. If you know nothing of it, you can leave it: nothing happens.",
  },
  copy: {
    subject: "Signed agreement: {event}, {date}",
    subjectInPart: "Signed in part: {event}, {date}",
    preview: "Signed by {name} on {time}.",
    heading: "Your signed agreement",
    headingInPart: "{name} has signed",
    you: "you",
    deposit: "The date is yours once the deposit of {amount} is paid.",
    waitsForOne: "It counts once {names} has signed as well.",
    waits: "It counts once {names} have signed as well.",
    mine: "I sign it as well and write to you when I have.",
    text: "{hello}, this is your copy of the agreement: what it comes to below, and all of it word for word in the PDF. Please keep it.",
    signed: "{name}, {time}",
    onPaper: "{name}, {time}, on paper",
    notYet: "Not signed yet",
    theClient: "The client",
    forTheClient: "For the client",
    theDj: "The DJ",
    djNotYet: "not signed yet",
    fingerprint: "Fingerprint (SHA-256)",
    check:
      "Anyone can check the fingerprint at {address}: the page says whether it is a signed agreement's, and nothing else.",
  },
  calls: {
    subject: "Our call: {when}",
    subjectOff: "Our call on {when} is off",
    preview: "I call you at {phone}.",
    previewOff: `Let us find another time: call ${site.phone.display}.`,
    heading: "We talk on {when}",
    headingOff: "I cannot make our call",
    text: "I call you at {phone}, for about {minutes} minutes. The file with this mail puts it into your calendar.",
    textOff: `I have to call off our call on {when}. I am sorry. Pick another time that suits you, or call ${site.phone.display}.`,
    textOffCall: `I have to call off our call on {when}. I am sorry. To find another time, call ${site.phone.display}.`,
    pick: "Pick another time",
    move: "Move or cancel the call",
  },
  planning: {
    headings: {
      plan: "Let us plan your evening",
      songs: "Which songs?",
      details: "The last details",
      tomorrow: "See you tomorrow",
      thanks: "Thank you",
    },
    actions: {
      plan: "Plan the evening",
      songs: "Choose songs",
      details: "Look at the details",
      tomorrow: "Open the portal",
      thanks: "Say how it was",
    },
    played: "What was played",
    place: "the place we agreed on",
    texts: planningTexts,
  },
  followUp: {
    quote: "Open your quote",
    contract: "Read and sign",
    deposit: "Pay the deposit",
    yourDate: "your date",
    texts: followUpTexts,
    leave: "No other reminder of this comes. Have you answered already? Then you can leave this email.",
  },
};
