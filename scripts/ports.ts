import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** On localhost and on all addresses, and this user may use it. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [undefined, "127.0.0.1", "::1"]) {
    const server = createServer().listen({ port, host });
    try {
      await once(server, "listening");
      await new Promise((closed) => server.close(closed));
    } catch (error) {
      // A machine without IPv6 has no ::1.
      const missing = error instanceof Error && "code" in error && error.code === "EADDRNOTAVAIL";
      if (!missing) return false;
    }
  }
  return true;
}

/** Below those that systems give to connections: one of these may be gone before a server has it. */
const [lowest, count] = [20_000, 12_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + randomInt(count);
    if (await isPortFree(port)) return port;
  }
}
