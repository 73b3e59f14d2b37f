import { portalCalendarOf } from "../features/bookings/client/paths.ts";
import { agreementOf, agreementPdfOf, portalAddOns, portalContractOf } from "../features/contracts/client/paths.ts";
import { portalGuestFile, portalGuests } from "../features/guests/client/paths.ts";
import { portalKey, portalKeys } from "../features/invites/client/paths.ts";
import {
  portalBooked,
  portalInvoice,
  portalInvoicePdf,
  portalInvoices,
  portalPay,
  portalReceipt,
  portalReceiptPdf,
  portalTip,
} from "../features/payments/client/paths.ts";
import { portalApi, portalEvening, portalPaths, portalReview } from "../features/portal/paths.ts";
import {
  cancelOrPostpone,
  clientFilePath,
  clientRequestsPage,
  newRequestTab,
  portalBookingData,
  portalMessages,
  portalView,
} from "../features/requests/client/paths.ts";
import { songPlaces, songSuggestionsFor } from "../features/songs/client/paths.ts";
import { get, postForm, postJson } from "./site.ts";
import type { Client } from "./stored-client.ts";

export type Headers = Record<string, string>;

interface Statuses {
  /** `dead` is for a cookie that opens nothing, `none` for no cookie where that differs. */
  dead?: number;
  none?: number;
  /** A success is about the other client's own data. */
  other: number;
  owner: number;
}

interface PortalAddress extends Statuses {
  name: string;
  requestOf(headers: Headers, owner: Client): Request;
}

/** What does not depend on whose it is, or what does. */
type Of<T> = T | ((owner: Client) => T);
type Fields = Record<string, string>;

const of = <T extends string | Fields>(made: Of<T>, owner: Client): T =>
  typeof made === "function" ? made(owner) : made;

const address = (
  name: string,
  requestOf: PortalAddress["requestOf"],
  statuses: Partial<Statuses> = {},
): PortalAddress => ({ name, requestOf, other: 404, owner: 200, ...statuses });

const page = (name: string, path: Of<string>, statuses?: Partial<Statuses>) =>
  address(name, (headers, owner) => get(of(path, owner), headers), statuses);

const posted =
  (post: typeof postForm, success: number) =>
  (name: string, path: Of<string>, fields: Of<Fields>, statuses?: Partial<Statuses>) =>
    address(name, (headers, owner) => post(of(path, owner), of(fields, owner), headers), {
      owner: success,
      ...statuses,
    });

const form = posted(postForm, 303);
const json = posted(postJson, 200);

/** The answer is about whoever asks. */
const own = { other: 200 };
const at = (path: (booking: string) => string) => (owner: Client) => path(owner.booking.id);
const about = (fields: Fields) => (owner: Client) => ({ ...fields, bookingId: owner.booking.id });
const booked = (fields: Fields) => (owner: Client) => ({ ...fields, booking: owner.booking.id });

