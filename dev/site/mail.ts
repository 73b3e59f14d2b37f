import { type Served, serve } from "../serve.ts";
import type { SentMail } from "./paths.ts";

/** A stand-in for the mail service on a port that the system chooses: it tells of each mail, and outlives a site that is killed. */
export const startMail = (onMail: (mail: SentMail) => void): Promise<Served> =>
  serve(async (request) => {
    const mail: SentMail = await request.json();
    onMail(mail);
    return new Response(null, { status: 204 });
  }, 0);
