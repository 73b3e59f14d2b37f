import { servicesOnHome } from "../../../features/site/paths.ts";
import { categoryCopy, type EventCategory } from "../../categories.ts";
import { codeTakesNoMore, codeTakesOff, discountPercent } from "../../offers.ts";
import { site } from "../../site.ts";
import { dateIsYours } from "../../terms.ts";
import { inquiry } from "./inquiry.ts";
import { landing } from "./landing.ts";

const kinds: Readonly<Record<EventCategory, string>> = {
  corporate: categoryCopy.corporate.shortTab,
  wedding: categoryCopy.wedding.shortTab,
  "private-party": categoryCopy["private-party"].shortTab,
};

/** Where each service has its price. */
const services: string = servicesOnHome;

const yours: { lead: string; rest: string } = dateIsYours;

/** Of the builder, what follows it, and the quote's mail. Browsers get them with an island. */
export const quotes = {
  title: "Build Your DJ Quote, Line by Line",
  about: `Your date, hours, package and add-ons priced line by line, with ${discountPercent}% off one package, the deposit and the balance. No email asked before you see it.`,
  head: {
    heading: "Build your quote",
    intro:
      "Packages and extras with their prices, travel once you choose the city. The total beside them is what you pay.",
    alone: "Music for one part of the event alone?",
    eachService: "Each service’s page",
    hasPrice: "has its price. A town or an extra that is not here?",
    call: "Call {phone}",
    services,
  },
  builder: {
    labels: {
      eventCategory: "Kind of event",
      eventType: "Event type",
      eventDate: "Date",
      city: "Venue city",
      startTime: "Music from",
      endTime: "Until",
      venue: "Venue",
      offer: "Package",
      code: "Discount code",
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      phone: "Phone",
      companyName: "Company name",
      billingAddress: "Billing address",
      purchaseOrder: "Purchase order number",
    },
    kinds,
    eventTypes: inquiry.eventTypes,
    form: "Your quote",
    theDay: "The day",
    thePackage: "The package",
    extras: "Add what you like",
    theCode: "Your code",
    whereTo: "Where does it go?",
    update: "Update the price",
    send: "Send me this quote",
    sending: "Sending...",
    failed: "Unable to send your quote",
    applyCode: "Apply code",
    codeTakes: "{code} takes {amount} off.",
    everybodyHasOne: "Whoever asks for a quote has one.",
    codeTakesOff,
    codeTakesNoMore: codeTakesNoMore as string,
    depositIs: "deposit {amount}",
    withCode: "{price} with your code",
    plusTax: landing.plusTax,
    music: "{length} of music",
    musicAndExtra: "{length} of music: the {hours} of {name} and {extra} extra",
    musicOfPackage: "{length} of music, part of {name}",
    travelIncluded: "Travel included",
    travelCosts: "Travel {amount}",
    moreOf: "One more of {name}",
    lessOf: "One less of {name}",
    partOf: "Part of {name}",
    included: "Included",
    soFar: "Your quote so far",
    yourDate: "Your date",
    yourPrice: "Your price",
    priceSoFar: "Your price so far",
    close: "Close",
    times: "{start} to {end}",
    makesYours: ", makes the date yours",
    bindsNobody: "Free, and it binds nobody. The price stays the same for {days}.",
    date: {
      free: "Free. Sunset {time}",
      freeIn: "Free. Sunset {time} in {place}",
      held: "On hold: somebody is deciding on it right now. These days are free:",
      heldUntil: "On hold until {time}: somebody is deciding on it right now. These days are free:",
      taken: "Taken. These days are free:",
      "too-soon": `Too soon to promise here. Please call ${site.phone.display}.`,
      past: "That day is behind us.",
      "too-far": "The calendar is not open that far yet.",
    },
  },
  refused: {
    taken: "This date is taken.",
    free: "Free near by: {days}.",
    tooSoon: "This is too soon to promise here. Please call.",
    tooFar: "The calendar is not open that far yet. Please pick an earlier day.",
    past: "Please choose a date that is not in the past",
    city: "Please choose the city from the list",
    offer: "Please choose a package",
    tooLong: "That is longer than this package can be made. Please call.",
  },
  sent: {
    heading: "Your quote is on its way",
    about:
      "Your quote goes to you by mail, with its price line by line and a button to accept it, ask about it or say no.",
    goesTo: "It goes to {email}.",
    open: "Open it from that email: there you accept it, ask, or say no.",
    likely: "Should it have been {address}? Then please",
    again: "send it again",
    stays: { lead: "The price stays", rest: "for {days}. It binds nobody until you accept." },
    read: { lead: "Read the agreement in peace.", rest: "Accepting a quote holds the date for {hold}." },
    yours,
    onceADay:
      "One such email a day goes to an address. If it had one today, the next goes in the morning, as a rule tomorrow, and leads to every quote that is open for you.",
    noEmail: "No email?",
  },
  mail: {
    subject: "Your quote: {total} for {date}",
    subjectOfNew: "Your new quote: {total} for {date}",
    preview: "{name}, {start} to {end}. The price stays until {until}.",
    heading: "Here is your quote",
    others: "Open for your address as well:",
    renewed: "Your quote again, at the prices of today",
    changed: "Your quote has changed",
    event: "{thanks}. {event} on {date}, {start} to {end}, {city}.",
    whatChanged: "What changed",
    fromDj: "From your DJ",
    depositWhen: "Deposit, when you sign",
    holds: "The date is held for you once you accept.",
    heldNow: "Somebody else is deciding on the date right now.",
    takenNow: "The date is taken by now.",
    own: "You hold this date already: to have this instead of what you booked, ask for the change in your portal.",
    near: "These days near it are free: {days}.",
    seeHow: "Open the quote to see how it stands, or to ask for another day.",
    stays: "The price stays the same until midnight on {until}. {hold}",
    open: "Open your quote",
    behind: "Behind the button you can accept, ask a question, or say no. Nothing is bought by opening it.",
    leave: "If you did not ask for it, you can leave it: nothing happens. Quote {number}.",
  },
};
