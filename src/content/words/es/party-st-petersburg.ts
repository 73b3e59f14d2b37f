import { partyStPetersburg as english } from "../../landing/party-st-petersburg.ts";
import { translated } from "../../landing/translated.ts";
import { site } from "../../site.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

export const partyStPetersburg = translated(english, "es", {
  path: addresses.partyStPetersburg,
  changed: "2026-11-27",
  name: "DJ para fiestas en St. Petersburg",
  title: `DJ para fiestas en St. Petersburg | ${site.name}`,
  description:
    "DJ para fiestas en St. Petersburg: cumpleaños en lofts, aniversarios en el jardín, noches de cervecería y fiestas de la cuadra, mezcladas con cariño.",
  headline: ["Para invitados", "con opinión"],
  lead: "DJ para fiestas en St. Petersburg. Cumpleaños en lofts, aniversarios en el jardín y una que otra fiesta de la cuadra, para gente que tiene discos.",
  alt: "Cae confeti sobre un público con los brazos en alto, a contraluz de luces ámbar y magenta.",
  events: "fiestas",
  hours: "Las fiestas empiezan",
  callToAction: { label: "Reservar su noche", href: addresses.book },
  teaser: "Lofts, jardines y cervecerías.",
  intro: {
    heading: "Lo que contrata es paciencia",
    text: "Una muralista, dos enfermeras y un tío que vio a los Talking Heads. Dicen que no bailan. Primero viene un ritmo que respeten.",
  },
  benefits: [
    {
      name: "Discos de sobra",
      text: "Disco, dub, new wave, cumbia, rap de los noventa. Diga una época que le gustó y óigala tratada con respeto.",
    },
    {
      name: "Su tema, hasta el final",
      text: "Graduación de 1987, Ibiza al atardecer, todo Prince. Una idea aguanta horas cuando alguien la planea bien.",
    },
    {
      name: "Cortés con las casas viejas",
      text: "Las paredes de los bungalós son delgadas. Afino para el jardín, dejo en paz los cuartos y la vajilla en la vitrina.",
    },
    {
      name: "Quien mejor le ayuda a recibir",
      text: "Me doy cuenta si ya encendieron las velas, si quien habla está nervioso o si tocan la puerta, y me ajusto antes de que lo pida.",
    },
  ],
  signature: {
    title: "A fuego lento, en cinco actos",
    text: "Para una fiesta que empieza a las siete y quiere que la recuerden.",
    steps: [
      {
        name: "La hora del timbre",
        text: "Sol de Brasil y soul suave. Se dejan los abrigos, se dicen los nombres, nadie ve el teléfono.",
      },
      {
        name: "La cocina",
        text: "Siempre se llena primero. Con un segundo salón en su cotización tiene música propia.",
      },
      {
        name: "El empujón",
        text: "Un bajo irresistible como a las nueve, y los invitados mismos enrollan la alfombra.",
      },
      {
        name: "Lo más alto",
        text: "Horas de manos arriba con su himno en medio, luces bajas, ventanas abiertas.",
      },
      {
        name: "El porche",
        text: "Canciones lentas para quienes se quedan. Yo recojo a oscuras, con Nina Simone.",
      },
    ],
  },
  included: [
    "Mezcla en vivo, en vinil si lo pide",
    "Sonido compacto para casa o loft",
    "Música en la cocina o en el porche",
    "Luces de ambiente alrededor del salón",
    "El tema, planeado por teléfono",
    "Micrófono para las sorpresas",
    "Horas para toda la familia hasta que se acuesten los niños",
    "Seguro completo",
    "Un segundo equipo en cada evento",
    "Una grabación de la mezcla, después",
  ],
  venues: {
    heading: "Lugares para una noche",
    types: [
      "Loft, bar y patio",
      "Galerías en el centro",
      "Cervecería con jardín",
      "Canchas de los años veinte",
      "Cabaña junto al lago",
      "Sala de cabaret Side Door",
    ],
  },
  questions: {
    heading: "Buenas preguntas de anfitriones",
    entries: [
      {
        question: "En nuestro grupo nadie baila. De verdad.",
        answer:
          "Entonces hacemos una fiesta para oír música y mecerse. Los buenos discos a un volumen para conversar también son un regalo, y siempre hay un momento después del pastel en que el grupo se sorprende solo.",
      },
      {
        question: "¿Puede tocar al aire libre en un barrio histórico?",
        answer:
          "Sí, dentro de los límites de la noche en su calle. Empiezo temprano, bajo los graves y paso a las bocinas de adentro cuando se apagan los porches de alrededor.",
      },
      {
        question: "¿Esperan que usted venga disfrazado?",
        answer:
          "Esperarlo, no. Que pase, es probable. Deme el tema con tiempo y ponga un límite, o un cumpleaños marinero se tocará con gorra de capitán.",
      },
      {
        question: "¿Qué necesita de nosotros una cervecería?",
        answer:
          "Solo el teléfono de quien maneja sus eventos. Entre nosotros arreglamos el rincón, la corriente y la hora de cierre, y a usted le llega un resumen de dos renglones.",
      },
    ],
  },
  closing: {
    heading: "¿Qué disco va primero?",
    text: "Empiece por ahí. La fecha y la dirección pueden ir en la segunda oración.",
  },
});
