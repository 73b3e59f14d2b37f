import type { ReactNode } from "react";
import type { ProductId } from "../../../content/merch.ts";

/** 100 wide around the origin. */
function Print({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g className="drawn-print" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-36 0a36 36 0 0 1 72 0z" />
      <rect x="-50" y="9" width="100" height="9" rx="4.5" />
      <rect x="-28" y="25" width="68" height="9" rx="4.5" />
      <rect x="-40" y="41" width="44" height="9" rx="4.5" />
    </g>
  );
}

const drawings: Readonly<Record<ProductId, ReactNode>> = {
  "wave-t-shirt": (
    <>
      <path d="M-44-150-84-134q-20 7-33 24l-65 82 44 36 34-36V134q104 12 208 0V-28l34 36 44-36-65-82q-13-17-33-24l-40-16q-44 24-88 0z" />
      <path className="drawn-line" d="M-44-150q44 38 88 0M-104-28v-24M104-28v-24" />
      <Print x={0} y={-28} scale={1.1} />
    </>
  ),
  "wave-hoodie": (
    <>
      <path d="M-66-112-130-88-176 82-138 96-118 34V120q118 14 236 0V34l20 62 38-14L130-88 66-112Q0-70-66-112z" />
      <path d="M-66-112q-14-44 66-46 80 2 66 46Q0-60-66-112z" />
      <path className="drawn-line" d="M-60 62h120l18 54H-78zM-14-78v44M14-78v44" />
      <Print x={0} y={-4} scale={0.85} />
    </>
  ),
  "canvas-tote": (
    <>
      <path d="M-112-62h224l10 182q-122 10-244 0z" />
      <path d="M-58-62q0-82 58-82t58 82H36q0-60-36-60t-36 60z" />
      <Print x={0} y={14} scale={1.1} />
    </>
  ),
  "sticker-sheet": (
    <g transform="rotate(-5)">
      <rect x="-180" y="-110" width="360" height="220" rx="14" />
      <circle className="drawn-sticker" cx="-104" cy="-34" r="52" />
      <Print x={-104} y={-36} scale={0.62} />
      <rect className="drawn-sticker drawn-amber" x="-42" y="-86" width="92" height="100" rx="14" />
      <g className="drawn-night">
        <Print x={4} y={-36} scale={0.56} />
      </g>
      <circle className="drawn-sticker drawn-plum" cx="114" cy="-34" r="50" />
      <path
        className="drawn-rings"
        d="M114-34m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0m14 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"
      />
      <rect className="drawn-sticker" x="-156" y="34" width="316" height="54" rx="27" />
      <text className="drawn-words" x="0" y="68" textAnchor="middle">
        Everybody outside at sunset
      </text>
    </g>
  ),
  "wave-cap": (
    <>
      <path d="M-124 44Q-126-82 0-86 126-82 124 44q-124-34-248 0z" />
      <path d="M-124 44q124-34 248 0 66 26 74 54-60-36-198-32-104 4-124-22z" />
      <path className="drawn-line" d="M0-86v30" />
      <Print x={0} y={-26} scale={0.72} />
    </>
  ),
  "wave-mug": (
    <>
      <path d="M96-68q100-4 100 68T92 72V48q80-6 80-48T96-44z" />
      <path d="M-108-104h212L94 100q-2 20-22 20H-76q-20 0-22-20z" />
      <ellipse className="drawn-rim" cx="-2" cy="-104" rx="106" ry="14" />
      <Print x={-2} y={10} scale={1.05} />
    </>
  ),
};

/** Decoration. */
export function Article({ id }: { id: ProductId }) {
  return (
    <svg className="drawn-article" viewBox="-220 -170 440 320" aria-hidden="true" focusable="false">
      {drawings[id]}
    </svg>
  );
}
