import { formats as english } from "../../content/words/en/formats.ts";
import { fill } from "../language.ts";

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, "an iPhone"],
  [/iPad/, "an iPad"],
  [/Android/, "Android"],
  [/CrOS/, "a Chromebook"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "a Mac"],
  [/Linux/, "Linux"],
];

// Most specific first, as browsers also name their ancestors.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const nameIn = (list: readonly [RegExp, string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Safari on an iPhone" */
export function deviceInWords(userAgent: string, { devices } = english): string {
  const browser = nameIn(browsers, userAgent) ?? devices.browser;
  const system = nameIn(systems, userAgent);
  return system ? fill(devices.on, { browser, system: devices.names?.[system] ?? system }) : browser;
}
