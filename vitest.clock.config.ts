import { defineConfig } from "vitest/config";
import { moments } from "./dev/clock/moments.ts";
import { unitTests } from "./vitest.config.ts";

/** The tests, by the names of their files, of what is another thing at another hour or on another day. */
const sensitive = ["today", "booking", "bookings", "stage", "calendar-feed", "portal"];

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: moments.map(({ name, at }) => {
      const project = unitTests([`src/**/{${sensitive}}.test.{ts,tsx}`], Date.parse(at));
      return { ...project, test: { ...project.test, name } };
    }),
  },
});
