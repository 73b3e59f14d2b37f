import { adminPaths } from "../../admin/paths.ts";

/** The way back to all newsletters. */
export function Back() {
  return (
    <a className="text-link gap-2 justify-self-start" href={adminPaths.newsletter}>
      <span className="i-lucide-arrow-left" aria-hidden="true" />
      Newsletter
    </a>
  );
}
