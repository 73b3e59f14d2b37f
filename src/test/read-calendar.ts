import { vi } from "vitest";
import { cron } from "./site.ts";

export const calendar = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");

export async function runAt(instant: number) {
  vi.setSystemTime(instant);
  await cron(instant);
}
