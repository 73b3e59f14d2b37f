/** That a change cannot be accepted any more. */
export function DateGone() {
  return (
    <div className="summary mb-5" role="alert">
      <span className="i-lucide-triangle-alert" aria-hidden="true" />
      <p>
        The change could not be accepted: the new date has gone, or the change was taken back. What you signed stands.
      </p>
    </div>
  );
}
