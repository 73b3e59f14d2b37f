/** Drizzle wraps D1's error, which wraps SQLite's. */
function found(error: unknown, pattern: RegExp): RegExpExecArray | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const match = pattern.exec(cause.message);
    if (match) return match;
  }
  return null;
}

/** Unique columns as SQLite names them ("bookings.event_date"); `null` for other errors. */
export const brokenConstraint = (error: unknown): string | null =>
  found(error, /UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)/)?.[1] ?? null;

export const breaksReference = (error: unknown): boolean => found(error, /FOREIGN KEY constraint failed/) !== null;

/** `column` as in "bookings.event_date". */
export const breaksNotNull = (error: unknown, column: string): boolean =>
  found(error, /NOT NULL constraint failed: ([\w.]+)/)?.[1] === column;
