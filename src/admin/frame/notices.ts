/** What just happened, by the name that the address carries after a form was taken. */
export const notices = {
  "status-set": "The status is set.",
  "status-undone": "Undone. The status is as it was.",
  replied: "Your reply is on its way. The lead is contacted.",
  "quote-sent": "The quote is on its way. The lead is quoted.",
  "quote-accepted": "Nothing was sent: the client has accepted a version meanwhile.",
  "note-added": "The note is kept.",
  booked: "Booked. The link to the portal is on its way to the client.",
  "booking-added": "The booking is in the calendar.",
  "already-booked": "This was booked already. Here is that booking.",
  saved: "The booking is saved.",
  confirmed: "Confirmed. The date is taken.",
  completed: "Completed. Well played.",
  cancelled: "Canceled. The client's links and sessions have ended.",
  "not-moved": "Nothing changed: the booking has another status by now.",
  "too-early": "Nothing changed: a booking can be completed from the day of the event on.",
  "link-sent": "The link is on its way to the client.",
  "link-not-sent": "No link was sent: the booking is canceled, or the client's address is gone.",
  proposed: "Proposed. What is signed stands until the client accepts the change, by mail or in the portal.",
  countersigned: "Signed. Both of you get the copy by mail.",
  "not-countersigned": "Nothing was signed: the client has not signed yet, or you have already.",
  "links-revoked": "All links and sessions of this booking have ended.",
  "days-blocked": "Blocked. The site says that these days are taken.",
  "days-freed": "Freed.",
  "feed-revoked": "The calendar address works no longer.",
  "mail-readdressed": "The mail goes out to the new address.",
  "mail-not-readdressed": "Nothing changed: the mail has gone out, or is on its way.",
  answered: "The answer is on its way to the client.",
  "request-completed": "The request is completed, without an answer.",
  "newsletter-saved": "Saved. The preview shows it as it will be.",
  "newsletter-tested": "The test is on its way to you.",
  "newsletter-sent": "It is on its way: the counts grow as its mails go out.",
  "newsletter-not-sent": "Nothing was sent: it has gone out already, or was deleted.",
  "newsletter-deleted": "The draft is deleted.",
  "upload-described": "The words are saved, and public wherever the picture is shown.",
  "upload-deleted": "The picture is deleted.",
  "request-reopened": "The request is open again.",
} as const;

export type NoticeName = keyof typeof notices;

/** The notice that an address names; `null` for anything else. */
export const noticeText = (name: string | undefined): string | null =>
  Object.entries(notices).find(([known]) => known === name)?.[1] ?? null;
