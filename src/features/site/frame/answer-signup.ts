import type { D1Database } from "@cloudflare/workers-types";
import { signupMessage } from "../../../content/newsletter.ts";
import { primary } from "../../../database/client.ts";
import { signUp } from "../../newsletter/sign-up.ts";
import type { Signup } from "../../newsletter/subscribers.ts";
import { paths } from "../paths.ts";

export const signedUp = { json: { message: signupMessage }, to: paths.newsletterSent };

export async function answerSignup(d1: D1Database, signup: Signup, now: number) {
  await signUp(primary(d1), signup, now);
  return signedUp;
}
