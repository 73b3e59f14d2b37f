import { type Served, serve } from "../serve.ts";
import type { SentMail } from "./paths.ts";

/** Takes the site's mails on any free port, and outlives a site that is killed. */
export const startMail = (onMail: (mail: SentMail) => void): Promise<Served> =>
  serve(async (request) => {
    const mail: SentMail = await request.json();
    onMail(mail);
    return new Response(null, { status: 204 });
  }, 0);