const asked = { type: "general", subject: "A question", message: "Long enough to send" };
const older = ({ request }: Client) => `${request.createdAt + 1}.${request.id}`;
const signer = { signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" };
const signature = { fingerprint: "0", consent: "yes", name: "Ana" };
const payment = { purpose: "deposit", way: "card" };
const newSong = { title: "Slow Tide", artist: "", note: "", preference: "must-play" };
const pasted = { text: "The Harbor Lights – Slow Tide", preference: "must-play" };
const planner = { kind: "planner", name: "Paula", email: "paula@example.com", moment: "" };
const review = { rating: "5", words: "Long enough", name: "Ana" };
const { client: songPages } = songPlaces;
const edited = ({ song }: Client) => songPages.edit(song);

export const guestSettings = {
  title: "Our day",
  opensOn: "2099-01-01",
  opensAt: "18:00",
  closesOn: "2099-01-02",
  closesAt: "00:30",
  requestsEach: "3",
  notTaken: "",
};

export const signingOut = "signing out";

export const portalAddresses: readonly PortalAddress[] = [
  page("the dashboard", portalPaths.dashboard, { ...own, none: 200 }),
  page("the dashboard with the form", portalView({ tab: newRequestTab }), { ...own, none: 200 }),
  page("a file that came with a reply", clientFilePath("none", 0), { owner: 404 }),
  page("the dashboard of a booking", ({ booking }) => portalView({ booking: booking.id }), { none: 200 }),
  page("the messages", portalPaths.messages, own),
  page("older requests", (owner) => portalMessages({ before: older(owner) }), own),
  page("the address of mails", portalPaths.newAddress, own),
  page("the devices", portalPaths.sessions, own),
  form("ending a device", portalApi.sessions, ({ sid }) => ({ session: sid })),
  json("ending a device, as JSON", portalApi.sessions, ({ sid }) => ({ session: sid }), { owner: 303 }),
  form("ending all other devices", portalApi.sessions, { others: "all" }, { other: 303 }),
  form(signingOut, portalApi.signOut, {}, { dead: 303, other: 303 }),
  page("the booking's data", at(portalBookingData)),
  page("the requests' data", portalApi.requests, own),
  page("older requests' data", (owner) => clientRequestsPage(older(owner)), own),
  json(
    "a request in the owner's name",
    portalApi.requests,
    ({ booking }) => ({ ...asked, clientEmail: booking.clientEmail }),
    { other: 403 },
  ),
  json("a request about the owner's booking", portalApi.requests, about(asked), { other: 403 }),
  form(
    "a request by form",
    portalApi.requests,
    ({ booking }) => ({ ...asked, clientEmail: booking.clientEmail, bookingId: booking.id }),
    { other: 403 },
  ),
  form("a refused request by form", portalApi.requests, about({ subject: "Hi" }), { owner: 422 }),
  page("canceling or postponing a booking", at(cancelOrPostpone)),
  page("changing what was booked", at(portalAddOns)),
  form("asking for other add-ons", portalApi.addOns, booked({})),
  form("asking to cancel a booking", portalApi.cancel, about({})),
  form("taking back what was asked of a booking", portalApi.keep, about({})),
  form("asking to postpone a booking", portalApi.postpone, about({ date: "2099-06-20" }), { owner: 409 }),
  page("the evening of a booking that is ahead", at(portalEvening), { owner: 404 }),
  page("the picture of an evening that is ahead", portalPaths.eveningPicture, { owner: 404 }),
  page("the review of a booking", at(portalReview)),
  form("reviewing a booking", portalApi.review, booked(review)),

  page("the keys", portalPaths.keys, own),
  page("the keys of a booking", at(portalKeys)),
  form("issuing a key", portalApi.keys, ({ booking }) => ({
    ...planner,
    booking: booking.id,
    key: crypto.randomUUID(),
    endsOn: booking.eventDate,
  })),
  form("revoking a key", portalKey("no-key"), booked({ change: "revoke" })),

  page("the guests", portalPaths.guests, own),
  page("the guests of a booking", at(portalGuests)),
  form("setting what guests may ask for", portalApi.guests, booked(guestSettings)),
  form("pausing the guests' requests", portalApi.guestOpening, booked({ open: "no" })),
  page("the guests' code", ({ booking }) => portalGuestFile("code.svg", booking.id)),

  page("the form that takes a pasted list", at(songPages.pasteAt)),
  page("suggested songs", songSuggestionsFor("zz"), own),
  form("what was understood of a pasted list", portalApi.pastePreview, booked(pasted), { owner: 200 }),
  form("the songs of a pasted list", portalApi.pasteAdd, booked({ ...pasted, take: "0" })),
  page("the song list", portalPaths.songs, own),
  page("the song list of a booking", ({ booking }) => songPages.at({ booking: booking.id })),
  page("the song list behind a song", ({ song }) => songPages.at({ after: `a0.${song}` }), own),
  page("the song list with a song's form", ({ song }) => songPages.at({ edit: song }), own),
  page("the song list of a booking with a song's form", ({ booking, song }) =>
    songPages.at({ booking: booking.id, edit: song }),
  ),
  page("the question before a song is removed", ({ song }) => songPages.at({ remove: song }), own),
  json("a new song", portalApi.songs, booked(newSong)),
  form("a new song by form", portalApi.songs, booked(newSong)),
  form("a refused song by form", portalApi.songs, booked({ title: "" }), { owner: 422 }),
  json("a change of a song", edited, newSong),
  address(
    "a change of a song by PATCH",
    (headers, { song }) => new Request(postJson(songPages.edit(song), newSong, headers), { method: "PATCH" }),
  ),
  form("a change of a song by form", edited, newSong),
  form("a refused change of a song by form", edited, { ...newSong, title: "" }, { owner: 422 }),
  json(
    "a song's place",
    ({ song }) => songPages.move(song),
    ({ nextSong }) => ({ after: nextSong }),
  ),
  form("a song's place by form", ({ song }) => songPages.move(song), { direction: "down" }),
  json("removing a song", ({ song }) => songPages.remove(song), {}),
  address(
    "removing a song by DELETE",
    (headers, { song }) => new Request(get(songPages.edit(song), headers), { method: "DELETE" }),
  ),
  form("removing a song by form", ({ song }) => songPages.remove(song), {}),

  page("the contract", portalPaths.contract, own),
  page("the contract of a booking", at(portalContractOf)),
  page("the signed text of a booking", at(agreementOf), { owner: 404 }),
  page("the signed agreement of a booking as a PDF", at(agreementPdfOf), { owner: 404 }),
  form("holding a date again", portalApi.hold, booked({})),
  form("accepting a change", portalApi.amendment, booked({ amendment: "none" }), { owner: 409 }),
  form("naming somebody who signs as well", portalApi.coSigner, booked(signer)),
  json("signing", portalApi.sign, booked(signature), { owner: 409 }),
  form("signing by form", portalApi.sign, booked(signature), { owner: 409 }),
  form("a refused signature by form", portalApi.sign, booked({ ...signature, name: "" }), { owner: 422 }),

  page("the deposit", portalPaths.deposit, own),
  page("the deposit of a booking", ({ booking }) => portalPay("deposit", booking.id)),
  page("the balance of a booking", ({ booking }) => portalPay("balance", booking.id)),
  page("what follows the payment", at(portalBooked)),
  page("a tip", at(portalTip)),
  form("giving a tip", portalApi.tip, booked({ amount: "50" })),
  page("the calendar file", portalPaths.calendar, own),
  page("the calendar file of a booking", at(portalCalendarOf)),
  page("a receipt", ({ receipt }) => portalReceipt(receipt)),
  page("a receipt's file", ({ receipt }) => portalReceiptPdf(receipt)),
  page("the statement", portalPaths.statement, own),
  page("the statement's file", portalPaths.statementPdf, own),
  page("the invoices", portalPaths.invoices, own),
  page("the invoices of a booking", at(portalInvoices)),
  page("an invoice", ({ invoice }) => portalInvoice(invoice)),
  page("an invoice's file", ({ invoice }) => portalInvoicePdf(invoice)),
  form("making an invoice", portalApi.invoice, (owner) => ({
    ...booked({ billTo: "A firm" })(owner),
    key: crypto.randomUUID(),
  })),
  form("paying by card", portalApi.pay, booked(payment)),
  form("paying in another way", portalApi.pay, booked({ ...payment, way: "zelle" })),
];

export const ending = /ending|signing out/;
