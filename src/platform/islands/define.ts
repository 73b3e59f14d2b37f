import type { ComponentType } from "react";

export type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: JsonSafe<T[Key]> }
      : never;

export interface IslandOf<Props extends object> {
  name: string;
  Component: ComponentType<Props>;
}

/** The default export of `<name>.island.tsx`; the build refuses another name. */
export const island = <Props extends object>(name: string, Component: ComponentType<Props>): IslandOf<Props> => ({
  name,
  Component,
});
