/** WCAG 2.2 AA, and what axe advises beyond it. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
