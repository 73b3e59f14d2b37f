import type { ReactNode } from "react";
import { adminApi } from "../paths.ts";

/** A form, because opening an address must end nothing. */
export function LogOut({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <form method="post" action={adminApi.logout}>
      <button type="submit" className={look}>
        {children}
      </button>
    </form>
  );
}
