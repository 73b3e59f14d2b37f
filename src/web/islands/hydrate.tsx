import { getDefaultStore, Provider } from "jotai";
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorScreen } from "../../ui/error-screen.tsx";

/** Shows the error screen over the page once an island has broken, until the page is reloaded. */
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

/** Hydrates one island and resolves when it answers to events. All islands of a page share one store. */
export function hydrate<Props extends object>(box: Element, Island: ComponentType<Props>, props: Props): Promise<void> {
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
