interface TickButtonProps {
  subject: string;
  isDone: boolean;
  /** What is ticked, as it is read out. */
  label: string;
  /** Shown beside the box; without it the box stands alone. */
  words?: string;
}

/** A box to tick: a form of its own, so that it works without JavaScript. The island of the page takes it over. */
export function TickButton({ subject, isDone, label, words }: TickButtonProps) {
  return (
    <form method="post" className="gig-tick" data-tick={subject}>
      <input type="hidden" name="subject" value={subject} />
      <button type="submit" name="done" value={isDone ? "no" : "yes"} aria-pressed={isDone} aria-label={label}>
        <span className="gig-box" aria-hidden="true" />
        {words}
      </button>
    </form>
  );
}
