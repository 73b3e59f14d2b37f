import { addresses } from "./landing/addresses.ts";

export const redirects: Readonly<Record<string, string>> = {
  "/savannah-dj": addresses.savannah,
  "/blog/loud": "/blog/how-loud-is-loud",
};

export const addressToday = (path: string): string => redirects[path] ?? path;
