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

/** Chosen by the system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof address !== "object" || address === null) throw new Error("The system gave no port");
  return address.port;
}
