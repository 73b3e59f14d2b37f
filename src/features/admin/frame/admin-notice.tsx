import { Island } from "../../../platform/islands/island.tsx";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { paths } from "../../site/paths.ts";
import { adminPaths } from "../paths.ts";
import { LogOut } from "./log-out.tsx";
import sessionWatch from "./session-watch.island.tsx";

interface AdminNoticePageProps {
  message: string;
  /** `null` when a login would not help. */
  login: string | null;
  leads: boolean;
}

export function AdminNoticePage({ message, login, leads }: AdminNoticePageProps) {
  return (
    <section className="wrap section text-center">
      <h1 className="h1">Administration</h1>
      <p className="lead mx-auto mt-5 mb-8">{message}</p>
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a className="btn btn-primary" href={login ?? adminPaths.today}>
          {login ? "Log in" : "Back to the administration"}
        </a>
        {login ? (
          <a className="btn btn-secondary" href={paths.home}>
            Back to the start
          </a>
        ) : (
          <LogOut look="btn btn-secondary">Log out</LogOut>
        )}
      </div>
      {leads ? <Island of={sessionWatch} props={{}} when="load" /> : null}
    </section>
  );
}

export const adminNoticeMetadata = unlisted(
  "Administration",
  "This part of the site is the administrator's. It opens after logging in, and not for anyone else.",
);
