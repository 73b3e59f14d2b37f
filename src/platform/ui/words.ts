import { createContext, useContext } from "react";
import { ui } from "../../content/words/en/ui.ts";

/** Apart from a page's, because islands have them too. */
export const UiWords = createContext(ui);

export const useUiWords = (): typeof ui => useContext(UiWords);
