import { site } from "../../site.ts";
import type { verify as english } from "../en/verify.ts";

export const verify: typeof english = {
  title: "Comprobar un contrato",
  about:
    "Cada contrato que se firma aquí tiene una huella digital. Cópiela en esta página y vea si ese texto se firmó.",
  lead: "Cada contrato firmado tiene una huella digital: 64 letras y números que salen de su texto exacto. Cópiela aquí y vea si se firmó. De lo que dice el contrato no se muestra nada.",
  label: "Huella digital",
  hint: "Está debajo de las firmas, y en el correo que trajo su copia.",
  check: "Comprobarla",
  verdicts: {
    signed: {
      title: "Es la huella de un contrato firmado.",
      text: `Las dos partes firmaron un contrato de ${site.name} con exactamente esta huella.`,
    },
    "by-client": {
      title: "Es la huella de un contrato firmado.",
      text: `El cliente firmó un contrato de ${site.name} con exactamente esta huella. El DJ todavía no lo ha firmado.`,
    },
    unknown: {
      title: "Ningún contrato firmado tiene esta huella.",
      text: "El texto del que salió no se firmó aquí, o no es el que se firmó: con una sola letra distinta la huella es otra.",
    },
    malformed: {
      title: "Eso no es una huella.",
      text: "Una huella tiene 64 caracteres, cada uno un número o una letra de la a a la f. Los espacios entre ellos no importan.",
    },
  },
};
