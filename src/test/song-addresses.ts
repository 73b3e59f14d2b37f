import { portalApi, portalPaths } from "../features/portal/paths.ts";
import { songPlaces, songSuggestionsFor } from "../features/songs/client/paths.ts";
import type { PortalAddress } from "./portal-addresses.ts";
import { get, postForm, postJson } from "./site.ts";

const newSong = { title: "Slow Tide", artist: "", note: "", preference: "must-play" };

const pasted = { text: "The Harbor Lights – Slow Tide", preference: "must-play" };

export const songAddresses: readonly PortalAddress[] = [
  {
    name: "the form that takes a pasted list",
    requestOf: (headers, { booking }) => get(songPlaces.client.pasteAt(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "suggested songs",
    requestOf: (headers) => get(songSuggestionsFor("zz"), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "what was understood of a pasted list",
    requestOf: (headers, { booking }) => postForm(portalApi.pastePreview, { ...pasted, booking: booking.id }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the songs of a pasted list",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.pasteAdd, { ...pasted, take: "0", booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  { name: "the song list", requestOf: (headers) => get(portalPaths.songs, headers), other: 200, owner: 200 },
  {
    name: "the song list of a booking",
    requestOf: (headers, { booking }) => get(songPlaces.client.at({ booking: booking.id }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the song list behind a song",
    requestOf: (headers, { song }) => get(songPlaces.client.at({ after: `a0.${song}` }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list with a song's form",
    requestOf: (headers, { song }) => get(songPlaces.client.at({ edit: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "the song list of a booking with a song's form",
    requestOf: (headers, { booking, song }) => get(songPlaces.client.at({ booking: booking.id, edit: song }), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the question before a song is removed",
    requestOf: (headers, { song }) => get(songPlaces.client.at({ remove: song }), headers),
    other: 200,
    owner: 200,
  },
  {
    name: "a new song",
    requestOf: (headers, { booking }) => postJson(portalApi.songs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a new song by form",
    requestOf: (headers, { booking }) => postForm(portalApi.songs, { ...newSong, booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused song by form",
    requestOf: (headers, { booking }) => postForm(portalApi.songs, { title: "", booking: booking.id }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a change of a song",
    requestOf: (headers, { song }) => postJson(songPlaces.client.edit(song), newSong, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by PATCH",
    requestOf: (headers, { song }) =>
      new Request(postJson(songPlaces.client.edit(song), newSong, headers), { method: "PATCH" }),
    other: 404,
    owner: 200,
  },
  {
    name: "a change of a song by form",
    requestOf: (headers, { song }) => postForm(songPlaces.client.edit(song), newSong, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "a refused change of a song by form",
    requestOf: (headers, { song }) => postForm(songPlaces.client.edit(song), { ...newSong, title: "" }, headers),
    other: 404,
    owner: 422,
  },
  {
    name: "a song's place",
    requestOf: (headers, { song, nextSong }) => postJson(songPlaces.client.move(song), { after: nextSong }, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "a song's place by form",
    requestOf: (headers, { song }) => postForm(songPlaces.client.move(song), { direction: "down" }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "removing a song",
    requestOf: (headers, { song }) => postJson(songPlaces.client.remove(song), {}, headers),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by DELETE",
    requestOf: (headers, { song }) => new Request(get(songPlaces.client.edit(song), headers), { method: "DELETE" }),
    other: 404,
    owner: 200,
  },
  {
    name: "removing a song by form",
    requestOf: (headers, { song }) => postForm(songPlaces.client.remove(song), {}, headers),
    other: 404,
    owner: 303,
  },
];
