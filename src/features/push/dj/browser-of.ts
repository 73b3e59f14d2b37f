const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["a Mac", /Macintosh/],
  ["Linux", /Linux|CrOS/],
] as const;

const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /\bSafari\//],
] as const;

/** "Chrome on Android", of a User-Agent header: enough to tell one's own devices apart. */
export function browserOf(agent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent))?.[0];
  const [browser, system] = [named(browsers) ?? "A browser", named(systems)];
  return system ? `${browser} on ${system}` : browser;
}
