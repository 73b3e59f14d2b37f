import type { Translation } from "../../translation.ts";
import { addOns } from "./add-ons.ts";
import { agreement } from "./agreement.ts";
import { book } from "./book.ts";
import { booked } from "./booked.ts";
import { bookingMails } from "./booking-mails.ts";
import { calls } from "./calls.ts";
import { changes } from "./changes.ts";
import { contact } from "./contact.ts";
import { dashboard } from "./dashboard.ts";
import { dates, nearest } from "./dates.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { formats } from "./formats.ts";
import { frame } from "./frame.ts";
import { guests } from "./guests.ts";
import { home } from "./home.ts";
import { inquiry } from "./inquiry.ts";
import { landing } from "./landing.ts";
import { mails } from "./mails.ts";
import { money } from "./money.ts";
import { newAddress } from "./new-address.ts";
import { papers } from "./papers.ts";
import { partyClearwater } from "./party-clearwater.ts";
import { partyStPetersburg } from "./party-st-petersburg.ts";
import { partyTampa } from "./party-tampa.ts";
import { pay } from "./pay.ts";
import { eveningLines, eveningTimes, plan, planPages } from "./plan.ts";
import { planMails } from "./plan-mails.ts";
import { plans } from "./plans.ts";
import { portal } from "./portal.ts";
import { price, pricing } from "./price.ts";
import { quinceaneraTampa } from "./quinceanera-tampa.ts";
import { quote } from "./quote.ts";
import { quotes } from "./quotes.ts";
import { replyTemplates } from "./reply-templates.ts";
import { songPages, songs } from "./songs.ts";
import { devices, keys, recap, review } from "./together.ts";
import { failures, poster, ui } from "./ui.ts";
import { verify } from "./verify.ts";
import { waitlist } from "./waitlist.ts";
import { weddingTampa } from "./wedding-tampa.ts";

export const spanish: Translation = {
  addOns,
  agreement,
  book,
  booked,
  bookingMails,
  calls,
  changes,
  contact,
  dashboard,
  dates,
  devices,
  errors,
  eveningLines,
  eveningTimes,
  failures,
  faults,
  formats,
  frame,
  guests,
  home,
  inquiry,
  keys,
  landing,
  mails,
  money,
  nearest,
  newAddress,
  pages: [quinceaneraTampa, weddingTampa, partyTampa, partyStPetersburg, partyClearwater],
  papers,
  pay,
  plan,
  planMails,
  planPages,
  plans,
  portal,
  poster,
  price,
  pricing,
  quote,
  quotes,
  recap,
  replyTemplates,
  review,
  songPages,
  songs,
  ui,
  verify,
  waitlist,
};
