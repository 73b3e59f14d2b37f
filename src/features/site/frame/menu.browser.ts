/**
 * The slide-in menu is a dialog that opens, closes and traps focus without script. This closes it on a link (the page
 * may come back from the back/forward cache), and stands in for browsers that lack invoker commands or light dismiss.
 */
export function menu({ target }: MouseEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>("#menu");
  if (!dialog || !(target instanceof Element)) return;
  const invokes = "commandForElement" in HTMLButtonElement.prototype;
  const dismisses = "closedBy" in HTMLDialogElement.prototype;
  const command = invokes ? null : target.closest("[commandfor=menu]")?.getAttribute("command");
  if (command === "show-modal") dialog.showModal();
  else if (command === "close" || (target === dialog && !dismisses) || dialog.contains(target.closest("a")))
    dialog.close();
}
