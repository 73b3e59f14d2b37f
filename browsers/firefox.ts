import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { freePort } from "../scripts/ports.ts";
import { type Driver, end, launch, until } from "./driver.ts";

const programs = ["firefox-esr", "firefox"];

const message = z.object({ id: z.optional(z.nullable(z.number())), type: z.string(), result: z.optional(z.unknown()) });
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const node = z.object({ result: z.object({ sharedId: z.string() }) });
const evaluated = z.object({
  type: z.string(),
  result: z.optional(z.object({ value: z.optional(z.string()) })),
});

/** Firefox by WebDriver BiDi, which it speaks by itself. `null` where it is missing. */
export async function firefox(): Promise<Driver | null> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "site-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", String(port)];
  let child = null;
  for (const program of programs) child ??= await launch(program, args, { MOZ_DISABLE_CONTENT_SANDBOX: "1" });
  if (!child) return null;
  const running = child;

  const socket = await until("Firefox to answer", async () => {
    const next = new WebSocket(`ws://127.0.0.1:${port}/session`);
    return Promise.race([once(next, "open").then(() => next), once(next, "error").then(() => null)]);
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result } = z.parse(message, JSON.parse(String(data)));
    const asked = waiting.get(id ?? -1);
    if (type === "success") asked?.resolve(result);
    else if (type === "error") asked?.reject(new Error(String(data)));
  });
  let count = 0;
  function send(method: string, params: object): Promise<unknown> {
    count += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(count, asked);
    socket.send(JSON.stringify({ id: count, method, params }));
    return asked.promise;
  }

  await send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const { contexts } = z.parse(tree, await send("browsingContext.getTree", {}));
  const context = contexts[0]?.context ?? "";

  async function run(body: string): Promise<unknown> {
    const expression = `JSON.stringify((() => { ${body} })() ?? null)`;
    const asked = { expression, target: { context }, awaitPromise: true };
    const { type, result } = z.parse(evaluated, await send("script.evaluate", asked));
    if (type !== "success") throw new Error(`The page threw in: ${body}`);
    return JSON.parse(result?.value ?? "null");
  }
  const keys = (text: string) =>
    send("input.performActions", {
      context,
      actions: [
        {
          type: "key",
          id: "keys",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });
  async function click(selector: string): Promise<void> {
    // What loads while the page scrolls may move it: it is pressed once it stands still.
    const expression = `(async () => { const found = document.querySelector(${JSON.stringify(selector)});
      const frame = () => new Promise(requestAnimationFrame);
      for (let still = 0, was = NaN; still < 3; await frame()) {
        found.scrollIntoView({ block: "center", behavior: "instant" });
        const { y } = found.getBoundingClientRect();
        still = y === was ? still + 1 : 0;
        was = y;
      }
      return found; })()`;
    const found = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
    const { sharedId } = z.parse(node, found).result;
    // By its place the click could miss what still moves while the page loads.
    const origin = { type: "element", element: { sharedId } };
    const actions = [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  return {
    name: "Firefox",
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    run,
    click,
    async type(selector, text) {
      await run(`document.querySelector(${JSON.stringify(selector)}).focus();`);
      await keys(text);
    },
    escape: async () => void (await keys("\uE00C")),
    async close() {
      socket.close();
      await end(running);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
