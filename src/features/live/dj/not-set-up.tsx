/** Names the settings without which Spotify cannot be connected. */
export function NotSetUp({ unset }: { unset: readonly string[] }) {
  return (
    <p className="text-muted">
      Spotify is optional, and everything else works without it. To use it, set{" "}
      {unset.map((name, index) => (
        <span key={name}>
          {index > 0 ? ", " : ""}
          <code>{name}</code>
        </span>
      ))}{" "}
      (see the runbook).
    </p>
  );
}
