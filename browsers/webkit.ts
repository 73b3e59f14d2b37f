import { existsSync } from "node:fs";
import * as z from "zod/mini";
import { freePort } from "../scripts/ports.ts";
import { type Driver, end, launch, until } from "./driver.ts";

const program = "WebKitWebDriver";

/** Where Debian keeps the browser that the driver steers. */
const browsers = ["aarch64", "x86_64"].flatMap((machine) =>
  ["4.1", "6.0", "4.0"].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const answered = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });
/** What WebDriver calls the id of an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const element = z.object({ [elementKey]: z.string() });

/** WebKit as Debian's package webkit2gtk-driver brings it, by WebDriver. `null` where it is missing. */
export async function webkit(): Promise<Driver | null> {
  const binary = browsers.find((file) => existsSync(file));
  if (!binary) return null;
  const port = await freePort();
  // It has no mode without a screen.
  const screen = process.env.DISPLAY ? null : await launch("Xvfb", [`:${port}`, "-screen", "0", "1280x900x24"]);
  if (!screen && !process.env.DISPLAY) return null;
  const display = process.env.DISPLAY ?? `:${port}`;
  const child = await launch(program, [`--port=${port}`], { DISPLAY: display });
  if (!child) return null;
  const root = `http://127.0.0.1:${port}`;

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${root}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = z.parse(answered, await answer.json());
    if (answer.ok) return value;
    const { error, message } = z.parse(failure, value);
    throw new Error(`${error}: ${message}`);
  }

  await until("WebKitWebDriver to answer", () =>
    fetch(`${root}/status`)
      .then((answer) => answer.ok)
      .catch(() => false),
  );
  const wanted = {
    browserName: "MiniBrowser",
    acceptInsecureCerts: true,
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  const { sessionId } = z.parse(session, await send("POST", "/session", { capabilities: { alwaysMatch: wanted } }));
  const command = (path: string, body: object = {}) => send("POST", `/session/${sessionId}${path}`, body);
  const find = async (selector: string) =>
    z.parse(element, await command("/element", { using: "css selector", value: selector }))[elementKey];

  return {
    name: "WebKit",
    open: async (url) => void (await command("/url", { url })),
    run: (body) => command("/execute/sync", { script: body, args: [] }),
    async click(selector) {
      const body = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
      const id = await find(selector);
      await command("/execute/sync", { script: body, args: [{ [elementKey]: id }] });
      await command(`/element/${id}/click`);
    },
    type: async (selector, text) => void (await command(`/element/${await find(selector)}/value`, { text })),
    escape: async () => void (await command(`/element/${await find(":focus, body")}/value`, { text: "\uE00C" })),
    async close() {
      await send("DELETE", `/session/${sessionId}`);
      await end(child);
      if (screen) await end(screen);
    },
  };
}
