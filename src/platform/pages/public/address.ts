/** Query parameters with a page of their own; `null` where only the database knows their values. */
export type Choices = Readonly<Record<string, readonly string[] | null>>;

export type Chosen = Readonly<Record<string, string>>;

/** Longer than any tag. */
const longest = 60;

function valueAmong(values: readonly string[] | null, asked: string | null): string | undefined {
  if (!asked) return undefined;
  if (values) return values.includes(asked) ? asked : undefined;
  return asked.length <= longest ? asked : undefined;
}

export function chosenIn(choices: Choices, search: string): Chosen {
  const asked = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(choices)) {
    const value = valueAmong(values, asked.get(name));
    if (value !== undefined) chosen[name] = value;
  }
  return chosen;
}

/** In the table's order, so that each page has one address. */
export function addressOf(path: string, chosen: Chosen): string {
  const query = new URLSearchParams(chosen).toString();
  return query ? `${path}?${query}` : path;
}
