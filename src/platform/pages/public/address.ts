/**
 * Query parameters that make a page of their own, with the values that each may have; `null` where only the page's
 * rows can tell.
 */
export type Choices = Readonly<Record<string, readonly string[] | null>>;

/** Any other value counts as not given. */
export type Chosen = Readonly<Record<string, string>>;

/** No tag is as long. */
const longest = 60;

function valueAmong(values: readonly string[] | null, asked: string | null): string | undefined {
  if (!asked) return undefined;
  if (values) return values.includes(asked) ? asked : undefined;
  return asked.length <= longest ? asked : undefined;
}

/** Leaves out what campaigns add. */
export function chosenIn(choices: Choices, search: string): Chosen {
  const asked = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(choices)) {
    const value = valueAmong(values, asked.get(name));
    if (value !== undefined) chosen[name] = value;
  }
  return chosen;
}

/** The one address of the same content: parameters in the table's order. */
export function addressOf(path: string, chosen: Chosen): string {
  const query = new URLSearchParams(chosen).toString();
  return query ? `${path}?${query}` : path;
}
