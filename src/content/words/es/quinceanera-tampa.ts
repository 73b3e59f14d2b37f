import { quinceaneraTampa as english } from "../../landing/quinceanera-tampa.ts";
import { translated } from "../../landing/translated.ts";
import { site } from "../../site.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

export const quinceaneraTampa = translated(english, "es", {
  path: addresses.quinceanera,
  changed: "2026-11-26",
  name: "DJ y animador para quinceañeras en Tampa",
  title: `DJ para quinceañeras en Tampa | ${site.name}`,
  description:
    "DJ y animador bilingüe para quinceañeras en Tampa: la ceremonia en orden, el vals ensayado, música latina y hora loca. Vea precios y pida el suyo en español.",
  headline: ["Sus quince, del", "vals a la hora loca"],
  lead: "DJ y animador para quinceañeras en Tampa. Bilingüe en español y en inglés, conoce la ceremonia tradicional y pone música latina hasta que se siente el último primo.",
  eventType: "Quinceañera",
  alt: "Una quinceañera de espaldas, con vestido de gala muy amplio y tiara, en la pista; frente a ella bailan las parejas de su corte bajo candelabros y luces rosas y doradas.",
  events: "quinceañeras",
  hours: "Horario de las fiestas",
  callToAction: { label: "Pedir precio para su fecha", href: `${addresses.quinceanera}#quote` },
  teaser: "Español e inglés, con todas las tradiciones.",
  intro: {
    heading: "Sus quince, sin que nadie se quede fuera",
    text: "Los abuelos llevan quince años esperando el vals; los chambelanes, todo el mes su canción. Animo la fiesta para unos y otros, en español y en inglés.",
  },
  benefits: [
    {
      name: "Bilingüe de verdad",
      text: "Anuncios en español y en inglés, los padrinos con sus dos apellidos, y nada que suene a traducción leída.",
    },
    {
      name: "La ceremonia tradicional",
      text: "Corona, zapatillas, última muñeca, velas, brindis. Conozco el orden, y le pregunto cómo lo hace su familia.",
    },
    {
      name: "Música latina, de todos lados",
      text: "Cumbia, bachata, merengue, salsa, banda, reggaetón: de México a las islas, y lo que hoy bailan sus damas y chambelanes.",
    },
    {
      name: "Una entrada como se debe",
      text: "Un segundo de silencio, su canción y todas las miradas en la puerta, para que el vestido se luzca como merece.",
    },
  ],
  signature: {
    title: "Programa",
    text: "Un orden común. Si el de su familia es otro, ese es el bueno.",
    steps: [
      {
        name: "La entrada",
        text: "La corte, pareja por pareja; luego papás y padrinos. Se cierran las puertas y se abren una vez más.",
      },
      {
        name: "Corona y zapatillas",
        text: "Su mamá le pone la corona y su papá le cambia los zapatos bajos por los de tacón. Música suave, sin hablar encima.",
      },
      {
        name: "La última muñeca",
        text: "La muñeca pasa a la hermanita o a la prima, con unas palabras para cada una.",
      },
      { name: "El vals", text: "Primero con su papá, después con la corte. Entra justo como lo ensayaron." },
      {
        name: "Brindis y baile sorpresa",
        text: "Copas en alto en dos idiomas, un segundo a oscuras, y empieza el baile sorpresa.",
      },
    ],
  },
  included: [
    "Animador bilingüe, de la misa al último baile",
    "Edición de la música del vals y del baile sorpresa",
    "Ensayo con el coreógrafo",
    "Sonido completo para el salón",
    "Dos micrófonos inalámbricos para los padrinos",
    "Luces para la pista",
    "Reggaetón sin groserías mientras haya niños",
    "Hora loca con accesorios",
    "Programa impreso en los dos idiomas",
    "Un segundo equipo en cada evento",
  ],
  venues: {
    heading: "Salones en Tampa y sus alrededores",
    types: [
      "Salón con escenario",
      "Escalera de mármol y salón",
      "Gran salón en Ybor",
      "Salón para una familia grande",
      "Salón con mucho estacionamiento",
      "Salón de hotel",
    ],
  },
  questions: {
    heading: "Lo que preguntan las familias",
    entries: [
      {
        question: "¿Habla español durante toda la fiesta?",
        answer:
          "Sí. Cada anuncio se hace en los dos idiomas, y si casi todos sus invitados hablan español, el español va primero. Podemos planear la fiesta entera por teléfono en el idioma que prefiera.",
      },
      {
        question: "¿Puede editar las canciones del vals?",
        answer:
          "Sí. Mándeme las piezas o el teléfono del coreógrafo. Las corto a la medida, suavizo los cambios y llevo una copia en otro aparato, por si los nervios piden un ensayo más.",
      },
      {
        question: "Nuestras familias son de países distintos. ¿Qué música pone?",
        answer:
          "Un poco de cada tierra desde temprano, para que a las diez ya se haya saludado a todos. Dígame de qué pueblos son y busco las canciones con las que creció su gente.",
      },
      {
        question: "¿Con cuánto tiempo hay que escoger al DJ?",
        answer:
          "En cuanto la iglesia y el salón coincidan en un día. El coreógrafo va a querer la música poco después, y los ensayos salen mejor cuando ya nos conocemos.",
      },
    ],
  },
  closing: {
    heading: "¿Ya tiene la fecha de sus quince?",
    text: "Escriba en español o en inglés. La respuesta le llega en el mismo idioma.",
  },
});
