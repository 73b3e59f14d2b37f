declare module "cloudflare:workers" {
  /** What tests find: the Worker's own bindings, pointed at the stand-ins of dev/, and what their database begins with. */
  export const env: import("../env.ts").Bindings & {
    /** What the clock reads when the tests begin, in milliseconds; the real time where it is absent. */
    TEST_NOW?: number;
    /** The statements that make a database with the rows of the sample. */
    TEST_DATABASE: string[];
    /** Inputs that the tests of any input make; a few hundred where it is absent. */
    FUZZ_RUNS?: string;
    /** Writes that are tried with faults by chance; each step once where it is absent. */
    SOAK_WRITES?: string;
    /** What the stand-in for Access signs with, so that tests can make tokens that are almost right. */
    TEST_ACCESS_KEY: import("jose").JWK & { kid: string; alg: "RS256" };
  };
}

/** The runtime's own timer, which the fake ones of a test leave alone. */
interface Scheduler {
  wait(milliseconds: number): Promise<void>;
}
