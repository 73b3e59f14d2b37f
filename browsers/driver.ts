import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A browser under remote control, as far as the flows need one. Every address is whole, every selector one of CSS. */
export interface Driver {
  name: string;
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and gives what it returns, through JSON. */
  run(body: string): Promise<unknown>;
  /** Presses the middle of the first element that matches, as a pointer would. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  /** Presses Escape. */
  escape(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which a page that does not get there is at fault. */
const patience = 30_000;

/** Asks again until `ask` gives something. Throws with `what` when it never does. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
  }
}

/** Waits until the body of a function gives something true in the page. */
export const shown = (driver: Driver, what: string, body: string): Promise<unknown> =>
  until(what, () => driver.run(body).then(Boolean));

/** Starts a program that ends with this process. `null` when there is none. */
export async function launch(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess | null> {
  const child = spawn(command, args, { stdio: "ignore", env: { ...process.env, ...env } });
  process.on("exit", () => child.kill());
  return once(child, "spawn").then(
    () => child,
    () => null,
  );
}

/** Ends a program and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
