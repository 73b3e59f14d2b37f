import type { ComponentType } from "react";

/** Values that come out of JSON as they went in; anything else becomes `never`, which no page can give. */
export type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: JsonSafe<T[Key]> }
      : never;

/** A component that hydrates in the browser, and the name by which the browser finds its code. */
export interface IslandOf<Props extends object> {
  name: string;
  Component: ComponentType<Props>;
}

/**
 * Makes an island of a component. It is the default export of `<name>.island.tsx`: the build collects these files for
 * the browser, and refuses one whose name differs from its file's.
 */
export const island = <Props extends object>(name: string, Component: ComponentType<Props>): IslandOf<Props> => ({
  name,
  Component,
});
