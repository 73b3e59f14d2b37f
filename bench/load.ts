import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What one run of wrk saw. */
export interface LoadResult {
  answersPerSecond: number;
  answers: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

const unit: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Asks for `url` with wrk, over `connections` connections for `seconds`.
 * @throws when wrk is not installed, or an answer is no success (a 304 is one)
 */
export async function load(
  url: URL,
  connections: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadResult> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s", ...named, url.href];
  const { stdout } = await promisify(execFile)("wrk", args).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      "wrk makes the load and is not installed. On Debian: apt-get install wrk. On macOS: brew install wrk.",
    );
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} under load:\n${stdout}`);
  const [, time = "", scale = ""] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  return {
    answersPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    answers: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99: Number(time) * (unit[scale] ?? Number.NaN),
  };
}
