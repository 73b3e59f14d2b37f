/** Of a player before it plays. Browsers get them with an island. */
export const poster = {
  play: "Play:",
  plays: "Plays from {name} once you press play",
  thisSite: "this site",
};
