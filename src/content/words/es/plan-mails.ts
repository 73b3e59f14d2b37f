import type { planMails as english } from "../en/plan-mails.ts";

export const planMails: typeof english = {
  of: "{event} de {name}",
  subject: "{heading}: {event}, {date}",
  open: "Abrir el programa",
  change: "{before} → {after}",
  key: {
    subject: "Ayude a planear: {event}, {date}",
    preview: "Su propia entrada al programa de la fiesta, con un solo botón.",
    heading: "Su llave para la fiesta",
    text: "{hello}. Con esta llave entra al programa de una fiesta: {event}, {date}. Su llave {opens}",
    yours:
      "Da acceso hasta el {until} y es solo para usted: lo que se cambie con ella lleva su nombre, así que no reenvíe este correo.",
    yoursToRead: "Da acceso hasta el {until} y es solo para usted, así que no reenvíe este correo.",
    unknown: "Si no sabe de qué se trata, no haga caso de este correo: no pasa nada.",
  },
  moved: {
    subject: "Cambió al {date}: {event}",
    heading: "El evento cambió de fecha",
    text: "{hello}. Una fiesta ({event}) cambió del {was} al {date}. Desde ahora entra a su programa con esta llave. Su llave {opens}",
  },
  elsewhere: {
    heading: "Cambió el lugar o la hora de inicio",
    text: "{hello}. Cambió el lugar o la hora de inicio de una fiesta ({event}, {date}): los dos están en su programa. Con esta llave entra a él. Su llave {opens}",
  },
  canceled: {
    heading: "Se canceló",
    preview: "El evento se canceló, y el enlace a su programa ya no abre nada.",
    text: "Se canceló una fiesta ({event}, {date}), así que el enlace que le abría su programa ya no abre nada. No tiene que hacer nada más.",
  },
  ended: {
    heading: "Su llave ya terminó",
    preview: "El enlace al programa ya no abre nada.",
    text: "El enlace que le abría el programa de una fiesta ({event}, {date}) ya no abre nada. Si todavía ayuda a planear, pida uno nuevo a quien le dio la llave. No tiene que hacer nada más.",
  },
  decided: {
    made: "Su cambio está hecho",
    notMade: "Su cambio no se hizo",
    preview: "Lo que se decidió está en el programa.",
    stands: "{hello}. Lo que pidió ya está en el programa.",
    standsHere: "{hello}. Esto ya está en el programa:",
    locked: "{hello}. El programa está cerrado y queda como estaba. Si hay que hablarlo, responda a este correo.",
    asked: "Esto se pidió:",
  },
  comments: {
    heading: { one: "Un comentario en el programa", other: "{count} comentarios en el programa" },
    text: "{hello}. Se trata del programa de esta fiesta: {event}, {date}.",
    said: "Esto se comentó:",
    answer: "Puede responder en el programa, en el momento mismo, o a este correo.",
  },
  news: {
    said: "Alguien le escribió en el programa",
    moved: "Se movieron momentos en el programa",
    preview: "Lo que le toca a usted, y nada más.",
    text: "{hello}. Esto le toca a usted:",
    moves: "pasa de las {from} a las {to} ({names})",
    end: "No más correos de este programa",
  },
  end: {
    title: "Correos de un programa",
    about: "Para dejar de recibir los correos sobre el programa de una fiesta.",
    ask: {
      heading: "¿No quiere más correos de este programa?",
      text: "Con un botón dejan de llegarle los correos sobre lo que otros escriben o mueven en él.",
    },
    ended: {
      heading: "Ya no le llegan correos de este programa",
      text: "Puede volver a pedirlos en la página del programa.",
    },
    broken: {
      heading: "Este enlace no cancela nada",
      text: "Puede estar incompleto, o el programa ya está cerrado para usted: en ese caso tampoco le llega nada más.",
    },
    yes: "Dejar de recibir estos correos",
  },
};
