import { addresses } from "./landing/addresses.ts";

export const moved: Readonly<Record<string, string>> = {
  "/savannah-dj": addresses.savannah,
  "/blog/loud": "/blog/how-loud-is-loud",
};

export const movedTo = (path: string): string => moved[path] ?? path;
