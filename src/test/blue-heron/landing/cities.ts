export const cities = {
  Savannah: { postalCode: "31401", latitude: 32.0809, longitude: -81.0912 },
  "Tybee Island": { postalCode: "31328", latitude: 32.0002, longitude: -80.8457 },
} as const;

export type City = keyof typeof cities;

export const otherTowns = { Pooler: { latitude: 32.1155, longitude: -81.2471 } } as const;

export const serviceRadius = 40_000;
export const serviceAreaInWords = "25 miles (40 km) around Savannah";
