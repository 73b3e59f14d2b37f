export const crateApi = {
  begin: "/api/admin/crate/begin",
  portion: "/api/admin/crate/portion",
  finish: "/api/admin/crate/finish",
} as const;
