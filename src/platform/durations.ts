/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const wholes = (milliseconds: number) => {
  const minutes = Math.floor(milliseconds / minute);
  return { minutes, hours: Math.floor(minutes / 60) };
};

/** "41 min", "1 h 05 min", "3 days" */
export function durationInWords(milliseconds: number): string {
  const { minutes, hours } = wholes(milliseconds + minute / 2);
  if (hours === 0) return `${minutes} min`;
  return hours < 48 ? `${hours} h ${String(minutes % 60).padStart(2, "0")} min` : `${Math.round(hours / 24)} days`;
}

/** "just now", "40 s ago", "5 min ago", "3 h ago", "2 days ago" */
export function agoInWords(milliseconds: number): string {
  const { minutes, hours } = wholes(milliseconds);
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 10) return "just now";
  if (minutes < 1) return `${seconds} s ago`;
  if (hours < 1) return `${minutes} min ago`;
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

/** "in 3 days", "in 22 h 40 min", "in 5 min", "in a moment" */
export function waitInWords(milliseconds: number): string {
  const { minutes, hours } = wholes(milliseconds);
  if (hours >= 48) return `in ${Math.round(hours / 24)} days`;
  if (hours > 0) return minutes % 60 ? `in ${hours} h ${minutes % 60} min` : `in ${hours} h`;
  return minutes > 0 ? `in ${minutes} min` : "in a moment";
}
