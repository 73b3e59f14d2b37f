/**
 * The queries that make a page of their own: each parameter with the values that it may have. `null` stands for values
 * that only the page itself can tell, by its rows.
 */
export type Choices = Readonly<Record<string, readonly string[] | null>>;

/** What an address chose, by parameter. A value that is not among those of its parameter counts as not given. */
export type Chosen = Readonly<Record<string, string>>;

/** The longest free value that is looked at: no tag is as long. */
const longest = 60;

function valueAmong(values: readonly string[] | null, asked: string | null): string | undefined {
  if (!asked) return undefined;
  if (values) return values.includes(asked) ? asked : undefined;
  return asked.length <= longest ? asked : undefined;
}

/** The part of `search` (with or without its question mark) that `choices` knows: what campaigns add is left out. */
export function chosenIn(choices: Choices, search: string): Chosen {
  const asked = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(choices)) {
    const value = valueAmong(values, asked.get(name));
    if (value !== undefined) chosen[name] = value;
  }
  return chosen;
}

/** The one address of everything that shows the same: its path and what was chosen, in the order of the page's table. */
export function addressOf(path: string, chosen: Chosen): string {
  const query = new URLSearchParams(chosen).toString();
  return query ? `${path}?${query}` : path;
}
