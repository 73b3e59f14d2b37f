import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { portalQuery } from "../../portal/paths.ts";
import { type PlanDoor, songPlaces } from "./paths.ts";
import { showSongs } from "./show-songs.tsx";

/** The song list behind a door. */
export const songPages = (door: PlanDoor): Hono<AppEnv> =>
  new Hono<AppEnv>().get(songPlaces[door].pages.songs, (c) => {
    const asked = (name: keyof typeof portalQuery) => c.req.query(portalQuery[name]) || null;
    const [edit, remove] = [asked("edit"), asked("remove")];
    return showSongs(c, door, {
      booking: asked("booking"),
      page: asked("after"),
      list: asked("list"),
      open: edit ? { id: edit, doing: "edit" } : remove ? { id: remove, doing: "remove" } : null,
      done: asked("done") ?? undefined,
      lastWish: asked("wish"),
    });
  });
