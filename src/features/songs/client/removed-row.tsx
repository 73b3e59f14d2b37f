/** Stands where a song was until the next change, with the way back. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <li className="song song-removed">
      <p className="text-muted">“{title}” is off the list.</p>
      <button className="btn btn-small btn-secondary" type="button" id={undoId} onClick={onUndo}>
        <span className="i-lucide-undo-2" aria-hidden="true" />
        Undo
      </button>
    </li>
  );
}

export const undoId = "song-undo";
