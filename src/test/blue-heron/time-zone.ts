export const timeZone = "America/Chicago";
export const zoneName = "Central";
