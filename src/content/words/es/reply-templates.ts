import type { TranslatedTemplates } from "../../reply-templates.ts";

export const replyTemplates: TranslatedTemplates = {
  free: "Hola, {name}:\n\nGracias por escribir. El {date} está libre.\n\n{package} para su {event} sale en {price}.\n\n¿Le aparto la fecha? Responda a este correo, o llámeme.",
  hold: "Hola, {name}:\n\nGracias por escribir. El {date} lo tiene apartado otra persona por el momento. Si se libera, le escribo a usted primero.\n\nAhora mismo tengo libre: {free days}. {package} para su {event} sale en {price}. ¿Le serviría alguno de esos días?",
  taken:
    "Hola, {name}:\n\nGracias por escribir. El {date} ya lo tengo ocupado.\n\nAhora mismo tengo libre: {free days}. {package} para su {event} sale en {price}. ¿Le serviría alguno de esos días?",
  held: "Hola, {name}:\n\nEl {date} está apartado para usted. Es suyo en cuanto se firme el contrato y se pague el depósito; cómo hacerlo viene en el correo con su contrato.",
  booked:
    "Hola, {name}:\n\nEl {date} está reservado para usted. Las canciones, el contrato y los pagos están en su portal de clientes.",
  date: "Hola, {name}:\n\nGracias por escribir. ¿Qué fecha y qué lugar tiene en mente para su {event}? Así le digo si estoy libre y cuánto cuesta.",
  papers:
    "Hola, {name}:\n\nAquí van los documentos que pidió. Si el salón los necesita a otro nombre, responda a este correo.",
  call: "Hola, {name}:\n\nGracias por escribir. Diez minutos por teléfono resuelven casi todo. ¿A qué hora le queda bien una llamada? Me encuentra en el {phone}, o dígame la hora y yo le llamo.",
  own: "Hola, {name}:\n\n",
};
