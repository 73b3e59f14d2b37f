import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { contactStatuses } from "../../../content/statuses.ts";
import type { AppEnv } from "../../../env.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import type { Taken } from "../../../platform/http/forms/form-route.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Actor } from "../audit/model.ts";
import { listParameters } from "../paths.ts";

export interface Undo {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** A lead's id and the status before. */
const undoText = /^([\w-]{1,64})\.([a-z]+)$/;

export const undoParameter = (id: string, was: string): string => `${id}.${was}`;

export function undoOfLead(named: string | undefined, back: Readonly<Record<string, string>> = {}): Undo | null {
  const [, id, was] = undoText.exec(named ?? "") ?? [];
  const status = contactStatuses.find((each) => each === was);
  return id && status ? { action: leadPaths(id).status, fields: { ...back, status, undo: "yes" } } : null;
}

/** @throws 401 when the Access guard was not passed */
export function actorOf(c: Context<AppEnv>): Actor {
  const administrator = c.get("administrator");
  if (!administrator) throw new HTTPException(401, { message: "Please log in." });
  return { by: administrator.email, now: Date.now() };
}

export const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

export function redirectWithNotice(path: string, notice: NoticeName, query: string | URLSearchParams = ""): Taken {
  const search = new URLSearchParams(query);
  search.set(listParameters.notice, notice);
  return { to: `${path}?${search}` };
}

const notices = {
  "status-set": "The status is set.",
  "put-off": "Put off until tomorrow.",
  "shown-again": "All of it is shown again.",
  "status-undone": "Undone. The status is as it was.",
  "not-filled-in": "Nothing can be filled in: the booking is canceled, or its hold has ended.",
  "test-mail-sent": "The test mail is on its way to you.",
  "device-removed": "The device is removed. It is told nothing any more.",
  "device-taken": "A notice is on its way to the device.",
  "device-gone": "The device takes no notices any more, and has left the list.",
  "device-failed": "Its push service did not take the notice. Turn it on again on that device, or try again later.",
  "paper-added": "The paper is kept: tick it in a reply, and it goes along.",
  "paper-removed": "The paper is removed.",
  replied: "Your reply is on its way. The lead is contacted.",
  "quote-made": "The quote is made. There is no email: print it, or tell it by phone.",
  "told-by-phone": "Noted: you have spoken with them.",
  "card-ended": "The card is charged no more, and forgotten at Stripe within minutes.",
  "email-corrected":
    "The email is corrected, and old links have ended: if anything is open, it is mailed there with a new one.",
  "email-added":
    "The email is kept. What is open is mailed there now, and what you have not told by phone stays on Today.",
  "quote-sent": "The quote is on its way. The lead is quoted.",
  "quote-accepted": "Nothing was sent: the client has accepted a version or is booked meanwhile.",
  "lead-added": "The lead is kept, as contacted.",
  "note-added": "The note is kept.",
  booked: "Booked. The link to the portal is on its way to the client.",
  "booked-by-phone": "Booked. Nothing was mailed, because there is no email: Today says what to tell by phone.",
  "booking-added": "The booking is in the calendar.",
  "already-booked": "This was booked already. Here is that booking.",
  saved: "The booking is saved.",
  "saved-readdressed":
    "The booking is saved. All links to the old email have ended, and any keys to the plan with them: who had one is told, and so is the client, who lets them in again in the portal.",
  "saved-typed": "The booking is saved, at the price that you typed: by itself the package costs another.",
  confirmed: "Confirmed. The date is taken, and the client hears of it by mail.",
  "given-again": "Given again, for as long as a hold lasts. The client hears of it by mail.",
  extended: "Held longer. The client hears of the new end by mail.",
  completed: "Completed. Well played.",
  open: "Nothing changed: something else is open by now. Look at it, and say that you complete it all the same.",
  cancelled: "Canceled. The links and keys of this booking have ended, and its client is signed out everywhere.",
  "parts-stored": "Noted. The agreement, the portal and invoices say from now on when what is due.",
  "parts-wait": "Nothing is changed: another change waits for a yes. Take it back first.",
  "parts-not-stored": "Not split: somebody has signed, but not everybody, or the booking has ended.",
  "who-canceled": "Noted: what goes back is counted by it.",
  reopened: "Reopened, under new links: those from before the cancellation stay ended.",
  "not-moved": "Nothing changed: the booking has another status, or its hold another end by now.",
  "too-early": "Nothing changed: a booking can be completed from the day of the event on.",
  "link-sent": "The link is on its way to the client.",
  "link-not-sent": "No link was sent: the booking is canceled, or the client's address is gone.",
  "proposed-typed":
    "Proposed, at the price that you typed: by itself the package costs another. What is signed stands until the client accepts.",
  proposed: "Proposed. What is signed stands until the client accepts the change, by mail or in the portal.",
  "amendment-accepted": "Accepted. The booking is changed, and the client hears of it by mail.",
  "amendment-waits":
    "You have said yes. What is signed stands until who signs with the client has said yes as well, by mail.",
  "amendment-signs-anew":
    "Nothing changed yet: what it costs or when it is paid has changed since somebody signed it, so they are asked to sign again.",
  "amendment-date-gone": "Nothing changed: the new date has gone to another booking.",
  "amendment-clashes":
    "Nothing changed: the same crew plays another event of that day at these times. Name another crew first.",
  "amendment-ended": "Everything stays as it is signed. The client hears of it by mail.",
  "amendment-gone": "Nothing changed: that change waits no longer.",
  countersigned: "Signed. Both of you get the copy by mail.",
  "not-countersigned": "Nothing was signed: the client has not signed yet, or you have already.",
  "signer-added": "Added. Who has an email address gets the link to sign; the client hears of it as well.",
  "signer-removed": "Taken off those who sign. Their link has ended.",
  "signer-mailed": "A new link to sign is on its way. The old one opens nothing any more.",
  "signer-readdressed":
    "Saved. The old link has ended; a new one is on its way if there is an address and something to sign or say yes to.",
  "signer-unchanged": "Nothing changed: they have signed already, sign no more, or the booking has no date any more.",
  "paper-signature-ended": "What was signed has ended: the agreement is signed anew, by everybody.",
  "signed-on-paper": "Marked as signed on paper, with you as who entered it.",
  "import-read": "The columns are as you said. Nothing has come in yet.",
  "import-going": "A part is in. Press again, and it goes on with the rows that wait.",
  "import-done": "All rows are accounted for. Nothing was mailed.",
  "import-undone": "Undone. The rows wait as they did before.",
  "import-removed": "The file is removed.",
  "import-not-removed": "Nothing changed: rows of it have come in. Undo the import first.",
  "track-chosen": "Chosen, for the same song at every booking.",
  "track-gone": "Nothing changed: that track is in the crate no longer.",
  "choice-forgotten": "The choice is taken back.",
  "recap-saved": "Saved.",
  "recap-released":
    "Shown. The client finds it in the portal, and a thank-you mail that is still to go out leads there.",
  "recap-waiting":
    "Taken back. The portal says that you look over it. The songs in a thank-you mail that has gone out stay there.",
  "recap-withheld": "Noted. The portal and the thank-you mail do not speak of it.",
  "recap-too-early": "Nothing changed: the evening is not over.",
  "crate-removed": "The crate is removed. Your music is where it was.",
  language: "Pages, papers and mails are in that language from now on. What was signed stays as it is.",
  "links-revoked":
    "All links and keys of this person have ended, and every browser is signed out. Cards with the code of their guests' page have to be printed again.",
  "days-blocked": "Blocked. The site says that these days are taken; what is booked on them stays booked.",
  "day-opened":
    "Open for one more event, played by another crew. The site says that the day is free; the first on its waitlist is mailed within minutes.",
  "day-closed": "Closed. What is booked on it stays booked.",
  "calendar-added": "Added and read. Its busy days are taken on the site.",
  "calendar-removed": "Removed, with the days that it took.",
  "off-waitlist": "Taken off the waitlist. No mail tells them.",
  "days-freed": "Freed.",
  "feed-revoked": "The calendar address works no longer.",
  "mail-readdressed": "The mail goes out to the new address.",
  "mail-not-readdressed": "Nothing changed: the mail has gone out, or is on its way.",
  "call-off": "Called off. The time is free again, and the other side hears of it.",
  "expense-added": "It is in the books.",
  "expense-removed": "It is out of the books.",
  "payment-marked": "Received. The client gets a receipt.",
  "payment-holds-nothing":
    "Received, but it holds no date: the booking is canceled, or somebody else holds or has its date. What goes back, if anything does by now, stands under the date.",
  "payment-unmarked":
    "Unmarked: it counts no more. The booking stays as it was, and it stands in the record with the reason.",
  "payment-not-unmarked": "Nothing changed: something of it was given back, or it was unmarked already.",
  "refund-kind-said": "Noted. What is owed follows from it.",
  "failed-refund-ended": "Noted. What is owed follows from it.",
  "failed-refund-gone": "Nothing changed: it was said already what came of this refund.",
  refunded: "The money goes back. The client is told.",
  "invoice-sent": "It is on its way. The same paper goes to an address once a day.",
  "invoice-credited": "The credit note is made. If something is still to be paid, make another invoice for it.",
  "invoice-not-credited": "Nothing changed: a credit note has taken this invoice back already.",
  "no-invoice": "No invoice was made: the booking has ended or has no price, or it has twenty already.",
  answered: "The answer is on its way to the client.",
  "reply-accepted": "Accepted. It stands in the conversation.",
  "reply-discarded": "Discarded. Nobody is told.",
  "reply-decided": "Nothing changed: that was decided already.",
  "request-completed": "The request is completed, without an answer.",
  "newsletter-saved": "Saved. The preview shows it as it will be.",
  "newsletter-tested": "The test is on its way to you.",
  "newsletter-sent": "It is on its way: the counts grow as its mails go out.",
  "newsletter-not-sent": "Nothing was sent: it has gone out already, or was deleted.",
  "newsletter-deleted": "The draft is deleted.",
  "upload-described": "The words are saved, and public wherever the picture is shown.",
  "upload-deleted": "The picture is deleted.",
  "follow-ups-stopped": "No follow-up mail goes to this lead.",
  "follow-ups-begun": "Follow-up mails go to this lead as to all.",
  "setting-saved": "Saved. It holds from now on.",
  "planning-saved": "Saved. Mails that go out from now on say this.",
  "review-shown": "It stands on the site.",
  "review-not-shown": "Nothing changed: the client has changed it meanwhile, or has not agreed to show it.",
  "review-kept": "It is kept off the site.",
  "guests-saved": "Saved. Guests see it within seconds.",
  "request-reopened": "The request is open again.",
  "change-accepted": "Accepted. It stands in the plan, and who asked is told.",
  "change-declined": "Declined. The plan stays as it was, and who asked is told.",
  "change-decided": "Nothing changed: that was decided already.",
  "key-issued": "The key is on its way by mail, tomorrow morning if that address had an automatic mail today.",
  "key-revoked": "The key opens nothing any more.",
  "key-renewed": "A new link is on its way. The old one opens nothing any more.",
  "key-mailed": "No second mail: this key has its link of the day, and that link works. Send a new one tomorrow.",
  "key-unchanged": "Nothing changed: that key has ended, or was revoked already.",
} as const;

export type NoticeName = keyof typeof notices;

const noticeText = (name: string | undefined): string | null =>
  Object.entries(notices).find(([known]) => known === name)?.[1] ?? null;

/** What a form did before it led here. */
export const noticeOf = (c: Context): string | null => noticeText(c.req.query(listParameters.notice));

const tell = "There is no email: Today says what to tell by phone.";

/** For clients without email: replaces notices that mention mail. */
const byPhone: Partial<Record<string, string>> = {
  confirmed: `Confirmed. The date is taken. ${tell}`,
  "given-again": `Given again, for as long as a hold lasts. ${tell}`,
  extended: `Held longer. ${tell}`,
  proposed: `Proposed. What is signed stands until the client accepts the change in the portal. ${tell}`,
  "amendment-accepted": `Accepted. The booking is changed. ${tell}`,
  "amendment-ended": `Everything stays as it is signed. ${tell}`,
  countersigned: "Signed. There is no email: print the copy for the client.",
  "payment-marked": `Received. ${tell}`,
  refunded: `The money goes back. ${tell}`,
} satisfies Partial<Record<NoticeName, string>>;

export const noticeAbout = (name: string | undefined, clientEmail: string): string | null =>
  (hasNoAddress(clientEmail) ? byPhone[name ?? ""] : undefined) ?? noticeText(name);
