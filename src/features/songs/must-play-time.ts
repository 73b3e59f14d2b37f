/** How long a song is taken to be whose length is not known, in seconds. */
export const usualSeconds = 210;

/** Songs with the lengths that are known of them, in seconds. */
interface SongLengths {
  count: number;
  known: number;
  seconds: number;
}

/** What the gauge of the dancing compares: the must-plays that are danced to, and the minutes of dancing. */
export interface DanceTime {
  songs: SongLengths;
  minutes: number;
  /** The lists whose must-plays count, by their names in addresses. */
  lists: readonly string[];
}

/** How long songs play, in seconds: those of unknown length for 3 min 30 s each. */
export const playingSeconds = ({ count, known, seconds }: SongLengths): number =>
  seconds + (count - known) * usualSeconds;

/** How far the must-plays fill the dancing. `over` and `left` are minutes, one of them 0. */
export interface MustPlayTime {
  songs: number;
  minutes: number;
  dancing: number;
  over: number;
  left: number;
  /** How many of the songs do not fit, about. */
  tooMany: number;
  /** Of 100, of the longer of the two. */
  filled: number;
}

/** Compares the time that must-plays take with the minutes of dancing. */
export function mustPlayTime(songs: SongLengths, dancing: number): MustPlayTime {
  const minutes = Math.round(playingSeconds(songs) / 60);
  const over = Math.max(0, minutes - dancing);
  return {
    songs: songs.count,
    minutes,
    dancing,
    over,
    left: Math.max(0, dancing - minutes),
    tooMany: minutes === 0 ? 0 : Math.ceil((over / minutes) * songs.count),
    filled: minutes === 0 ? 0 : Math.round((Math.min(minutes, dancing) / Math.max(minutes, dancing)) * 100),
  };
}

/** The minutes that are danced: of the moments that say so, or of the booked hours where no moment does. */
export function dancingMinutes(moments: readonly { minutes: number; dancing: boolean }[], hours: number): number {
  const danced = moments.filter(({ dancing }) => dancing).reduce((sum, { minutes }) => sum + minutes, 0);
  return danced > 0 ? danced : Math.round(hours * 60);
}

/** Minutes as a gauge says them: "3 h 10", "45 min". */
export function gaugeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}
