import { serviceRadius, towns } from "../business.ts";

/** "31 miles (50 km) around Tampa" */
export const serviceAreaInWords = `${Math.round(serviceRadius / 1609.344)} miles (${Math.round(serviceRadius / 1000)} km) around ${towns[0].name}`;
