/** The same whether or not there is a booking. */
export const accessMessage = "If we have a booking for that address, its access link is on the way. Check your e-mail.";

/** Days after the mail is sent. */
export const portalLinkDays = 14;
