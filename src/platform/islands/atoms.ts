import { atom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { EventCategory } from "../../content/categories.ts";

export const categoryAtom = atom<EventCategory | null>(null);

/**
 * An island that hydrates after a click must first repeat the server's markup, so the choice takes effect one render
 * later.
 */
export function useCategory(initial: EventCategory): EventCategory {
  const chosen = useAtomValue(categoryAtom);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (hydrated && chosen) || initial;
}

export interface Toast {
  variant: "default" | "destructive";
  title: string;
  description: string;
}

const shownToast = atom<(Toast & { id: number }) | null>(null);

/** Repeating the same words restarts its time. */
export const toastAtom = atom(
  (get) => get(shownToast),
  (get, set, toast: Toast | null) => set(shownToast, toast && { ...toast, id: (get(shownToast)?.id ?? 0) + 1 }),
);
