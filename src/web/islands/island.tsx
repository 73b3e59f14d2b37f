import { Provider } from "jotai";
import { type IslandName, type Islands, registry } from "./registry.tsx";

interface IslandProps<Name extends IslandName> {
  name: Name;
  props: Islands[Name];
  /**
   * When its code is fetched. `touch`: at the first pointer, touch or focus on it, for what stands in the first view.
   * `near`: when it comes near the view, once the visitor has begun to move. `demand`: with the first other island.
   * `load`: at once, for pages behind a door, where nobody comes for a first look.
   */
  when: "touch" | "near" | "demand" | "load";
}

/** A part of the page that hydrates in the browser. Its markup is complete without that. */
export function Island<Name extends IslandName>({ name, props, when }: IslandProps<Name>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Provider>{registry[name](props)}</Provider>
    </div>
  );
}
