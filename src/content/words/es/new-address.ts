import { newAddressDays } from "../../terms.ts";
import type { newAddress as english } from "../en/new-address.ts";

export const newAddress: typeof english = {
  title: "Su correo",
  labels: { email: "Su correo correcto" },
  comesBack:
    "Mis correos a {email} me llegan devueltos. Deme la dirección correcta y abra el enlace que le mando ahí: desde entonces es la que vale, y sale lo que estaba detenido.",
  arrives: "Mis correos van a {email}, y ninguno ha venido devuelto.",
  askedBack: "El correo a {email} también vino devuelto. Revíselo letra por letra, por favor.",
  asked: `Se mandó un enlace a {email} el {time}. Sirve ${newAddressDays} días. ¿No le llegó nada? Busque en la carpeta de correo no deseado o dé otra dirección.`,
  send: "Mándeme el enlace",
  call: "O llame al {phone} y yo se lo cambio.",
  confirm: {
    title: "¿Es este su correo nuevo?",
    text: "Todos los correos de su reservación van a llegar a {email}, y los enlaces anteriores dejan de abrir: a quien usted dejó entrar a su programa, dele una llave nueva. Si no sabe de qué se trata, cierre esta página.",
    yes: "Sí, y abrir mi portal",
  },
  noted: {
    subject: "Mi correo ahora es {email}",
    text: "Los correos a {before} venían devueltos. Abrí el enlace que se mandó al nuevo.",
  },
  refusals: {
    "comes-back": "Los correos a esta dirección también vienen devueltos. Dé otra, por favor",
    "too-many": "Hoy ya se probaron tres direcciones. Pruebe otra vez mañana o llame",
  },
};
