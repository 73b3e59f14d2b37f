import * as z from "zod/mini";
import type { Toast } from "../../../platform/islands/atoms.ts";
import { getUnlessLoggedOut } from "../../../platform/islands/request.ts";
import { adminApi, loginTo } from "../paths.ts";

const redirectDelay = 500;

const user = z.object({ email: z.string() });

let isLeaving = false;

/** A failed check says nothing. */
export async function checkSession(showToast: (toast: Toast) => void): Promise<void> {
  const administrator = await getUnlessLoggedOut(adminApi.user, user).catch(() => undefined);
  if (administrator !== null || isLeaving) return;
  isLeaving = true;
  showToast({
    variant: "destructive",
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
  });
  setTimeout(() => location.assign(loginTo(location.pathname + location.search)), redirectDelay);
}
