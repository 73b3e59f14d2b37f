import { chromium } from "@playwright/test";

const [, , path, name, ...flags] = process.argv;
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const w of [390, 1280]) {
  const c = await b.newContext({
    viewport: { width: w, height: w === 390 ? 844 : 800 },
    baseURL: "http://localhost:9580",
  });
  const p = await c.newPage();
  p.on("console", (m) => m.type() === "error" && console.log(w, m.text()));
  p.on("pageerror", (e) => console.log(w, String(e)));
  await p.goto("/api/login");
  await p.getByRole("textbox").fill("dj@example.com");
  await p.getByRole("textbox").press("Enter");
  await p.waitForURL("**/admin");
  await p.goto(path);
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `/tmp/${name}-${w}.png`, fullPage: !flags.includes("view") });
  if (w === 1280 && flags.includes("pdf")) {
    for (const format of ["A4", "Letter"])
      await p.pdf({
        path: `/tmp/${name}-${format}.pdf`,
        format,
        printBackground: true,
        margin: { top: "14mm", bottom: "14mm", left: "14mm", right: "14mm" },
      });
    await p.pdf({ path: `/tmp/${name}-css.pdf`, preferCSSPageSize: true });
  }
}
await b.close();
