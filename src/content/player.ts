/** `src` is a path of this site. */
interface OwnFilm {
  readonly type: "file";
  readonly src: string;
}

export type FramedPlayer =
  | { readonly type: "youtube"; readonly id: string }
  | { readonly type: "twitch"; readonly channel: string }
  | { readonly type: "soundcloud" | "mixcloud"; readonly url: string };

export type Player = FramedPlayer | OwnFilm;

export const playerNames: Readonly<Record<FramedPlayer["type"], string>> = {
  youtube: "YouTube",
  twitch: "Twitch",
  soundcloud: "SoundCloud",
  mixcloud: "Mixcloud",
};

export const playerOrigins: Readonly<Record<FramedPlayer["type"], string>> = {
  youtube: "https://www.youtube-nocookie.com",
  twitch: "https://player.twitch.tv",
  soundcloud: "https://w.soundcloud.com",
  mixcloud: "https://player-widget.mixcloud.com",
};

export interface MixSource {
  platform: string;
  videoId: string | null;
  url: string | null;
}

const videoId = /^[\w-]{11}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = "", second = ""] = pathname.split("/").slice(1);
  const id = hostname === "youtu.be" ? first : first === "watch" ? (searchParams.get("v") ?? "") : second;
  const isVideo = hostname === "youtu.be" || ["watch", "embed", "shorts", "live", "v"].includes(first);
  return isVideo && videoId.test(id) ? id : null;
}

/** Takes a pasted address, also of mobile or music sites. `null` unless it is one video or recording. */
export function mixSourceOf(address: string): MixSource | null {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url) return null;
  url.hostname = url.hostname.replace(/^(?:www|m|music)\./, "");
  if (["youtube.com", "youtube-nocookie.com", "youtu.be"].includes(url.hostname)) {
    const id = youtubeId(url);
    return id ? { platform: "youtube", videoId: id, url: null } : null;
  }
  if (url.pathname.split("/").filter(Boolean).length < 2) return null;
  if (url.hostname === "soundcloud.com")
    return { platform: "soundcloud", videoId: null, url: `https://soundcloud.com${url.pathname}` };
  if (url.hostname === "mixcloud.com")
    return { platform: "mixcloud", videoId: null, url: `https://www.mixcloud.com${url.pathname}` };
  return null;
}

/** `null` for an unknown platform or an incomplete row. */
export function playerOfMix({ platform, videoId, url }: MixSource): FramedPlayer | null {
  if (platform === "youtube" && videoId) return { type: platform, id: videoId };
  if ((platform === "soundcloud" || platform === "mixcloud") && url) return { type: platform, url };
  return null;
}

export function watchPage(player: Player): string {
  switch (player.type) {
    case "youtube":
      return `https://www.youtube.com/watch?v=${encodeURIComponent(player.id)}`;
    case "file":
      return player.src;
    case "twitch":
      return `https://www.twitch.tv/${player.channel}`;
    default:
      return player.url;
  }
}

/** Plays at once. Twitch insists on `host`, that of the page around it. */
export function playerFrame(player: FramedPlayer, host: string): string {
  const frame = (path: string, query: Record<string, string>) =>
    `${playerOrigins[player.type]}${path}?${new URLSearchParams(query)}`;
  switch (player.type) {
    case "youtube":
      return frame(`/embed/${encodeURIComponent(player.id)}`, { autoplay: "1" });
    case "twitch":
      return frame("/", { channel: player.channel, parent: host });
    case "soundcloud":
      return frame("/player/", { url: player.url, auto_play: "true", visual: "true", hide_related: "true" });
    case "mixcloud":
      return frame("/widget/iframe/", { feed: new URL(player.url).pathname, autoplay: "1" });
  }
}
