import { capitalized } from "../../../platform/language.ts";
import { serviceRadius, towns } from "../../business.ts";
import { paymentsIn } from "../../landing/payments.ts";
import { discountPercent, leadReplyHours } from "../../offers.ts";
import type { landing as english } from "../en/landing.ts";

const miles = Math.round(serviceRadius / 1609.344);
const kilometers = Math.round(serviceRadius / 1000);

const paymentNames = {
  Cash: "efectivo",
  "credit card": "tarjeta de crédito",
  Venmo: "Venmo",
  Zelle: "Zelle",
  check: "cheque",
} as const;

/** Within a sentence. */
export const paymentsWithin = paymentsIn("es", paymentNames, "cheque de empresas y escuelas");

export const paymentsInWords = capitalized(paymentsWithin);

export const landing: typeof english = {
  services: "Servicios",
  reviews: "{count} reseñas",
  average: "calificación promedio",
  retention: "de clientes regresan",
  since: "tocando desde",
  dateTitle: "Vea si su fecha está libre",
  date: "¿Qué día es la fiesta?",
  check: "Ver si está libre",
  code: `Quiero mi código del ${discountPercent}%`,
  costs: "Cuánto cuesta",
  codeTakesOff: `Su código descuenta el ${discountPercent}% de un paquete o de un servicio individual.`,
  single: "Servicio individual",
  singleBuys: "Música para una parte de la fiesta en un salón: el DJ, un equipo de sonido y un micrófono.",
  singleUsual: "por {length}; de {range} según las horas",
  singleFrom: "Solo la música empieza en {price} por {length}.",
  packagesFrom: "Los paquetes empiezan en {price}; {less} con su código.",
  plusTax: "más el impuesto sobre ventas",
  taxAdded: "A eso se suma el impuesto sobre ventas.",
  music: { one: "{count} hora de música", other: "{count} horas de música" },
  quote: "Pedir precio",
  quoteFor: "de {name}",
  terms: "Horarios, formas de pago y zona de servicio",
  officeHours: "Horario de oficina",
  payment: "Formas de pago",
  payments: paymentNames,
  area: "Zona de servicio",
  areaIs: `${miles} millas (${kilometers} km) alrededor de ${towns[0].name}. Si es más lejos, el viaje va aparte en su cotización.`,
  servicesIn: "Servicios en {city}",
  otherServicesIn: "Otros servicios en {city}",
  from: "Desde {price}",
  cheapest: "Paquetes desde {price}",
  tryPlanner: null,
  clients: "Lo que dicen las familias",
  more: "Ver {count} más",
  included: "Qué incluye",
  includedWhere: "En todos los paquetes, a menos que la línea diga cuáles.",
  includedElse: "{packages}; en los demás, {price}",
  includedPriced: "{price}, en su cotización",
  ask: "Hacer una pregunta",
  answered: `Tiene su respuesta en ${leadReplyHours} horas hábiles.`,
  call: "Llamar",
  callNumber: "Llamar al {phone}",
  write: "Mandar un correo",
  outside: "Mando a todos afuera.",
  drawn: "Dibujado para un sábado a mediados de abril en {city}. La altura del sol es la verdadera.",
  drawMine: "Dibujarlo para mi día",
  sunset: "Se pone el sol",
  sunsetMeans: "Una canción para salir a verlo.",
};
