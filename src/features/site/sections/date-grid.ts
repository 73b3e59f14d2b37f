const day = 86_400_000;

const dayOf = (cell: Element): string => cell.querySelector("time")?.dateTime ?? "";

const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Capped at the month's last day. */
function inMonth(date: string, months: -1 | 1): string {
  const [year = 0, month = 1, number = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(number, last))).toISOString().slice(0, 10);
}

/** Weeks begin on Sunday; `null` for other keys. */
export function dayByKey(date: string, key: string): string | null {
  const weekday = new Date(date).getUTCDay();
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  if (key === "PageUp") return inMonth(date, -1);
  if (key === "PageDown") return inMonth(date, 1);
  const step = steps[key];
  return step === undefined ? null : after(date, step);
}

/**
 * One Tab stop, arrow keys within; without the script each day is a link.
 * @param showMonth shows a month, `YYYY-MM`, and focuses what the selector finds
 */
export function dateGrid(showMonth: (month: string, focused: string) => void): void {
  const table = document.querySelector(".date-month");
  if (!table) return;
  const cells = [...table.querySelectorAll<HTMLElement>(".date-day")];
  const begin =
    cells.find((cell) => cell.ariaCurrent) ?? cells.find((cell) => cell.dataset.state === "free") ?? cells[0];
  table.setAttribute("role", "grid");
  for (const cell of cells) {
    cell.tabIndex = cell === begin ? 0 : -1;
    if (!cell.matches("a")) cell.parentElement?.setAttribute("aria-disabled", "true");
  }
  const stopAt = (focused: HTMLElement) => {
    for (const cell of cells) cell.tabIndex = cell === focused ? 0 : -1;
  };
  table.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && cells.includes(target)) stopAt(target);
  });
  table.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const here = dayOf(event.target);
    const wanted = here ? dayByKey(here, event.key) : null;
    if (!wanted) return;
    event.preventDefault();
    const found = cells.find((cell) => dayOf(cell) === wanted);
    if (found) return found.focus();
    const side = wanted < here ? "prev" : "next";
    if (!document.querySelector(`.month-head [rel~=${side}]`)) return;
    showMonth(wanted.slice(0, 7), `.date-month .date-day:has([datetime="${wanted}"])`);
  });
}
