import { Island } from "../islands/island.tsx";
import printButton from "../islands/print-button.island.tsx";

export function PaperButtons({ file }: { file: string }) {
  return (
    <div className="relative flex flex-wrap items-center gap-3 no-print">
      <a className="btn btn-primary" href={file}>
        <span className="i-lucide-download" aria-hidden="true" />
        Save as PDF
      </a>
      <Island of={printButton} props={{ aside: true, label: "Print" }} when="touch" />
    </div>
  );
}
