import { Provider } from "jotai";
import type { ReactNode } from "react";
import { assets } from "../pages/assets.ts";
import type { IslandOf, JsonSafe } from "./define.ts";
import { SlotContent } from "./slot.tsx";

interface IslandProps<Props extends object> {
  of: IslandOf<Props>;
  /** Sent in the page as JSON. */
  props: Props & JsonSafe<NoInfer<Props>>;
  /**
   * When its code is fetched. `touch`: at the first pointer, touch or focus on it, for the first view. `near`: when
   * near the view, once the visitor has moved. `demand`: with the first other island. `soon`: the same, or after four
   * seconds. `load`: at once, for pages behind a sign-in.
   */
  when: "touch" | "near" | "demand" | "soon" | "load";
  /** Content of its `<Slot>`. */
  slot?: ReactNode;
}

/** Its markup is complete without JavaScript. */
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
