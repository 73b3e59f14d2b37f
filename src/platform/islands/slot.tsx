import type { ReactNode } from "react";
import { createContext, useContext } from "react";

/** What the server puts into an island that React never touches in the browser. */
export const SlotContent = createContext<ReactNode>(null);

/** Empty for React: it then leaves alone whatever stands there. */
const leftAlone = { __html: "" };

/**
 * The place in an island for its `slot`: markup of the server alone, whose code is not fetched. A touch on it does not wake the
 * island.
 */
export function Slot({ className }: { className: string }) {
  const content = useContext(SlotContent);
  if (content)
    return (
      <div className={className} data-slot="">
        {content}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which React knows that the content is not its own.
  return <div className={className} data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={leftAlone} />;
}
