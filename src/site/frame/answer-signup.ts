import type { Context } from "hono";
import { signUp } from "../../business/newsletter/sign-up.ts";
import type { Signup } from "../../business/newsletter/subscribers.ts";
import { signupMessage } from "../../content/newsletter.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { SignupReceipt } from "../../forms/newsletter.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { paths } from "../paths.ts";

/** Stores a signup, unless a program filled the honeypot, and answers everyone the same. */
export async function answerSignup(c: Context<AppEnv>, signup: Signup, trapped: boolean): Promise<Response> {
  if (!trapped) {
    await signUp(primary(c.env.DB), signup, Date.now());
    c.var.sendMails();
  }
  const receipt: SignupReceipt = { message: signupMessage };
  return isFormPost(c) ? c.redirect(paths.newsletterSent, 303) : c.json(receipt);
}
