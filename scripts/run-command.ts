import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** A command of this project's packages, or Node; tells whether it passed, and its output where that is stored. `cwd` is a folder. */
export type Run = (
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
  cwd?: string,
) => Promise<{ passed: boolean; said: string }>;

/** Ends this process. */
export function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const running = new Set<ChildProcess>();

async function ended(child: ChildProcess): Promise<boolean> {
  running.add(child);
  const [code] = await once(child, "exit");
  running.delete(child);
  return code === 0;
}

export async function endAll(signal: NodeJS.Signals): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const exit = once(child, "exit");
      child.kill(signal);
      return exit;
    }),
  );
}

/** Output goes to this terminal as it comes. */
export const runAloud: Run = async (command, args, env = {}, cwd = ".") => {
  const child = spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  return { passed: await ended(child), said: "" };
};

/** Output is given in one piece at the end. */
export const runQuietly: Run = async (command, args, env = {}, cwd = ".") => {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const [passed, out, errors] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  const said = [out, errors].filter(Boolean).join("\n");
  if (said.trim()) console.log(said.trimEnd());
  return { passed, said };
};
