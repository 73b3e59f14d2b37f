import {
  agreementOf,
  clientRequestsPage,
  newRequestTab,
  portalApi,
  portalBookingData,
  portalContractOf,
  portalPaths,
  portalSongsAt,
  portalView,
  songApi,
} from "../portal/paths.ts";
import type { Client } from "./door-client.ts";
import { paymentDoors } from "./payment-doors.ts";
import { get, postForm, postJson } from "./site.ts";

export type Headers = Record<string, string>;

export interface Door {
  name: string;
  /** A request of the browser with `headers` for what belongs to `owner`. */
  knock(headers: Headers, owner: Client): Request;
  /** Status for a browser with a cookie that opens nothing, and for one without a cookie where that differs. */
  dead?: number;
  none?: number;
  /** Status for another client; where that is a success, it is about that client's own. */
  other: number;
  /** Status for the owner. */
  owner: number;
}

const asked = { type: "general", subject: "A question", message: "Long enough to send" };

const signature = { fingerprint: "0", consent: "yes", name: "Ana" };

const newSong = { title: "Slow Tide", artist: "", note: "", wish: "must-play" };

export const signingOut = "signing out";

/** Every page and API of the portal that takes a session. */
export const doors: readonly Door[] = [
  { name: "the dashboard", knock: (headers) => get(portalPaths.dashboard, headers), none: 200, other: 200, owner: 200 },
  {
    name: "the dashboard with the form",
    knock: (headers) => get(portalView({ tab: newRequestTab }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  {
    name: "the dashboard of a booking",
    knock: (headers, { booking }) => get(portalView({ booking: booking.id }), headers),
    none: 200,
    other: 404,
    owner: 200,
  },
  {
    name: "older requests",
    knock: (headers, { request }) => get(portalView({ before: `${request.createdAt + 1}.${request.id}` }), headers),
    none: 200,
    other: 200,
    owner: 200,
  },
  { name: "the devices", knock: (headers) => get(portalPaths.sessions, headers), other: 200, owner: 200 },
  {
    name: "ending a device",
    knock: (headers, { sid }) => postForm(portalApi.sessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending a device, as JSON",
    knock: (headers, { sid }) => postJson(portalApi.sessions, { session: sid }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "ending all other devices",
    knock: (headers) => postForm(portalApi.sessions, { others: "all" }, headers),
    other: 303,
    owner: 303,
  },
  {
    name: signingOut,
    knock: (headers) => postForm(portalApi.signOut, {}, headers),
    dead: 303,
    other: 303,
    owner: 303,
  },
  {
    name: "the booking's data",
    knock: (headers, { booking }) => get(portalBookingData(booking.id), headers),
    other: 404,
    owner: 200,
  },
  { name: "the requests' data", knock: (headers) => get(portalApi.requests, headers), other: 200, owner: 200 },
  {
    name: "older requests' data",
    knock: (headers, { request }) => get(clientRequestsPage(`${request.createdAt + 1}.${request.id}`), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a request in the owner's name",
    knock: (headers, { booking }) =>
      postJson(portalApi.requests, { ...asked, clientEmail: booking.clientEmail }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request about the owner's booking",
    knock: (headers, { booking }) => postJson(portalApi.requests, { ...asked, bookingId: booking.id }, headers),
    other: 403,
    owner: 200,
  },
  {
    name: "a request by form",
    knock: (headers, { booking }) =>
      postForm(portalApi.requests, { ...asked, clientEmail: booking.clientEmail, bookingId: booking.id }, headers),
    other: 403,
    owner: 303,
  },
  {
    name: "a refused request by form",
    knock: (headers, { booking }) => postForm(portalApi.requests, { subject: "Hi", bookingId: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  { name: "the song list", knock: (headers) => get(portalPaths.songs, headers), other: 200, owner: 200 },
  {
    name: "the song list of a booking",
    knock: (headers, { booking }) => get(portalSongsAt({ booking: booking.id }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the song list behind a song",
    knock: (headers, { song }) => get(portalSongsAt({ after: `a0.${song}` }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list with a song's form",
    knock: (headers, { song }) => get(portalSongsAt({ edit: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list of a booking with a song's form",
    knock: (headers, { booking, song }) => get(portalSongsAt({ booking: booking.id, edit: song }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the question before a song is removed",
    knock: (headers, { song }) => get(portalSongsAt({ remove: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a new song",
    knock: (headers, { booking }) => postJson(portalApi.songs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a new song by form",
    knock: (headers, { booking }) => postForm(portalApi.songs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused song by form",
    knock: (headers, { booking }) => postForm(portalApi.songs, { title: "", booking: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a change of a song",
    knock: (headers, { song }) => postJson(songApi.edit(song), newSong, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by PATCH",
    knock: (headers, { song }) => new Request(postJson(songApi.edit(song), newSong, headers), { method: "PATCH" }),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by form",
    knock: (headers, { song }) => postForm(songApi.edit(song), newSong, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused change of a song by form",
    knock: (headers, { song }) => postForm(songApi.edit(song), { ...newSong, title: "" }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a song's place",
    knock: (headers, { song, nextSong }) => postJson(songApi.move(song), { after: nextSong }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a song's place by form",
    knock: (headers, { song }) => postForm(songApi.move(song), { direction: "down" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "removing a song",
    knock: (headers, { song }) => postJson(songApi.remove(song), {}, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by DELETE",
    knock: (headers, { song }) => new Request(get(songApi.edit(song), headers), { method: "DELETE" }),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by form",
    knock: (headers, { song }) => postForm(songApi.remove(song), {}, headers),
    other: 404,
    owner: 303,
  },
  { name: "the contract", knock: (headers) => get(portalPaths.contract, headers), other: 200, owner: 200 },
  {
    name: "the contract of a booking",
    knock: (headers, { booking }) => get(portalContractOf(booking.id), headers),
    other: 404,
    owner: 200,
  },
  ...paymentDoors,
  {
    name: "the signed text of a booking",
    knock: (headers, { booking }) => get(agreementOf(booking.id), headers),
    other: 404,
    // Nothing is signed yet.
    owner: 404,
  },
  {
    name: "holding a date again",
    knock: (headers, { booking }) => postForm(portalApi.hold, { booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "accepting a change",
    knock: (headers, { booking }) => postForm(portalApi.amendment, { booking: booking.id, amendment: "none" }, headers),
    other: 404,
    // Nothing is proposed.
    owner: 409,
  },
  {
    name: "signing",
    knock: (headers, { booking }) => postJson(portalApi.sign, { ...signature, booking: booking.id }, headers),
    other: 404,
    // The text that it would sign is another one.
    owner: 409,
  },
  {
    name: "signing by form",
    knock: (headers, { booking }) => postForm(portalApi.sign, { ...signature, booking: booking.id }, headers),
    other: 404,
    owner: 409,
  },
  {
    name: "a refused signature by form",
    knock: (headers, { booking }) => postForm(portalApi.sign, { ...signature, name: "", booking: booking.id }, headers),
    other: 404,
    owner: 422,
  },
];

/** The doors that end sessions, the own one or others. */
export const ending = /ending|signing out/;
