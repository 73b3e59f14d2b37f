/** What `pattern` finds in the messages of an error: Drizzle wraps the error of D1, which wraps that of SQLite. */
function found(error: unknown, pattern: RegExp): RegExpExecArray | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const match = pattern.exec(cause.message);
    if (match) return match;
  }
  return null;
}

/**
 * The unique columns that a statement ran into, as SQLite names them ("bookings.event_date"); `null` when it failed for
 * another reason.
 */
export const brokenConstraint = (error: unknown): string | null =>
  found(error, /UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)/)?.[1] ?? null;

/** Whether a statement named a row that is not there. */
export const breaksReference = (error: unknown): boolean => found(error, /FOREIGN KEY constraint failed/) !== null;

/** Whether a statement left `column` ("bookings.event_date") empty that may not be. */
export const breaksNotNull = (error: unknown, column: string): boolean =>
  found(error, /NOT NULL constraint failed: ([\w.]+)/)?.[1] === column;
