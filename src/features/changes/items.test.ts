import { expect, it } from "vitest";
import { type Moment, plainMoment, wordsOfMoment } from "../timeline/model.ts";
import { momentList } from "../timeline/moment-list.ts";
import { changeBy, type Request } from "./items.ts";
import { differencesOf } from "./list.ts";

const moment = (id: string, over: Partial<Moment> = {}): Moment => ({
  ...plainMoment(id, 10),
  id,
  position: id,
  revision: 1,
  ...over,
});
const plan = ["b", "d", "f"].map((id) => moment(id, { position: `a${id}` }));
const make = (request: Request<Moment>, moments = plan) => changeBy(momentList, moments, request);
const orderAfter = (change: Request<Moment>) => {
  const made = make(change);
  return made.kind === "changed" ? made.items.map(({ id }) => id).join("") : made.kind;
};
const words = plainMoment("new", 5);

it.each<[string, Request<Moment>, string]>([
  ["added at the end", { kind: "add", id: "x", words, place: "end" }, "bdfx"],
  ["added first", { kind: "add", id: "x", words, place: { after: null } }, "xbdf"],
  ["added behind one that has gone", { kind: "add", id: "x", words, place: { after: "gone" } }, "bdfx"],
  ["added twice", { kind: "add", id: "d", words, place: "end" }, "bdf"],
  ["moved later", { kind: "move", id: "b", place: { step: "down" }, from: "ab" }, "dbf"],
  ["moved later at the end", { kind: "move", id: "f", place: { step: "down" }, from: null }, "bdf"],
  ["moved first", { kind: "move", id: "f", place: { after: null }, from: null }, "fbd"],
  ["moved behind one that has gone", { kind: "move", id: "f", place: { after: "gone" }, from: null }, "moved-on"],
  ["moved from where it no longer is", { kind: "move", id: "f", place: { after: null }, from: "a" }, "conflict"],
  ["removed", { kind: "remove", id: "d", revision: 1 }, "bf"],
  ["removed twice", { kind: "remove", id: "gone", revision: 1 }, "missing"],
  ["removed unseen", { kind: "remove", id: "d", revision: 0 }, "conflict"],
])("a moment %s", (_, change, order) => {
  expect(orderAfter(change)).toBe(order);
});

it("changes of different fields merge, changes of the same one clash with both values, the same change twice does not", () => {
  const seen = wordsOfMoment(moment("b"));
  const stored = [moment("b", { note: "Theirs", revision: 2 })];
  const edit = (over: object, base: typeof seen | null = seen) =>
    make({ kind: "edit", id: "b", words: { ...seen, ...over }, base, revision: 1 }, stored);
  expect(edit({ minutes: 20 })).toMatchObject({ items: [{ note: "Theirs", minutes: 20 }] });
  expect(edit({ note: "Mine" })).toMatchObject({
    kind: "conflict",
    conflicts: [{ field: "note", stored: { note: "Theirs" } }],
  });
  expect(edit({ note: "Theirs" })).toMatchObject({ kind: "changed" });
  expect(edit({ minutes: 20 }, null)).toMatchObject({ conflicts: [{ field: "minutes" }, { field: "note" }] });
});

it("differences are told field by field, in words, with what turns them", () => {
  const after = [
    moment("d", { position: "ad", minutes: 75, pinnedAt: "18:30" }),
    moment("b", { position: "e", speech: true }),
    moment("x"),
  ];
  expect(
    differencesOf(momentList, plan, after, []).map(({ subject, field, before, after: now }) => [
      subject,
      field,
      before,
      now,
    ]),
  ).toEqual([
    ["f", "Moment", "f, 10 min", null],
    ["d", "Length", "10 min", "1 h 15 min"],
    ["d", "Begins at", null, "6:30 PM"],
    ["b", "Needs a microphone", "no", "yes"],
    ["b", "Place", "first", "after d"],
    ["x", "Moment", null, "x, 10 min"],
  ]);
  expect(differencesOf(momentList, plan, after, [])[1]?.undo).toEqual({
    id: "d",
    before: { minutes: 10 },
    after: { minutes: 75 },
  });
});
