import type { FormState } from "../../../../platform/fields/form-state.ts";
import { Island } from "../../../../platform/islands/island.tsx";
import { adminMetadata } from "../../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../../admin/paths.ts";
import type { Booth } from "../../booth.ts";
import boothDesk from "./booth-desk.island.tsx";
import type { BoothField } from "./form.ts";

/** The booth, alone on its screen. */
export const BoothPage = ({ booth, form }: { booth: Booth; form: FormState<BoothField> }) => (
  <Island of={boothDesk} props={{ booth, form }} when="load" />
);

export const boothMetadata = {
  ...adminMetadata({
    title: "Booth",
    description:
      "The evening from behind the desk: what plays, what comes next, what guests ask for, and what must not be played.",
    path: adminPaths.bookings,
  }),
  alone: true,
} as const;
