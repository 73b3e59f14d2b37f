import { pressFiles } from "../../content/press-files.ts";

/** What can be taken away, in the order of the page. The logo stands for itself. */
export const downloads = [
  {
    ...pressFiles.pressKit,
    icon: "i-lucide-file-text",
    name: "Press kit",
    kind: "PDF",
    note: "Bio, facts and pictures",
  },
  { ...pressFiles.rider, icon: "i-lucide-plug", name: "Technical rider", kind: "PDF", note: "Space, power, load-in" },
  { ...pressFiles.photos, icon: "i-lucide-images", name: "Photos", kind: "ZIP", note: "Eight pictures, free to print" },
  { ...pressFiles.logos, icon: null, name: "Logo", kind: "ZIP", note: "SVG, PDF and PNG, three looks" },
] as const;

/** Bytes as people read them: "90 KB", "1.4 MB". */
export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
