import { Island } from "../islands/island.tsx";
import printButton from "../islands/print-button.island.tsx";
import { useWords } from "../pages/words.ts";

export function PaperButtons({ file }: { file: string }) {
  const { save, print } = useWords().papers;
  return (
    <div className="relative flex flex-wrap items-center gap-3 no-print">
      <a className="btn btn-primary" href={file}>
        <span className="i-lucide-download" aria-hidden="true" />
        {save}
      </a>
      <Island of={printButton} props={{ aside: true, label: print }} when="touch" />
    </div>
  );
}
