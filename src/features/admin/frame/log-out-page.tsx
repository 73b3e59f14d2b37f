import { adminPaths } from "../paths.ts";
import { LogOut } from "./log-out.tsx";

/** Asks whoever comes to the logout by its address. */
export function LogOutPage() {
  return (
    <section className="wrap section text-center">
      <h1 className="h1">Log out?</h1>
      <p className="lead mx-auto mt-5 mb-8">
        This device then forgets the evenings that it keeps for work without a signal.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <LogOut look="btn btn-primary">Log out</LogOut>
        <a className="btn btn-secondary" href={adminPaths.today}>
          Back to the administration
        </a>
      </div>
    </section>
  );
}
