declare module "cloudflare:workers" {
  /** The Worker's bindings, pointed at the stand-ins of dev/. */
  export const env: import("../env.ts").Bindings & {
    /** Start of the tests' clock in milliseconds; the real time where absent. */
    TEST_NOW?: number;
    TEST_DATABASE: string[];
    /** Of random histories of bookings, and the seed of the first. */
    HISTORIES?: string;
    HISTORIES_SEED?: string;
    /** A few hundred where absent. */
    FUZZ_RUNS?: string;
    /** Writes with random faults; where absent, each step fails once. */
    SOAK_WRITES?: string;
    /** The stand-in's signing key for Access, to make almost valid tokens. */
    TEST_ACCESS_KEY: import("jose").JWK & { kid: string; alg: "RS256" };
  };
}

/** The runtime's timer, which fake timers leave alone. */
interface Scheduler {
  wait(milliseconds: number): Promise<void>;
}

/** By a plugin of vitest.config.ts. */
declare module "virtual:sources" {
  const sources: import("../../dev/sources.ts").Sources;
  export default sources;
}
