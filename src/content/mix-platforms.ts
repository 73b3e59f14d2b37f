/** Where a mix stands: what `mixes.platform`, `video_id` and `url` of the database say of it. */
export interface MixSource {
  platform: string;
  videoId: string | null;
  url: string | null;
}

/** How a mix is reached: on its platform's own page, and in a frame that starts to play at once. */
export interface MixAddresses {
  platform: string;
  page: string;
  player: string;
}

/** Origins of the players' frames, for the content security policy. */
export const playerOrigins = {
  youtube: "https://www.youtube-nocookie.com",
  soundcloud: "https://w.soundcloud.com",
  mixcloud: "https://player-widget.mixcloud.com",
} as const;

/** The addresses of a mix; `null` when its platform is unknown or its row lacks what the platform needs. */
export function mixAddresses({ platform, videoId, url }: MixSource): MixAddresses | null {
  if (platform === "youtube" && videoId) {
    const id = encodeURIComponent(videoId);
    return {
      platform: "YouTube",
      page: `https://www.youtube.com/watch?v=${id}`,
      player: `${playerOrigins.youtube}/embed/${id}?autoplay=1`,
    };
  }
  if (platform === "soundcloud" && url) {
    const query = new URLSearchParams({ url, auto_play: "true", visual: "true", hide_related: "true" });
    return { platform: "SoundCloud", page: url, player: `${playerOrigins.soundcloud}/player/?${query}` };
  }
  if (platform === "mixcloud" && url) {
    const query = new URLSearchParams({ feed: new URL(url).pathname, autoplay: "1" });
    return { platform: "Mixcloud", page: url, player: `${playerOrigins.mixcloud}/widget/iframe/?${query}` };
  }
  return null;
}
