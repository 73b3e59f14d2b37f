import type { Identity } from "../src/content/identity.ts";
import { bio, quickFacts, rider } from "../src/content/press-kit.ts";
import { site } from "../src/content/site.ts";
import { markSvg } from "./display-page.ts";

const ink = "#14162a";
const amber = "#fbbf24";

const style = (fonts: string) => `${fonts}
@page { size: Letter; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
body { font: 400 10.5pt/1.55 Text; color: ${ink}; width: 8.5in }
.sheet { padding: .7in .75in; min-height: 11in; display: flex; flex-direction: column; break-after: page }
.sheet:last-child { break-after: auto }
.brand { display: flex; align-items: center; gap: 10pt; font: 600 13pt/1 Display; font-stretch: 88% }
h1 { font: 600 38pt/1 Display; font-stretch: 88%; letter-spacing: -.025em; margin: 22pt 0 12pt }
h2 { font: 600 15pt/1.2 Display; font-stretch: 88%; margin: 20pt 0 7pt }
p + p { margin-top: 7pt }
.lead { font-size: 13pt; color: #4a4d68; max-width: 34em }
.hero { width: 100%; height: 3.9in; object-fit: cover; object-position: 50% 43%; border-radius: 12pt; margin-top: 20pt }
dl { display: grid; grid-template-columns: 1.1in 1fr; border-top: 1px solid #d8d7e6 }
dt, dd { padding: 5pt 0; border-bottom: 1px solid #d8d7e6 }
dt { color: #565a75 }
ul { list-style: none; display: grid; gap: 4pt }
li { padding-left: 14pt; position: relative }
li::before { content: ""; position: absolute; left: 0; top: .62em; width: 7pt; height: 2pt; border-radius: 1pt; background: ${amber} }
.signature { font: 600 12pt/1.4 Display; font-stretch: 88% }
.columns { columns: 2; column-gap: .45in }
.columns section { break-inside: avoid; padding-top: 16pt }
.columns h2 { margin-top: 0 }
.two { grid-template-columns: 1fr 1fr }
.photos { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8pt }
.photos img { width: 100%; aspect-ratio: 8 / 5; object-fit: cover; border-radius: 6pt }
footer { margin-top: auto; padding-top: 14pt; display: flex; gap: 18pt; color: #565a75; font-size: 9.5pt }
footer b { color: ${ink}; font-weight: 600; margin-right: auto }`;

const page = (title: string, fonts: string, sheets: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style(fonts)}</style>${sheets
    .map((sheet) => `<div class="sheet">${brand}${sheet}${foot}</div>`)
    .join("")}`;

const brand = `<p class="brand">${markSvg(amber, 26)}${site.name}</p>`;
const foot = `<footer><b>${site.name}</b><span>${site.phone.display}</span><span>${site.email}</span></footer>`;
const list = (items: readonly string[], look = "") =>
  `<ul class="${look}">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** Two sheets. Pictures are given as addresses. */
export const pressKitPage = (
  fonts: string,
  portrait: string,
  photos: readonly string[],
  owner: Identity["owner"] = site.owner,
): string =>
  page(`${site.name} press kit`, fonts, [
    `<h1>Press kit</h1><p class="lead">${bio.short}</p><img class="hero" src="${portrait}" alt="">
     <h2>Biography</h2>${bio.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}
     ${owner ? `<h2>${owner.name}</h2><p>${owner.words ?? ""}</p><p class="signature">${owner.signature}</p>` : ""}`,
    `<h2>Quick facts</h2><dl>${quickFacts.map(({ label, value }) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>
     <h2>Pictures</h2><div class="photos">${photos.map((photo) => `<img src="${photo}" alt="">`).join("")}</div>
     <p style="margin-top:8pt">All of them are in the photo archive in full size, free to print and show with the name ${site.name}.</p>
     ${site.social.length > 0 ? "<h2>Find the DJ</h2>" : ""}${list(
       site.social.map(({ label, href }) => `${label}: ${href.replace("https://", "")}`),
       "two",
     )}`,
  ]);

/** One sheet. */
export const riderPage = (fonts: string): string =>
  page(`${site.name} technical rider`, fonts, [
    `<h1>Technical rider</h1><p class="lead">What the set-up needs from a venue. Where something is not possible, call: there is usually another way.</p>
     <div class="columns">${rider.map(({ heading, items }) => `<section><h2>${heading}</h2>${list(items)}</section>`).join("")}</div>`,
  ]);

/** For a transparent picture or a vector file. */
export const lockupPage = (fonts: string, mark: string, name: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${site.name}</title><style>${fonts}
@page { size: 1000px 240px; margin: 0 } * { margin: 0 }
body { width: 1000px; height: 240px; display: flex; align-items: center; justify-content: center; gap: 36px; color: ${name}; font: 600 116px/1 Display; font-stretch: 88%; letter-spacing: -.012em; white-space: nowrap }
</style>${markSvg(mark, 132)}<span>${site.name}</span>`;
