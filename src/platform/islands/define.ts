import type { ComponentType } from "react";

/** Anything that JSON would alter becomes `never`. */
export type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: JsonSafe<T[Key]> }
      : never;

/** A component, and the name by which the browser finds its code. */
export interface IslandOf<Props extends object> {
  name: string;
  Component: ComponentType<Props>;
}

/**
 * The default export of `<name>.island.tsx`: the build collects these files, and refuses a name that differs from the
 * file's.
 */
export const island = <Props extends object>(name: string, Component: ComponentType<Props>): IslandOf<Props> => ({
  name,
  Component,
});
