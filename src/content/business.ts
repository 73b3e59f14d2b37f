// The business whose site this is. `npm run setup` asks for it and writes this file.
export * from "./sample-business.ts";
