import { towns } from "../../business.ts";
import { discountPercent } from "../../offers.ts";
import { claims, site } from "../../site.ts";
import type { home as english } from "../en/home.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

const around = `la zona de ${towns[0].name}`;

const statsOf = (value: string | undefined, label: string) => [
  ...(value ? [{ value, label }] : []),
  ...(claims.retention ? [{ value: claims.retention, label: "de clientes regresan" }] : []),
  ...(claims.rating ? [{ value: claims.rating, unit: "de 5", label: "calificación promedio" }] : []),
  { value: String(site.since), label: "tocando desde" },
];

export const home: typeof english = {
  title: `${site.name} | DJ para bodas, quinceañeras y fiestas`,
  about: `DJ y animador bilingüe para bodas, quinceañeras, fiestas y empresas en ${new Intl.ListFormat("es").format(site.areas.slice(0, 3))}. Precios claros, y ${discountPercent}% menos en un paquete.`,
  kinds: {
    corporate: {
      tab: "Empresas",
      shortTab: "Empresa",
      headline: ["Una noche de empresa", "de la que nadie", "se va temprano."],
      lead: `Fiestas de fin de año, lanzamientos y conferencias en ${around}, con su programa y un solo DJ y animador.`,
      bullets: [
        "Solo versiones sin groserías, a un volumen que deja conversar",
        "Micrófonos y audio para discursos y premios",
        "El certificado del seguro se manda a su salón",
      ],
      stats: statsOf(claims.corporateEvents, "eventos de empresa"),
    },
    wedding: {
      tab: "Bodas",
      shortTab: "Bodas",
      headline: ["La pista llena,", "y cada brindis", "se oye."],
      lead: `Un solo DJ y animador para la ceremonia, el cóctel y la recepción, en toda ${around}.`,
      bullets: [
        "Micrófono de solapa para los votos, sonido para cada invitado",
        "Se respeta su lista de canciones, y también la de las que no quiere",
        "El horario se arma con su organizadora y su salón",
      ],
      stats: statsOf(claims.weddings, "bodas"),
    },
    "private-party": {
      tab: "Fiestas",
      shortTab: "Fiestas",
      headline: ["Su gente.", "Sus canciones.", "Toda la noche."],
      lead: `Cumpleaños, quince años, aniversarios y fiestas en casa en ${around}, del primer invitado a la última canción.`,
      bullets: [
        "Todo instalado y probado antes de que lleguen sus invitados",
        "Peticiones desde el teléfono toda la noche, y usted decide",
        "Cabe en una sala, en un patio o en un gran salón",
      ],
      stats: statsOf(claims.privateEvents, "fiestas privadas"),
    },
  },
  kindOfEvent: "Tipo de evento",
  askForQuote: "Pedir precio",
  lead: {
    whatFor: "Para qué es la cotización",
    picture: "Imagen generada: una mano en sombra sobre la consola de un DJ, luz ámbar, público borroso al fondo.",
    trust: [
      { name: "Con licencia y seguro", text: "El certificado se manda a su salón" },
      { name: "Garantía de devolución", text: "Garantía del 100%: satisfacción o le devuelvo su dinero" },
      { name: "Equipo de respaldo", text: "Un segundo equipo en cada evento" },
      { name: "Animador profesional", text: "Presentaciones, brindis, tiempos" },
    ],
  },
  servicesTitle: "Servicios",
  services: {
    wedding: { name: "DJ para bodas", teaser: "Ceremonia, cóctel y recepción." },
    corporate: { name: "DJ para empresas", teaser: "Premios, lanzamientos y fiestas de fin de año." },
    party: { name: "DJ para fiestas", teaser: "Patios, azoteas y salones rentados." },
    nightclub: { name: "DJ para clubes", teaser: "De todo un poco, residencias y noches sueltas." },
    "school-dance": {
      name: "DJ para bailes escolares",
      teaser: "Bailes de gala y de fin de curso, con música revisada.",
    },
    quinceanera: { name: "DJ para quinceañeras", teaser: "Español e inglés, con todas las tradiciones." },
    "bar-mitzvah": { name: "DJ para Bar y Bat Mitzvá", teaser: "La jora, encendido de velas y juegos." },
  },
  somethingElse: { label: "Otra cosa", href: addresses.contact, teaser: "Pregunte: lo más seguro es que sí." },
  film: { title: "Luces, sonido y la pista llena", caption: "Un video de muestra, hecho para este sitio" },
  bar: `Mi precio y mi código del ${discountPercent}%`,
  hasMore: false,
};
