import { towns } from "../../business.ts";
import { messageReplyHours } from "../../offers.ts";
import { site } from "../../site.ts";
import type { contact as english } from "../en/contact.ts";
import { policies } from "./policies.ts";

const { latest } = messageReplyHours;
const usual = messageReplyHours.usual.replace("-", " a ");

export const contact: typeof english = {
  title: `Escríbale al DJ | ${site.name}`,
  about: `Escriba, llame o mande un mensaje al DJ, en español o en inglés. Respuesta en menos de ${latest} horas; casi siempre, en unas ${usual} horas.`,
  sentTitle: "Su mensaje llegó",
  sentAbout: `Su mensaje le llegó al DJ, que contesta en menos de ${latest} horas. El formulario está vacío otra vez, por si faltó algo.`,
  heading: "Escríbale al DJ",
  emptyFloor:
    "Imagen generada: pista de baile vacía al amanecer, con una bola de espejos, confeti y unos zapatos olvidados.",
  within: `Respuesta en menos de ${latest} horas; casi siempre, en unas ${usual} horas.`,
  otherWays: "Otras maneras de hablar con el DJ",
  calls: "Llamadas y mensajes de texto",
  longer: "Para lo que sea más largo",
  place: `${towns[0].name} y sus alrededores, ${site.state}`,
  whileIPlay: "Mientras toco",
  onEventNights:
    "Las noches de fiesta contesto las cotizaciones en los descansos, y los mensajes a la mañana siguiente.",
  message: {
    labels: {
      firstName: "Nombre",
      lastName: "Apellidos",
      email: "Correo electrónico",
      phone: "Teléfono",
      eventType: "Tipo de evento",
      eventDate: "Fecha del evento",
      venue: "Salón o lugar",
      guestCount: "Invitados",
      budget: "Presupuesto en dólares",
      details: "Cuénteme",
      package: "Paquete",
    },
    eventTypes: {
      wedding: "Boda",
      club: "Club",
      corporate: "Empresa",
      private: "Fiesta particular",
      other: "Otro",
      quinceanera: "Quinceañera",
      mitzvah: "Bar o Bat Mitzvá",
      "school-dance": "Baile escolar",
    },
    choices: {
      guestCounts: {
        "0-50": "Hasta 50",
        "51-100": "De 51 a 100",
        "101-200": "De 101 a 200",
        "201-500": "De 201 a 500",
        "500+": "Más de 500",
      },
      budgets: {
        "500-750": "De $500 a $750",
        "750-1000": "De $750 a $1,000",
        "1000-1500": "De $1,000 a $1,500",
        "1500+": "Más de $1,500",
      },
    },
    name: "Mensaje para el DJ",
    aboutPackage: "Sobre el paquete {name}",
    where: "Dónde es, si ya lo sabe",
    occasion: "Qué se celebra, el salón, las canciones que no pueden faltar",
    send: "Enviar mensaje",
    sending: "Enviando…",
    thanks: `¡Gracias por escribir! Le contesto en menos de ${latest} horas.`,
    goesTo: "La respuesta va a {email}.",
    likely: "¿No sería {address}? Si es así, envíelo otra vez.",
    refused: "No se pudo enviar su mensaje.",
    unreadable: "Su mensaje llegó, pero algo falló después.",
    offline: "Sin conexión: su mensaje no se pudo enviar. Revise su conexión a internet.",
    directly: "Escriba a {email} o llame al {phone}.",
  },
  policies,
  binds: "Si el texto en español y el inglés no dicen lo mismo, el que obliga es el inglés.",
  since: "Vigente desde el",
  readAll: "Leer los {count} puntos",
};
