import { createContext, type ReactNode, useContext } from "react";

export const SlotContent = createContext<ReactNode>(null);

/** React leaves the existing content alone. */
const leftAlone = { __html: "" };

/** Server markup whose code is not fetched. A touch on it does not hydrate the island. */
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
