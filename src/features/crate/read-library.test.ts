import { expect, it } from "vitest";
import { readLibrary } from "./read-library.ts";

const exports = import.meta.glob<string>("../../test/crate-exports/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

const textOf = (name: string): string => exports[`../../test/crate-exports/${name}`] ?? "";
const read = (content: BlobPart, onRead: (bytes: number, tracks: number) => void = () => {}) =>
  readLibrary(new Blob([content]), onRead);

const rows = async (content: BlobPart) =>
  (await read(content)).map(({ title, artist, mix, seconds, bpm, key, explicit, location }) => [
    ...[title, artist, mix, seconds, bpm, key, explicit, location],
  ]);

const fire = "Earth, Wind & Fire";

it.each([
  [
    "rekordbox.xml",
    [
      [
        ...["September", fire, null, 215, 125.93, "A", null],
        "/Users/dj/Music/Disco/Earth, Wind & Fire - September.mp3",
      ],
      ["Dancing On My Own", "Robyn", "Extended Mix", 288, 117, "9B", null, "C:/Music/100% Pop/Robyn - Dancing #1.mp3"],
      ["WAP (Clean)", "Cardi B & Megan Thee Stallion", null, 187, null, null, false, "tidal:tracks:151"],
    ],
  ],
  [
    "traktor.nml",
    [
      ["September", fire, null, 215, 125.93, "A", null, "/Users/dj/Music/September.mp3"],
      [
        ...["Bumpy", "Bumpin Flava", "Dub", 142, 136, "Ebm", null],
        "C:/ProgramData/Native Instruments/Bumpin Flava - Bumpy.mp3",
      ],
      ["Strobe", "Deadmau5", null, 637, 128, "10m", null, "/Volumes/SSD/House/strobe.mp3"],
      [
        ...["One More Time", "Daft Punk", null, null, null, null, null],
        "/Volumes/SSD/House/07 - Daft Punk - One More Time.mp3",
      ],
    ],
  ],
  [
    "virtualdj.xml",
    [
      ["September", fire, null, 215, 125.93, "A", null, "C:\\Music\\September.mp3"],
      ["Levels", "Avicii", "Skrillex Remix", 200, 126, "C#m", null, "C:\\Music\\Levels (Explicit).mp3"],
      ["Waterloo", "ABBA", null, null, null, null, null, "D:\\Music\\ABBA - Waterloo.mp4"],
    ],
  ],
  [
    "serato.csv",
    [
      ["Dang! (feat. Anderson .Paak)", "Mac Miller", null, 305, 104, "8A", null, "Users/dj/Music/Dang!.mp3"],
      ["TRACK UNO", null, null, null, null, null, null, null],
      ['Say "Hi", You', "Somebody", null, null, 98.5, null, null, "Users/dj/Music/Say Hi.mp3"],
    ],
  ],
  [
    "engine-dj.csv",
    [
      ["September", fire, null, 215, 126, "A", null, "Earth, Wind & Fire - September.mp3"],
      ["One More Time (Dirty)", "Daft Punk", null, 320, null, "Bm", true, "/Volumes/SSD/House/One More Time.flac"],
      ["Levels", "Avicii", "Skrillex Remix", 3723, 126, null, null, "Levels.mp3"],
    ],
  ],
  [
    "playlist.m3u8",
    [
      ["September", fire, null, 215, null, null, null, "/Users/dj/Music/Disco/Earth, Wind & Fire - September.mp3"],
      ["Intro", null, null, null, null, null, null, "C:\\Music\\Intro.wav"],
      ["Déjà Vu", "Beyoncé", null, null, null, null, null, "/Users/dj/Music/Déjà Vu/02. Beyoncé - Déjà Vu.mp3"],
      ["Waterloo", "ABBA", null, 200, null, null, null, "/Users/dj/Music/ABBA - Waterloo.mp3"],
    ],
  ],
])("%s is known by what it holds, and read track by track", async (name, tracks) => {
  expect(await rows(textOf(name))).toEqual(tracks);
});

const virtualDj7 = `<VirtualDJ_Database Version="742">
 <FavoriteFolder FolderPath="C:\\Music" Name="Music"/>
 <Song FilePath="C:\\Music\\AVICII-LEVELS.wav" FileSize="32610228">
  <Display Author="Avicii" Title="Levels" Genre="House" Color="6447032" Tag="1"/>
  <Infos SongLength="8832600" FirstSeen="1412221329" PlayCount="3"/>
  <Comment>HIT 23</Comment>
  <BPM Bpm="21000" Phase="11053"/>
  <FAME IsScanned="510" Volume="3638" Key="C#m"/>
 </Song>
</VirtualDJ_Database>`;

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

const rekordboxText = [
  ["#", "Artwork", "Track Title", "Artist", "Album", "Genre", "BPM", "Rating", "Time", "Key", "Date Added"],
  ["1", "", "Déjà Vu (Extended Mix)", "Beyoncé, Jay-Z", "", "R&B", "105.00", "     ", "05:55", "5A", "2021-12-24"],
  ["2", "", "Intro", "", "", "", "0.00", "*****", "00:07", "", "2022-01-14"],
];

const ofVirtualDj = [
  "#EXTVDJ:<time>21:39</time><lastplaytime>1674884385</lastplaytime><artist>Earth, Wind & Fire</artist><title>September</title><remix>Live</remix><songlength>215.4</songlength>",
  "netsearch://dz1873796677",
  "#EXTVDJ:<time>21:42</time><filesize>9</filesize><artist>Simon &amp; Garfunkel</artist><title>Cecilia</title>",
  "D:\\Music\\cecilia.mp3",
].join("\r\n");

it.each([
  [
    "VirtualDJ 7, which counts in samples",
    virtualDj7,
    [["Levels", "Avicii", null, 200, 126, "C#m", null, "C:\\Music\\AVICII-LEVELS.wav"]],
  ],
  [
    "a list of VirtualDJ, with files of a streaming service",
    ofVirtualDj,
    [
      ["September", fire, "Live", 215, null, null, null, "netsearch://dz1873796677"],
      ["Cecilia", "Simon & Garfunkel", null, null, null, null, null, "D:\\Music\\cecilia.mp3"],
    ],
  ],
  [
    "a playlist of rekordbox as text",
    utf16(rekordboxText.map((cells) => `${cells.join("\t")}\r\n`).join("")),
    [
      ["Déjà Vu (Extended Mix)", "Beyoncé, Jay-Z", null, 355, 105, "5A", null, null],
      ["Intro", null, null, 7, null, null, null, null],
    ],
  ],
  [
    "an old list of VirtualDJ, whose files are named after what is in them",
    "#TIME:22:06\nC:\\Music\\ 02 - Magic System  - Magic In The Air.m4a\n",
    [
      [
        "Magic In The Air",
        "Magic System",
        null,
        null,
        null,
        null,
        null,
        "C:\\Music\\ 02 - Magic System  - Magic In The Air.m4a",
      ],
    ],
  ],
  [
    "a list of VirtualDJ, whose files have no tags and the key before their names",
    "#EXTVDJ:<time>21:24</time><filesize>9</filesize>\nC:\\11A - Avicii - Levels.mp3\n#EXTVDJ:<filesize>9</filesize>\nC:\\6b - Cecilia.mp3\n",
    [
      ["Levels", "Avicii", null, null, null, null, null, "C:\\11A - Avicii - Levels.mp3"],
      ["Cecilia", null, null, null, null, null, null, "C:\\6b - Cecilia.mp3"],
    ],
  ],
  [
    "a list in the letters of Windows",
    Uint8Array.from("#EXTM3U\n#EXTINF:90,Beyonc\u{e9} - D\u{e9}j\u{e0} Vu\nC:\\a.mp3", (letter) =>
      letter.charCodeAt(0),
    ),
    [["Déjà Vu", "Beyoncé", null, 90, null, null, null, "C:\\a.mp3"]],
  ],
  [
    "a list of Apple Music, which has the artist behind the title, in lines of old Macs",
    [
      "#EXTM3U",
      "#EXTINF:233,Levels - Avicii",
      "/Users/dj/Music/Avicii/True_ Avicii/01 Levels.m4a",
      "#EXTINF:250,Highway - AC/DC",
      "/Users/dj/Music/AC_DC/Live/02 Highway.m4a",
      "#EXTINF:280,Robyn - Body Talk",
      "/Users/dj/Music/Body Talk/Robyn - Body Talk.mp3",
      "#EXTINF:281,Robyn - Honey",
      "/Users/dj/Music/Robyn/Honey/03 Honey.m4a",
    ].join("\r"),
    [
      ["Levels", "Avicii", null, 233, null, null, null, "/Users/dj/Music/Avicii/True_ Avicii/01 Levels.m4a"],
      ["Highway", "AC/DC", null, 250, null, null, null, "/Users/dj/Music/AC_DC/Live/02 Highway.m4a"],
      ["Body Talk", "Robyn", null, 280, null, null, null, "/Users/dj/Music/Body Talk/Robyn - Body Talk.mp3"],
      ["Honey", "Robyn", null, 281, null, null, null, "/Users/dj/Music/Robyn/Honey/03 Honey.m4a"],
    ],
  ],
  [
    "a title that names its remixer already",
    '<DJ_PLAYLISTS><COLLECTION><TRACK Name="Levels (Skrillex Remix) " Artist="Avicii" Remixer="Skrillex" Location="file://localhost/a.mp3"/></COLLECTION></DJ_PLAYLISTS>',
    [["Levels (Skrillex Remix)", "Avicii", null, null, null, null, null, "/a.mp3"]],
  ],
  [
    "a version of VirtualDJ in brackets, on a stick for players",
    '<VirtualDJ_Database Version="8.5"><Song FilePath="cdjexport=J:\\Contents\\a.mp3"><Tags Title="Levels" Author="Avicii" Remix=" (Skrillex Remix)" /></Song></VirtualDJ_Database>',
    [["Levels", "Avicii", "Skrillex Remix", null, null, null, null, "cdjexport=J:\\Contents\\a.mp3"]],
  ],
  [
    "a title of Traktor without a key",
    '<NML VERSION="19"><COLLECTION ENTRIES="1"><ENTRY TITLE="Strobe" ARTIST="Deadmau5"><LOCATION DIR="/:House/:" FILE="strobe.mp3" VOLUME="SSD"/><INFO PLAYTIME="637" KEY="off"/></ENTRY></COLLECTION></NML>',
    [["Strobe", "Deadmau5", null, 637, null, null, null, "/Volumes/SSD/House/strobe.mp3"]],
  ],
  [
    "a history of Serato, without a column of its own for titles",
    '"name","playtime","deck","length","key","bpm","artist"\n"10/7/23","02:57:46","","02:57:46","","",""\n"RATATA (Intro Edit)","00:00:46","2","","7A","124","Skrillex, Missy Elliott, & Mr. Oizo"\n',
    [["RATATA (Intro Edit)", "Skrillex, Missy Elliott, & Mr. Oizo", null, null, 124, "7A", null, null]],
  ],
])("%s is read as well", async (_, content, tracks) => {
  expect(await rows(content)).toEqual(tracks);
});

it.each([
  ["Gasoline (Dirty)", true],
  ["Gasoline (Intro - Dirty)", true],
  ["Gasoline (Dirty Remix)", true],
  ["Gasoline (Skrillex Remix - Dirty)", true],
  ["Gasoline (Born Dirty Remix) [Clean]", false],
  ["Gasoline (Radio Edit)", false],
  ["Gasoline (Dirty South Remix)", null],
  ["Gasoline (Clean Bandit Remix)", null],
])("%s tells of its words, and a remixer's name does not", async (title, explicit) => {
  expect(await read(`title,artist\n${title},Porch\n`)).toMatchObject([{ explicit }]);
});

it.each([
  "C:\\Users\\dj\\Documents\\VirtualDJ\\Sampler\\Audio\\Air Horn.vdjsample",
  "/Users/dj/Music/rekordbox/Sampler/Capture/horn.wav",
  "/Users/dj/Music/PioneerDJ/Sampler/OSC_SAMPLER(2)/PRESET ONESHOT/HORN.wav",
  "/Users/dj/Music/PioneerDJ/Imported from Device/Contents/OSC_SAMPLER/PRESET ONESHOT/HORN.wav",
])("the sampler's %s is no song", async (path) => {
  expect(await read(`title,artist,path\nHorn,,${path}\nHorn,Porch,/Users/dj/Music/horn.mp3\n`)).toHaveLength(1);
});

it("comes in pieces of any size, in UTF-16 as well, and counts on", async () => {
  const whole = await read(textOf("traktor.nml"));
  const bytes = new TextEncoder().encode(textOf("traktor.nml"));
  const inPieces = new Blob([bytes]);
  // Cuts a three-byte character in the middle.
  inPieces.stream = () =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
  const counted: number[] = [];
  expect(await readLibrary(inPieces, (read) => counted.push(read))).toEqual(whole);
  expect(counted.at(-1)).toBe(bytes.length);
  expect(await read(utf16(textOf("serato.csv")))).toEqual(await read(textOf("serato.csv")));
});

const cutAt = (name: string, words: string) => textOf(name).slice(0, textOf(name).indexOf(words));

it.each([
  ["an end in the middle of a list", cutAt("rekordbox.xml", '<TRACK TrackID="219003"'), "This file is broken"],
  ["an end in the middle of a tag", cutAt("traktor.nml", "BPM_QUALITY"), "This file is broken"],
  ["a tag that closes another", textOf("virtualdj.xml").replace("</Song>", "</Sung>"), "This file is broken"],
  ["quotes that never end", cutAt("serato.csv", 'Hi"", You'), "This file is broken"],
  ["an end in the middle of a row", cutAt("engine-dj.csv", ",126,,,House"), "This file is broken"],
  ["another program's XML", '<?xml version="1.0"?><plist version="1.0"><dict/></plist>', "This is none of the exports"],
  ["a list of clients", "Name,Email\nAna,ana@example.com", "This is none of the exports"],
  ["music", new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0]), "This is none of the exports"],
  ["nothing", "", "This is none of the exports"],
  ["no tracks", '<NML VERSION="19"><COLLECTION ENTRIES="0"></COLLECTION></NML>', "There are no tracks"],
  ["too many", `#EXTM3U\n${Array.from({ length: 50_001 }, (_, at) => `${at}.mp3`).join("\n")}`, "more than 50,000"],
])("%s is told, and read no further", async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});
