import { getDefaultStore, Provider } from "jotai";
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorScreen } from "../ui/error-screen.tsx";

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="error-cover">
        <ErrorScreen reload={() => location.reload()} />
      </div>
    );
  }
}

function Ready({ done }: { done: () => void }) {
  useEffect(done, [done]);
  return null;
}

/** React would empty a half-typed date or hour. */
async function whole(box: Element): Promise<void> {
  for (const field of box.querySelectorAll("input"))
    while (field === document.activeElement && field.validity.badInput)
      await new Promise((resolve) => {
        for (const type of ["input", "blur"]) field.addEventListener(type, resolve, { once: true });
      });
}

/** Resolves when the island answers to events. */
export async function hydrate<Props extends object>(
  box: Element,
  Island: ComponentType<Props>,
  props: Props,
): Promise<void> {
  await whole(box);
  return new Promise((resolve) => {
    hydrateRoot(
      box,
      <Provider store={getDefaultStore()}>
        <Boundary>
          <Island {...props} />
        </Boundary>
        <Ready done={resolve} />
      </Provider>,
    );
  });
}
