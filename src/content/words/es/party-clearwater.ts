import { partyClearwater as english } from "../../landing/party-clearwater.ts";
import { translated } from "../../landing/translated.ts";
import { site } from "../../site.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

export const partyClearwater = translated(english, "es", {
  path: addresses.partyClearwater,
  changed: "2026-11-27",
  name: "DJ para fiestas en Clearwater",
  title: `DJ para fiestas en Clearwater | ${site.name}`,
  description:
    "DJ para fiestas en Clearwater: días de piscina, cumpleaños en el muelle, aniversarios y reuniones de familia. Sonido a salvo del agua, música para todos.",
  headline: ["Aquí mandan", "las vacaciones"],
  lead: "DJ para fiestas en Clearwater. Piscinas, muelles y reuniones de familia en sandalias, y una pista de verdad cuando oscurece.",
  alt: "Imagen generada: una fiesta en la playa al atardecer, con siluetas que bailan frente al sol sobre el mar y luces colgadas arriba.",
  events: "fiestas al año",
  hours: "Horario de oficina",
  callToAction: { label: "Pedir precio", href: "/es?category=private-party#quote" },
  teaser: "Piscinas, muelles y reuniones.",
  intro: {
    heading: "El ritmo sigue a la luz",
    text: "La mitad de los invitados llegó en avión. Nadie quiere horario: quieren sombra, algo frío y música que alargue la tarde.",
  },
  benefits: [
    {
      name: "A salvo del agua",
      text: "Bocinas en pedestales lejos de los clavados, todo en un circuito protegido, ningún cable por donde pisa gente mojada.",
    },
    {
      name: "De la tarde a la noche",
      text: "Tambores de acero y rock suave a las tres, Motown a las seis, y una media hora encendida cuando se mete el sol.",
    },
    {
      name: "Sé de reuniones de familia",
      text: "Chiquitos, adolescentes y una tía abuela con sombrero. Guardo una canción para cada quien y me aprendo sus nombres en la comida.",
    },
    {
      name: "Juegos, si les gustan",
      text: "Limbo, calificaciones para los clavados, una ronda de preguntas sobre el abuelo. O nada de eso, y me quedo en la cabina.",
    },
  ],
  signature: {
    title: "Maneras de pasar una tarde en el Golfo",
    text: "Elija una, o junte dos cuando el clima se deje.",
    steps: [
      {
        name: "En la piscina",
        text: "Seis horas de música de sol, con flotadores que pasan frente a la cabina y peticiones gritadas desde lo hondo.",
      },
      {
        name: "Bajo la palapa del parque",
        text: "Sombra, mesas y el asador a unos pasos; donde no hay corriente, va un generador en su cotización.",
      },
      {
        name: "En el club",
        text: "Aniversarios de saco y mocasines, con clásicos en la cena y un concurso de twist para el postre.",
      },
      {
        name: "En el muelle",
        text: "Música suave con baterías para las copas del atardecer detrás de la casa, hacia los barcos y no hacia los vecinos.",
      },
      {
        name: "En el jardín de la casa rentada",
        text: "Una familia grande en una casa por una semana. El jueves casi siempre es la noche para bailar.",
      },
    ],
  },
  included: [
    "DJ para la tarde, la noche o las dos",
    "Bocinas de exterior en pedestales con peso",
    "Corriente protegida, cables por lo seco",
    "Juegos con animador",
    "Micrófono a prueba de salpicaduras para el brindis",
    "Luces para la piscina o el patio",
    "Peticiones reunidas de antemano",
    "Hora de los niños, si la pide",
    "Con licencia y seguro para piscinas de hotel",
    "Un segundo equipo en cada evento",
  ],
  venues: {
    heading: "Buenos lugares bajo el cielo",
    types: [
      "Terraza en Sand Key",
      "Palapas junto a la bahía",
      "Playa con asadores",
      "Bar y piscina junto al agua",
      "Comedores de club de golf",
      "Parque estatal al que se llega en ferry",
    ],
  },
  questions: {
    heading: "Preguntas desde la sombrilla",
    entries: [
      {
        question: "¿Es seguro tener un equipo de sonido junto a la piscina?",
        answer:
          "Sí, bien instalado. Protección contra fallas a tierra en cada línea, pedestales con peso contra las rachas, y nada eléctrico al alcance de quien esté en el agua.",
      },
      {
        question: "La casa que rentamos prohíbe fiestas ruidosas. ¿Alguna idea?",
        answer:
          "Pregúntele al dueño por música suave para la cena, o déjeme llevar el baile a una palapa cercana. Los audífonos de fiesta silenciosa son una tercera respuesta, y da mucha risa verlos.",
      },
      {
        question: "¿En cuántas fiestas toca al año por aquí?",
        answer:
          "En más de cien, casi todas entre febrero y julio. Los cumpleaños entre semana caben fácil, así que pregunte.",
      },
      {
        question: "¿Podemos terminar con una canción que canten todos?",
        answer:
          "Por favor. Elíjanla juntos, impriman la letra si hay abuelos, y bajo la música en el último coro para que se oigan.",
      },
    ],
  },
  closing: {
    heading: "¿Ya están las toallas y las bocinas?",
    text: "Escríbame quiénes vienen, a qué hora y qué tan cerca están del agua.",
  },
});
