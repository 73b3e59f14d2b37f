import { clean } from "../songs/pasted-songs.ts";
import { versionlessKey } from "../songs/same-song.ts";
import { crateLimits, type Track } from "./model.ts";

export interface ToldTrack {
  title?: string | undefined;
  artist?: string | undefined;
  mix?: string | undefined;
  remixer?: string | undefined;
  /** Seconds, or hours, minutes and seconds with colons. */
  length?: string | undefined;
  bpm?: string | undefined;
  key?: string | undefined;
  explicit?: string | undefined;
  location?: string | undefined;
}

const [slowest, fastest] = [20, 400];
/** A day in seconds. */
const longest = 86_400;

const name = (text = ""): string | null => clean(text).slice(0, crateLimits.name).toWellFormed().trim() || null;

function secondsOf(text = ""): number | null {
  if (!/^\d+(?::\d\d?){0,2}(?:[.,]\d+)?$/.test(text)) return null;
  const seconds = text
    .replace(",", ".")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds >= 1 && seconds <= longest ? Math.round(seconds) : null;
}

function bpmOf(text = ""): number | null {
  const bpm = Number.parseFloat(text.replace(",", "."));
  return bpm >= slowest && bpm <= fastest ? Math.round(bpm * 100) / 100 : null;
}

/** Not where it is of a remixer's name: "Born Dirty Remix", "Clean Bandit Remix". */
const bracketed = (words: string): RegExp => {
  const within = `[^)\\]]*\\b(?:${words})\\b`;
  return new RegExp(`[([](?!(?!(?:${words}) remix)${within}[^)\\]]* (?:remix|flip|bootleg)\\b)${within}`, "i");
};

const isExplicit = bracketed("explicit|dirty");
const isClean = bracketed("clean|radio edit");

/** DJ pools mark it in titles; a column of the export wins. */
export function explicitOf(told: string | undefined, names: string): boolean | null {
  if (/^(?:true|yes|1|explicit)$/i.test(told ?? "")) return true;
  if (/^(?:false|no|0|clean)$/i.test(told ?? "")) return false;
  if (isExplicit.test(names)) return true;
  return isClean.test(names) ? false : null;
}

const mixOfRemixer = (remixer: string): string =>
  remixer === "" || /\b(?:re)?mix|edit\b/i.test(remixer) ? remixer : `${remixer} Remix`;

/** Takes `file://localhost/C:/Music/A%20B.mp3`, and a service's address directly behind the host. */
export function pathOfUrl(url = ""): string {
  const path = url.replace(/^file:\/\/(?:localhost)?/i, "").replace(/^\/(?=[a-z]:\/)/i, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Files without tags are `01 - Artist - Title.mp3`, or `6A - …` with their key, which some programs take for a title. */
function namesOfLine(line: string): Pick<ToldTrack, "title" | "artist"> {
  const names = line.replace(/^(?:\d{1,3}|1?\d[AB])(?:\s*[-.]\s+|_)/i, "");
  const [, artist, title] = /^(.*?\S)\s+-\s+(\S.*)$/.exec(names) ?? [];
  const isVersion = versionlessKey(names, null).endsWith("|");
  return title && !isVersion ? { title, artist } : { title: names };
}

function namesOfFile(location: string): Pick<ToldTrack, "title" | "artist"> {
  const file = location.split(/[\\/]/).at(-1) ?? "";
  return namesOfLine(file.replace(/\.\w{2,4}$/, "").trim());
}

/** VirtualDJ and rekordbox list the sounds of their samplers ("Siren", "Explosion") among the songs. */
const isSound = /\.vdjsample$|\/OSC_SAMPLER|\/(?:PioneerDJ|rekordbox)\/Sampler\//i;

/** Null for a sound, and without a title and a file. */
export function trackOf(told: ToldTrack): Track | null {
  const whole = told.location?.toWellFormed() ?? "";
  if (isSound.test(whole)) return null;
  const location = whole === "" || whole.length > crateLimits.location || /\p{Cc}/u.test(whole) ? null : whole;
  const line = name(told.title);
  const named = line === null ? namesOfFile(whole) : name(told.artist) ? told : namesOfLine(line);
  const title = name(named.title);
  if (title === null) return null;
  const version =
    name(told.mix?.replace(/^\s*\(([^()]*)\)\s*$/, "$1")) ?? name(mixOfRemixer(clean(told.remixer ?? "")));
  const mix = version && title.toLowerCase().includes(version.toLowerCase()) ? null : version;
  return {
    title,
    artist: name(named.artist),
    mix,
    seconds: secondsOf(told.length?.trim()),
    bpm: bpmOf(told.bpm?.trim()),
    // Traktor writes "off" for none.
    key: clean(told.key?.replace(/^off$/i, "") ?? "").slice(0, crateLimits.key) || null,
    explicit: explicitOf(told.explicit?.trim(), `${title} (${mix ?? ""})`),
    location,
  };
}
