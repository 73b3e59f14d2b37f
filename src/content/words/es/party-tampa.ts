import { partyTampa as english } from "../../landing/party-tampa.ts";
import { translated } from "../../landing/translated.ts";
import { site } from "../../site.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

const { count } = english.figures.claim;

export const partyTampa = translated(english, "es", {
  path: addresses.partyTampa,
  changed: "2026-11-27",
  name: "DJ para fiestas en Tampa",
  title: `DJ para fiestas en Tampa | ${site.name}`,
  description:
    "DJ para fiestas en Tampa: cumpleaños, aniversarios, graduaciones y fiestas en casa. Listo antes de que lleguen sus invitados, peticiones desde el teléfono.",
  headline: ["Su casa, su gente,", "mis bocinas"],
  lead: "DJ para fiestas en Tampa: cumpleaños, aniversarios y sábados sin motivo.",
  alt: "Siluetas de gente de espaldas con las manos en alto; sobre ella, rayos violeta, magenta y azul cruzan la bruma.",
  events: "fiestas",
  hours: "Las fiestas empiezan",
  callToAction: { label: "Reservar su fiesta", href: addresses.book },
  teaser: "Patios, azoteas y salones rentados.",
  intro: {
    heading: "Un porche y un lanai suenan distinto",
    text: `Después de ${count.replace(/(.+)\+$/, "más de $1")} fiestas por la ciudad, distingo un porche de un lanai por el eco. Usted pone una toma de corriente y una idea de quiénes vienen.`,
  },
  benefits: [
    {
      name: "Listo antes que el hielo",
      text: "Instalado y probado temprano, para que usted reciba a su gente y no ande buscando una extensión.",
    },
    {
      name: "Peticiones desde el teléfono",
      text: "Sus invitados escanean el código de una tarjetita y piden canciones. Usted puede decir que no, sin que nadie se entere.",
    },
    {
      name: "Cuatro generaciones, una pista",
      text: "De Motown al merengue y al éxito de esta semana, a un paso que le da su turno a cada edad antes de que alguien se vaya.",
    },
    {
      name: "A la medida de su espacio",
      text: "Un par de bocinas para el patio, equipo para un salón o algo en medio. Usted paga el tamaño que el lugar aprovecha.",
    },
  ],
  signature: {
    title: "¿Qué celebramos?",
    text: "Las cinco fiestas que más pide Tampa, cada una con su hora de siempre y una costumbre mía.",
    steps: [
      { name: "Graduaciones", text: "Un nombre bien dicho, un birrete al aire, y la pista es de quienes se gradúan." },
      {
        name: "Jubilaciones",
        text: "Los años de oficina contados en discos, y al final algo que nunca se ha tocado en el trabajo.",
      },
      { name: "Aniversarios", text: "El primer baile original, del disco original donde lo encuentre." },
      {
        name: "Cumpleaños de los grandes",
        text: "Una canción de cada año de una vida, escondida entre las demás. El festejado se da cuenta por la novena.",
      },
      {
        name: "Fiestas en casa",
        text: "Sin discursos y sin horario. Buenos discos, una subida lenta y una última media hora tranquila.",
      },
    ],
  },
  included: [
    "DJ, animador y bocinas",
    "Luces para la pista",
    "Micrófono inalámbrico para el brindis",
    "Llegada temprano y prueba de sonido",
    "Peticiones desde el teléfono, y usted decide",
    "Versiones sin groserías mientras haya niños despiertos",
    "Sonido para la proyección de fotos, si la hay",
    "La canción a tiempo para el pastel y las sorpresas",
    "Instalación asegurada, cables pegados al piso",
    "Un segundo equipo en cada evento",
    "Se recoge sin despertar a la casa",
  ],
  venues: {
    heading: "Si la casa queda chica",
    types: [
      "Patio abierto",
      "Salón de 1917 con balcones",
      "Salón de jardín en Bayshore",
      "Salón comunitario",
      "Palapas para día de campo",
      "Bares en contenedores junto al canal",
    ],
  },
  questions: {
    heading: "Antes de mandar las invitaciones",
    entries: [
      {
        question: "¿Se van a quejar los vecinos?",
        answer:
          "Menos de lo que teme. Las bocinas apuntan a sus invitados, a las diez les quito fuerza a los bajos, y le dejo una nota para los buzones de al lado. Invitarlos también funciona.",
      },
      {
        question: "¿Cuánto espacio necesita?",
        answer:
          "Como el de un sofá, bajo un techo o un toldo suyo, con una toma de corriente que no comparta nada con la máquina de margaritas.",
      },
      {
        question: "¿Podemos poner nuestra propia lista un rato?",
        answer:
          "Claro. Conéctela durante la cena y después mezclo con sus canciones, para que siga sonando a su noche.",
      },
      {
        question: "¿Y si todos la pasan tan bien que nadie quiere parar?",
        answer:
          "Dígalo media hora antes del final. Si la calle lo permite y mi día siguiente empieza tarde, simplemente se agrega una hora a la cuenta, a la tarifa de su cotización.",
      },
    ],
  },
  closing: {
    heading: "¿Para quién es la fiesta?",
    text: "Dígame su nombre y su canción favorita, y ya vamos a la mitad.",
  },
});
