/** What everyone who asks for an access link is told, whether or not there is a booking. */
export const accessMessage = "If we have a booking for that address, its access link is on the way. Check your e-mail.";

/** Days for which a link opens the portal, from the sending of its mail. */
export const portalLinkDays = 14;
