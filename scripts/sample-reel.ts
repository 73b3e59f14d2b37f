import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureUrl, startChromium } from "./display-page.ts";

/*
 * Makes `public/media/sample-reel.webm`: the site's own pictures, one a bar, over a beat that the browser plays. It
 * stands in for a recording of the owner's.
 */

const target = join(import.meta.dirname, "..", "public", "media", "sample-reel.webm");
const names = [
  ...["equipment-full-sound-and-light-rig", "hero-wedding", "clubs-dj-booth-with-lasers", "corporate-gala-ballroom"],
  ...["clubs-mirror-ball-light-spots", "festivals-confetti-over-the-crowd", "city-clearwater", "portrait-dj"],
];

/** Runs in the page: two seconds a picture; gives the film in base64. */
async function film(pictures: readonly string[]): Promise<string> {
  const [width, height, bar] = [854, 480, 2];
  const images = await Promise.all(
    pictures.map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image;
    }),
  );
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw");

  const audio = new AudioContext();
  const out = audio.createMediaStreamDestination();
  const begins = audio.currentTime + 0.1;
  const length = images.length * bar;
  const tone = (at: number, from: number, to: number, lasts: number, loud: number, type: OscillatorType) => {
    const [voice, level] = [audio.createOscillator(), audio.createGain()];
    voice.type = type;
    voice.frequency.setValueAtTime(from, begins + at);
    voice.frequency.exponentialRampToValueAtTime(to, begins + at + lasts);
    level.gain.setValueAtTime(loud, begins + at);
    level.gain.exponentialRampToValueAtTime(0.001, begins + at + lasts);
    voice.connect(level).connect(out);
    voice.start(begins + at);
    voice.stop(begins + at + lasts);
  };
  for (let beat = 0; beat < length * 2; beat += 1) {
    tone(beat / 2, 150, 45, 0.3, 0.8, "sine");
    tone(beat / 2 + 0.25, 6000, 5000, 0.06, 0.05, "square");
    tone(beat / 2 + 0.25, [55, 65.4, 49, 73.4][Math.floor(beat / 4) % 4] ?? 55, 50, 0.24, 0.3, "sawtooth");
  }
  for (let chord = 0; chord < length / bar; chord += 1)
    for (const note of [
      [220, 261.6, 329.6],
      [261.6, 329.6, 392],
      [196, 246.9, 293.7],
      [293.7, 349.2, 440],
    ][chord % 4] ?? [])
      tone(chord * bar, note, note, bar, 0.06, "triangle");

  const stream = new MediaStream([...canvas.captureStream(24).getTracks(), ...out.stream.getTracks()]);
  const recorder = new MediaRecorder(stream, { mimeType: "video/webm;codecs=vp9,opus", videoBitsPerSecond: 700_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const draw = (index: number, progress: number, alpha: number) => {
    const image = images[index];
    if (!image) return;
    const scale = Math.max(width / image.width, height / image.height) * (1.02 + progress * 0.06);
    pen.globalAlpha = alpha;
    pen.drawImage(
      image,
      (width - image.width * scale) / 2,
      (height - image.height * scale) / 2,
      image.width * scale,
      image.height * scale,
    );
  };
  recorder.start();
  await new Promise<void>((resolve) => {
    const frame = () => {
      const now = audio.currentTime - begins;
      if (now >= length) return resolve();
      const [index, progress] = [Math.max(0, Math.floor(now / bar)), Math.max(0, (now % bar) / bar)];
      draw(index, progress, 1);
      if (progress > 0.85) draw(index + 1, 0, (progress - 0.85) / 0.15);
      setTimeout(frame, 1000 / 24);
    };
    frame();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const browser = await startChromium();
try {
  const page = await browser.newPage();
  await page.goto("about:blank");
  const recorded = Buffer.from(await page.evaluate(film, await Promise.all(names.map(pictureUrl))), "base64");
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, recorded);
  console.log(`${target}: ${recorded.length} bytes`);
} finally {
  await browser.close();
}
