// Who the business is while tests run, see vitest.config.ts.
export { sampleIdentity as identity } from "../content/sample-identity.ts";
