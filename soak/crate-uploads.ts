import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startTestStandIns } from "../dev/stand-ins.ts";
import { takeLogin } from "../e2e/admin-site.ts";
import { findOrInstallChromium } from "../scripts/chromium.ts";
import type { Site } from "../scripts/dev-server.ts";
import { adminPaths } from "../src/features/admin/paths.ts";
import type { Track } from "../src/features/crate/model.ts";
import { library } from "./library.ts";
import { expectThat, soakedSite } from "./site.ts";

/* The DJ brings 50,000 tracks in as each program exports them, and the same file once more. */

/** Seconds, and bytes that the page may take at most. */
const goal = { seconds: 60, memory: 250 * 1024 * 1024 } as const;

const escaped = (text: string | number | null): string =>
  `${text ?? ""}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const attributes = (values: Record<string, string | number | null>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
const cells = (values: readonly (string | number | null)[]): string =>
  values.map((value) => `"${`${value ?? ""}`.replaceAll('"', '""')}"`).join(",");

interface Export {
  file: string;
  head: string;
  row: (track: Track, at: number) => string;
  end?: string;
}

/** With what else each program writes, as in src/test/crate-exports. */
const exports: readonly Export[] = [
  {
    file: "rekordbox.xml",
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<DJ_PLAYLISTS Version="1.0.0">\n<COLLECTION Entries="50000">',
    row: ({ title, artist, seconds, bpm, key, location }, at) => `<TRACK${attributes({
      ...{ TrackID: at, Name: title, Artist: artist, Composer: "", Album: "Hits", Grouping: "", Genre: "Pop" },
      ...{ Kind: "MP3 File", Size: 8_612_342, TotalTime: seconds, DiscNumber: 0, TrackNumber: 3, Year: 1978 },
      ...{ AverageBpm: bpm, DateAdded: "2021-03-04", BitRate: 320, SampleRate: 44_100, Comments: "4A - Energy 7" },
      ...{ PlayCount: 41, Rating: 255, Location: `file://localhost${location}`, Remixer: "", Tonality: key },
      ...{ Label: "Columbia", Mix: "" },
    })}>
<TEMPO Inizio="0.057" Bpm="125.93" Metro="4/4" Battito="1"/>
<POSITION_MARK Name="Drop" Type="0" Start="44.195" Num="0" Red="40" Green="226" Blue="20"/>
</TRACK>`,
    end: "</COLLECTION></DJ_PLAYLISTS>",
  },
  {
    file: "traktor.nml",
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<NML VERSION="19"><COLLECTION ENTRIES="50000">',
    row: ({ title, artist, seconds, bpm, key, location }) => {
      const folders = location?.split("/").slice(1) ?? [];
      return `<ENTRY AUDIO_ID="AWAAAAA=="${attributes({ TITLE: title, ARTIST: artist })}>
<LOCATION${attributes({ DIR: `/:${folders.slice(0, -1).join("/:")}/:`, FILE: folders.at(-1) ?? "", VOLUME: "Macintosh HD" })}></LOCATION>
<INFO${attributes({ BITRATE: 320_000, GENRE: "Pop", KEY: key, PLAYTIME: seconds, FILESIZE: 8410 })}></INFO>
<TEMPO${attributes({ BPM: bpm, BPM_QUALITY: "100.000000" })}></TEMPO>
<CUE_V2 NAME="AutoGrid" DISPL_ORDER="0" TYPE="4" START="155.974000" LEN="0.000000" REPEATS="-1" HOTCUE="0"></CUE_V2>
</ENTRY>`;
    },
    end: "</COLLECTION></NML>",
  },
  {
    file: "virtualdj.xml",
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<VirtualDJ_Database Version="2024">',
    row: ({
      title,
      artist,
      seconds,
      bpm,
      key,
      location,
    }) => `<Song${attributes({ FilePath: location, FileSize: 8_612_342 })}>
