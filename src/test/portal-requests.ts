import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { outbox } from "../database/schema/outbox.ts";
import { clientRequests } from "../database/schema/requests.ts";
import { signIn, storeBooking } from "./portal.ts";

const db = primary(env.DB);
export const storedRequests = () => db.select().from(clientRequests);
export const queuedMails = () => db.select().from(outbox);

export const songRequest = {
  type: "song-request",
  subject: "Walk-in music",
  message: "Can we enter to the chorus?",
  songRequest: "Golden Hour by Velvet Tide",
};

export async function signedInClient() {
  const booking = await storeBooking({ clientPhone: "(813) 555-0100" });
  return { booking, headers: await signIn(booking), email: booking.clientEmail };
}
