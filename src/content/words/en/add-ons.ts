import { requestReplyHours } from "../../offers.ts";
import { site } from "../../site.ts";

/** Of the page where a client changes what they booked. */
export const addOns = {
  title: "Change what you booked",
  booked: "{event}, {date}, {price}.",
  stands: `What you signed stands until I say yes, within ${requestReplyHours} hours.`,
  over: "This booking is over, canceled, or no longer held: nothing can be added to it.",
  unsigned: "The agreement is not signed yet, so it can still be written anew. {write}, and sign it once it says so.",
  write: "Write to me what you would like",
  asked: { title: "You have asked for a change.", action: "See it, or take it back" },
  others: { title: "A change waits for the yes of who signs with you.", action: "See it" },
  proposed: { title: "A change waits for your yes.", action: "See it, and decide on it first" },
  see: "See the new price",
  change: "The change",
  ask: "Ask for this change",
  nothing: "Nothing is changed yet: choose another number of something.",
  tooLittle: "That would cost less than the deposit. Please call or write to me.",
  notAsked: `This could not be asked for: the booking has changed meanwhile, or you have asked often today. Please look at it again, or call me: ${site.phone.display}.`,
};