<Tags${attributes({ Author: artist, Title: title, Genre: "Pop", Year: 1978, Flag: 1 })} />
<Infos${attributes({ SongLength: seconds, PlayCount: 3, Bitrate: 320 })} />
<Scan${attributes({ Version: 801, Bpm: 60 / (bpm ?? 120), Volume: 0.934, Key: key })} />
<Poi Pos="0.157" Type="beatgrid" />
</Song>`,
    end: "</VirtualDJ_Database>",
  },
  {
    file: "serato.csv",
    head: '"name","key","bpm","start time","end time","playtime","deck","song","#","artist","length","location"',
    row: ({ title, artist, seconds, bpm, key, location }, at) =>
      cells([title, key, bpm, "7:55:45 PM", "7:58:06 PM", "00:02:21", "1", title, at, artist, seconds, location]),
  },
  {
    file: "engine-dj.csv",
    head: "#,Title,Artist,Album,Length,BPM,Key,Comment,Genre,Remixer,Year,Rating,File name",
    row: ({ title, artist, seconds, bpm, key, location }, at) =>
      cells([at, title, artist, "Hits", seconds, bpm, key, "", "Pop", "", 1978, 5, location]),
  },
  {
    file: "playlist.m3u8",
    head: "#EXTM3U",
    row: ({ title, artist, seconds, location }) => `#EXTINF:${seconds},${artist} - ${title}\n${location}`,
  },
];

/** Bytes that only this process has. Zero on systems without /proc, and once it has ended. */
function memoryOf(pid: number): number {
  try {
    const own = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").matchAll(/Private_\w+:\s+(\d+) kB/g);
    return [...own].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
  } catch {
    return 0;
  }
}

/** In a browser of its own, so that the memory is this file's. */
async function bring(site: Site, path: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ baseURL: site.url });
    await takeLogin(page);
    await page.goto(adminPaths.crate);
    const choose = page.getByLabel("The export of your library");
    const upload = async () => {
      await page.locator("#crate-file:enabled").waitFor();
      const start = performance.now();
      await choose.setInputFiles(path);
      await page.locator("#crate-file:disabled").waitFor();
      await page.locator("#crate-file:enabled").waitFor({ timeout: 600_000 });
      const told = await page.locator(".crate-upload").innerText();
      return { told: /The crate is as[^\n]*/.exec(told)?.[0] ?? told, seconds: (performance.now() - start) / 1000 };
    };
    const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
    const pages = processInfo.filter(({ type }) => type === "renderer");
    let memory = 0;
    const looking = setInterval(() => {
      memory = Math.max(memory, ...pages.map(({ id }) => memoryOf(id)));
    }, 500);
    const [first, again] = [await upload(), await upload()];
    clearInterval(looking);
    return { first, again, memory };
  } finally {
    await browser.close();
  }
}

/** @throws when a file takes too long or too much, or changes something when it comes again */
export async function crateUploads(folder: string, signal: AbortSignal): Promise<void> {
  const executablePath = await findOrInstallChromium();
  const standIns = await startTestStandIns();
  const soaked = await soakedSite(folder, signal, standIns.vars);
  const site = await soaked.start();
  const tracks = library();
  console.log("\n50,000 tracks, each file twice:");
  try {
    for (const { file, head, row, end = "" } of exports) {
      const path = join(folder, file);
      writeFileSync(path, [head, ...tracks.map(row), end].join("\n"));
      const { first, again, memory } = await bring(site, path, executablePath);
      const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
      expectThat(
        `${file}, ${megabytes(readFileSync(path).length)} MB: ${first.seconds.toFixed(0)} s, and ${again.seconds.toFixed(0)} s; the page took ${megabytes(memory)} MB at most (load ${loadavg()[0]?.toFixed(1)}). ${first.told} ${again.told}`,
        first.told.includes("50,000 tracks") &&
          again.told.includes("nothing to change") &&
          first.seconds <= goal.seconds &&
          memory <= goal.memory,
      );
    }
  } finally {
    await site.stop();
    await soaked.close();
    await standIns.close();
  }
}
