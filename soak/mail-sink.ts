import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** The Worker's variable that names the sink's address. */
export const sinkVariable = "MAIL_SINK";

/** Takes the mails of a site that may be killed at any moment, and counts each by its recipient and subject. */
export async function startMailSink() {
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const mail = await text(request);
    counts.set(mail, (counts.get(mail) ?? 0) + 1);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The system gave no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
