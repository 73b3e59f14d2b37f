import { followed } from "./features/site/analytics/followed.browser.ts";
import { menu } from "./features/site/frame/menu.browser.ts";
import { favorite } from "./features/site/sections/favorites.ts";
import { floatingBar } from "./features/site/sections/floating-bar.browser.ts";

/*
 * What a page needs once its visitor has moved, without a framework.
 */

floatingBar();

/** What a press anywhere does. It may come late: `event` has then been handled by all others. */
export function pressed(event: MouseEvent): void {
  menu(event);
  favorite(event);
  followed(event);
}
