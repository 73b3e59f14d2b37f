export const usualSeconds = 210;

/** `seconds` is the sum of the known lengths. */
interface SongLengths {
  count: number;
  known: number;
  seconds: number;
}

export interface DanceTime {
  songs: SongLengths;
  minutes: number;
  lists: readonly string[];
}

const playingSeconds = ({ count, known, seconds }: SongLengths): number => seconds + (count - known) * usualSeconds;

/** `over` and `left` are minutes, one of them 0. */
export interface MustPlayTime {
  songs: number;
  minutes: number;
  dancing: number;
  over: number;
  left: number;
  tooMany: number;
  filled: number;
}

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

export function dancingMinutes(moments: readonly { minutes: number; dancing: boolean }[], hours: number): number {
  const danced = moments.filter(({ dancing }) => dancing).reduce((sum, { minutes }) => sum + minutes, 0);
  return danced > 0 ? danced : Math.round(hours * 60);
}

/** "3 h 10 min", "45 min" */
export function gaugeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
