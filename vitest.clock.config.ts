import { defineConfig } from "vitest/config";
import { unitTests } from "./vitest.config.ts";

/** The tests of what is another thing at another hour, at each moment of dev/clock/moments.ts. */
export default defineConfig(unitTests(["src/test/at-moments.ts"]));
