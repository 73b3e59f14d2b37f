import { translated } from "../../landing/translated.ts";
import { weddingTampa as english } from "../../landing/wedding-tampa.ts";
import { site } from "../../site.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

export const weddingTampa = translated(english, "es", {
  path: addresses.weddingTampa,
  changed: "2026-11-27",
  name: "DJ para bodas en Tampa",
  title: `DJ para bodas en Tampa | ${site.name}`,
  description:
    "DJ y animador bilingüe para bodas en Tampa: terrazas, salones de hotel y clubes de Ybor. Sonido para la ceremonia, sus listas respetadas y brindis que se oyen.",
  headline: ["Cada voto se oye,", "la pista se llena"],
  lead: "DJ para bodas en Tampa. Votos por encima del tráfico del río, brindis que todos oyen, y baile hasta que se enciendan las luces.",
  alt: "Unos novios en silueta bailan su primer baile entre cuatro fuentes de chispas frías, en un salón con luces violetas y ámbar.",
  events: "bodas en Tampa",
  hours: "Horario de oficina",
  callToAction: { label: "Preguntar por su fecha", href: "/es?category=wedding#quote" },
  teaser: "Ceremonia, cóctel y recepción.",
  intro: {
    heading: "Tres lugares, una sola música",
    text: "Planeo el sonido de cada parada, del jardín a la terraza y a la cena, para que nadie entre a un silencio.",
  },
  benefits: [
    {
      name: "Cada voto se oye",
      text: "Un micrófono pequeño de solapa para los votos y uno de mano para las lecturas, probados desde la última fila antes de abrir las puertas.",
    },
    {
      name: "Sus listas, respetadas",
      text: "Las que sí, las que tal vez y las que no, en su portal de clientes. Cámbielas desde el sofá hasta la semana de la boda.",
    },
    {
      name: "El elevador de carga, previsto",
      text: "En el centro todo pasa por muelles y elevadores de carga. Aparto el turno, cuento con la espera y aun así empiezo al minuto.",
    },
    {
      name: "Nada al azar",
      text: "Con licencia y seguro, el certificado va a su salón, y un segundo equipo en cada evento.",
    },
  ],
  signature: {
    moments: [
      { name: "Llegan los invitados", text: "Versiones acústicas bajo los minaretes o junto al río." },
      { name: "Ceremonia", text: "Un micrófono de solapa, probado desde la última fila." },
      { name: "Cóctel", text: "Soul y ritmos latinos suaves en la terraza." },
      { name: "Entrada y cena", text: "Los nombres, ensayados antes con ustedes." },
      { name: "Brindis", text: "Un micrófono de mano, para los tímidos y para los de voz fuerte." },
      { name: "Primer baile", text: "Mientras el cielo todavía tiene luz." },
      { name: "Pista abierta", text: "Su década, y luego la de sus papás." },
      { name: "Pastel", text: "Dos minutos de calma, anunciados una sola vez." },
      { name: "Salsa", text: "Para el lado de Ybor de la familia." },
      { name: "Última canción", text: "Elegida meses antes." },
    ],
  },
  included: [
    "Sonido para la ceremonia, con micrófono de solapa para los votos",
    "DJ de la recepción y animador profesional",
    "Sonido para el cóctel",
    "Entrada y presentaciones",
    "Micrófono inalámbrico de mano para los brindis",
    "Primer baile y bailes con los papás",
    "Luces para la pista",
    "Reunión en persona para planear",
    "Listas de canciones y horario en línea",
    "Un segundo equipo en cada evento",
  ],
  venues: {
    heading: "Donde las parejas dicen que sí",
    types: [
      "Corredores bajo los minaretes",
      "Terraza junto al río",
      "Invernadero y comedores",
      "Antiguo palacio de justicia",
      "Salón de jardín junto al agua",
      "Salón y teatro de 1914",
    ],
  },
  questions: {
    heading: "Lo primero que preguntan las parejas",
    entries: [
      {
        question: "¿Con cuánto tiempo hay que reservar?",
        answer:
          "Las bodas se reservan de 6 a 12 meses antes, y los sábados de marzo, abril y noviembre se van primero. Lo que el calendario muestre libre todavía puede ser de ustedes, por cerca que esté.",
      },
      {
        question: "¿Puede cubrir la ceremonia y la recepción en dos lugares?",
        answer:
          "Sí. Una iglesia en Hyde Park y luego un salón cerca del canal es de lo más común. Primero se instala la recepción, un equipo compacto va a la iglesia, y regreso antes de que sus invitados se estacionen.",
      },
      {
        question: "¿Pone música en español?",
        answer:
          "Con gusto: salsa, bachata, merengue, reggaetón. Dígame quiénes vienen y pongo cada tanda donde levante a más gente, con anuncios en los dos idiomas si ayuda.",
      },
      {
        question: "¿De qué depende el precio dentro del rango?",
        answer:
          "Solo de las horas: un servicio individual cuesta más mientras más dura. Las luces, un segundo salón y el sonido de la ceremonia van en renglones aparte, o en un paquete. Usted ve cada cifra antes de firmar, y ahí se queda.",
      },
    ],
  },
  closing: {
    heading: "¿Sigue libre su sábado en Tampa?",
    text: "El formulario se llena en un minuto, y le contesta el DJ.",
  },
});
