/** How many of each add-on, by ids and texts in the same order: what is no whole number counts as none. */
export const countsOf = (ids: readonly string[], counts: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, at) => [id, /^\d{1,3}$/.test(counts[at] ?? "") ? Number(counts[at]) : 0]));
