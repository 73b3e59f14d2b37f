import type { faults as english } from "../en/faults.ts";

export const faults: typeof english = {
  home: "Volver al inicio",
  notFound: {
    title: "No encontramos esa página",
    text: "Esa canción no está en el repertorio: la página cambió de lugar o nunca existió.",
    about:
      "La página cambió de lugar o nunca existió. Desde aquí puede volver al inicio o pedir el precio de su fiesta.",
  },
  away: {
    title: "Volvemos en un minuto",
    heading: "Esta página no se puede mostrar ahora",
    text: "El sitio no puede leer sus datos: fechas, precios y demás. Inténtelo otra vez en un minuto, o llame.",
    about:
      "Esta página no se puede mostrar ahora. Inténtelo otra vez en un minuto, o llame al DJ y dígale qué necesita.",
  },
  broken: {
    title: "Algo salió mal",
    about: "Hubo una falla inesperada. Vuelva a cargar la página, o llame al DJ y dígale qué necesita para su fiesta.",
  },
  problem: {
    title: "No se pudo enviar",
    about:
      "El formulario no se pudo recibir como llegó. La página dice por qué, y de qué otra manera hablar con el DJ.",
  },
  unstored: {
    title: "No se guardó",
    text: "Algo falló de mi parte. Todo lo que escribió está aquí: envíelo otra vez en un momento; nunca llega dos veces. O llame al {phone}, o escriba a {email}.",
    brief: "Algo falló de mi parte y no se guardó. Envíelo otra vez: nunca llega dos veces. O llámeme.",
    about: "El formulario no se guardó por una falla mía. Todo lo escrito sigue aquí y se puede enviar otra vez.",
    again: "Enviar otra vez",
  },
  person: {
    brief: "Un momento",
    title: "Un momento antes de enviarlo",
    text: "Esto llegó más rápido, o más seguido, de lo que suele escribir una persona. Confirme aquí abajo que usted lo es; todo lo que escribió sigue aquí.",
    note: "La verificación es de Cloudflare Turnstile. Si no aparece, espere un minuto y presione Enviar: entonces ya no se pide.",
    about:
      "El formulario llegó más rápido o más seguido de lo que escribe una persona. Todo sigue aquí y se puede enviar.",
    send: "Enviar",
  },
  call: "Llamar al {phone}",
  write: "Mandar un correo",
};
