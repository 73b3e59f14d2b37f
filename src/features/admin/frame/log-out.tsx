import type { ReactNode } from "react";
import { adminApi } from "../paths.ts";

/** A button that ends the login: going to an address alone ends nothing. */
export function LogOut({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <form method="post" action={adminApi.logout}>
      <button type="submit" className={look}>
        {children}
      </button>
    </form>
  );
}
