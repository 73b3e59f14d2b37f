declare module "cloudflare:workers" {
  /** What tests find: the Worker's own bindings, and the migrations to apply. */
  export const env: import("../env.ts").Bindings & {
    TEST_MIGRATIONS: import("@cloudflare/vitest-pool-workers").D1Migration[];
  };
}
