import { adminApi } from "../../features/admin/paths.ts";
import { portalKey } from "../../features/invites/client/paths.ts";
import { portalApi } from "../../features/portal/paths.ts";
import { planApi } from "../../features/timeline/paths.ts";
import { asAdministrator } from "../access.ts";
import { storeKey, storeMoment } from "../plan-keys.ts";
import { signIn, storeBooking } from "../portal.ts";
import { postJson } from "../site.ts";
import { count, newEmail, newKey, type WritePath } from "./write-path.ts";

const [own, held, desk] = [planApi(portalApi.plan), planApi(portalApi.keyPlan), planApi(adminApi.plan)];

async function planned() {
  const booking = await storeBooking();
  return { booking, moment: await storeMoment(booking.id, "Toasts") };
}

export const planningWrites: readonly WritePath[] = [
  {
    name: "A moment that is changed",
    async begin() {
      const { booking, moment } = await planned();
      const client = await signIn(booking);
      const form = { booking: booking.id, name: "Toasts", minutes: 25, revision: 1, idempotencyKey: newKey() };
      return {
        request: () => postJson(own.edit(moment), form, client),
        stored: async () =>
          (await count("plan_moments WHERE id = ? AND minutes = 25 AND revision = 2", moment)) *
          (await count("plan_changes WHERE booking_id = ?", booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "Details that a partner writes",
    async begin() {
      const { booking } = await planned();
      const { headers } = await storeKey(booking.id, { kind: "partner" });
      const form = { power: "Two circuits", revision: "0", idempotencyKey: newKey() };
      return {
        request: () => postJson(portalApi.keyDetails, form, headers),
        stored: async () =>
          (await count("plan_details WHERE booking_id = ? AND power = 'Two circuits' AND revision = 1", booking.id)) *
          (await count("plan_changes WHERE booking_id = ? AND role = 'partner'", booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A song that a planner adds",
    async begin() {
      const { booking } = await planned();
      const { headers } = await storeKey(booking.id);
      const form = { title: "Slow Tide", preference: "must-play", idempotencyKey: newKey() };
      return {
        request: () => postJson(portalApi.keySongs, form, headers),
        stored: async () =>
          (await count("song_requests WHERE booking_id = ?", booking.id)) *
          (await count("plan_changes WHERE booking_id = ? AND role = 'planner'", booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A moment that the DJ adds",
    async begin() {
      const { booking } = await planned();
      const form = { booking: booking.id, name: "Cake", minutes: 10, idempotencyKey: newKey() };
      return {
        request: async () => postJson(desk.moments, form, await asAdministrator()),
        stored: async () =>
          (await count("plan_moments WHERE booking_id = ? AND name = 'Cake'", booking.id)) *
          (await count("plan_changes WHERE booking_id = ? AND role = 'dj'", booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A comment at a moment",
    async begin() {
      const { booking, moment } = await planned();
      const { headers } = await storeKey(booking.id);
      const form = { words: "Two microphones", idempotencyKey: newKey() };
      return {
        request: () => postJson(held.comment(moment), form, headers),
        stored: () => count("plan_comments WHERE booking_id = ?", booking.id),
        mails: 0,
      };
    },
  },
  {
    name: "A key that is given",
    async begin() {
      const { booking } = await planned();
      const client = await signIn(booking);
      const form = {
        booking: booking.id,
        key: newKey(),
        kind: "planner",
        name: "Paula",
        email: newEmail(),
        endsOn: booking.eventDate,
        moment: "",
      };
      return {
        request: () => postJson(portalApi.keys, form, client),
        stored: () => count("plan_keys WHERE booking_id = ?", booking.id),
        mails: 1,
      };
    },
  },
  {
    name: "A key that is revoked",
    async begin() {
      const { booking } = await planned();
      const client = await signIn(booking);
      const { key } = await storeKey(booking.id);
      return {
        request: () => postJson(portalKey(key.id), { booking: booking.id, change: "revoke" }, client),
        stored: () => count("plan_keys WHERE id = ? AND revoked_at IS NOT NULL AND version = 2", key.id),
        mails: 1,
      };
    },
  },
];
