export type Tone = "mark" | "now" | "wedding" | "corporate" | "private-party" | "message";

export interface Series {
  name: string;
  tone: Tone;
}

export const compact = (value: number): string =>
  new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }).format(value);

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (date: string): string => formatter.format(new Date(`${date}T00:00:00Z`));
};

export const shortDay = dateFormat({ month: "short", day: "numeric" });

export const weekdayAndDay = dateFormat({ weekday: "short", month: "short", day: "numeric" });

export const monthAndYear = dateFormat({ month: "short", year: "numeric" });

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
