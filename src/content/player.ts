/** Something that plays in a frame of another site. */
export type Player =
  | { readonly type: "youtube"; readonly id: string }
  | { readonly type: "twitch"; readonly channel: string };

/** Who serves the player, as visitors know them. */
export const playerNames: Readonly<Record<Player["type"], string>> = { youtube: "YouTube", twitch: "Twitch" };

/** The page of the other site on which it plays as well. */
export function watchPage(player: Player): string {
  switch (player.type) {
    case "youtube":
      return `https://www.youtube.com/watch?v=${player.id}`;
    case "twitch":
      return `https://www.twitch.tv/${player.channel}`;
  }
}

/** The address of its frame, playing at once. `host` is the host of the page around it, which Twitch insists on. */
export function playerFrame(player: Player, host: string): string {
  switch (player.type) {
    case "youtube":
      return `https://www.youtube-nocookie.com/embed/${player.id}?autoplay=1`;
    case "twitch":
      return `https://player.twitch.tv/?${new URLSearchParams({ channel: player.channel, parent: host })}`;
  }
}
