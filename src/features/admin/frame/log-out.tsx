import type { ReactNode } from "react";
import { adminApi } from "../paths.ts";

/** A form: opening an address ends nothing. */
export function LogOut({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <form method="post" action={adminApi.logout}>
      <button type="submit" className={look}>
        {children}
      </button>
    </form>
  );
}
