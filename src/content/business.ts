// Written by `npm run setup`.
export * from "./sample-business.ts";
