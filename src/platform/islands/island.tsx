import { Provider } from "jotai";
import type { ReactNode } from "react";
import { assets } from "../pages/assets.ts";
import type { IslandOf, JsonSafe } from "./define.ts";
import { SlotContent } from "./slot.tsx";

interface IslandProps<Props extends object> {
  of: IslandOf<Props>;
  /** They travel in the page as JSON. */
  props: Props & JsonSafe<NoInfer<Props>>;
  /**
   * When its code is fetched. `touch`: at the first pointer, touch or focus on it, for what stands in the first view.
   * `near`: when it comes near the view, once the visitor has begun to move. `demand`: with the first other island.
   * `soon`: the same, and without a move after four seconds, for what follows what others do. `load`: at once, for pages behind a
   * door, where nobody comes for a first look.
   */
  when: "touch" | "near" | "demand" | "soon" | "load";
  /** What stands in its `<Slot>`, if it has one. */
  slot?: ReactNode;
}

/** A part of the page that hydrates in the browser. Its markup is complete without that. */
export function Island<Props extends object>({ of: { name, Component }, props, when, slot }: IslandProps<Props>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)} data-code={assets.islands[name]}>
      <Provider>
        <SlotContent value={slot}>
          <Component {...props} />
        </SlotContent>
      </Provider>
    </div>
  );
}
