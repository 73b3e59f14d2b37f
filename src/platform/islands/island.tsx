import { Provider } from "jotai";
import type { ReactNode } from "react";
import { assets } from "../pages/assets.ts";
import type { IslandOf, JsonSafe } from "./define.ts";
import { SlotContent } from "./slot.tsx";

interface IslandProps<Props extends object> {
  of: IslandOf<Props>;
  props: Props & JsonSafe<NoInfer<Props>>;
  /**
   * When its code is fetched. `touch`: at the first pointer or focus. `near`: near the view, once the visitor has
   * moved. `demand`: with the first other island. `soon`: the same, or after four seconds. `load`: at once, behind a
   * sign-in.
   */
  when: "touch" | "near" | "demand" | "soon" | "load";
  slot?: ReactNode;
}

/** Its markup must be complete without JavaScript. */
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
