import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** In every page of the stand-ins, for the check of the Worker's bundle. */
export const marker = "local stand-in, never deployed";

export interface Served {
  /** `http://localhost:<port>` */
  url: string;
  close(): Promise<void>;
}

type Handler = (request: Request) => Response | Promise<Response>;

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = "GET", headers, url = "/" } = incoming;
  const body = method === "GET" || method === "HEAD" ? null : await text(incoming);
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const request = new Request(`http://${headers.host}${url}`, { method, headers: Object.fromEntries(sent), body });
  const response = await handler(request);
  // Response.error() stands for a connection that breaks.
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Port 0 lets the system choose one. */
export async function serve(handler: Handler, port: number): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
  // Node closes an idle connection after 5 seconds, at times just when the Worker uses it again.
  server.keepAliveTimeout = 3_600_000;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The system gave no port");
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
