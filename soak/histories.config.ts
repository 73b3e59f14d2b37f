import { defineConfig } from "vitest/config";
import tests from "../vitest.config.ts";

/** The bundled test has the modules of src/test/setup.ts within. */
export default defineConfig({
  ...tests,
  test: { ...tests.test, include: ["dist/soak/*.test.js"], setupFiles: [] },
});
