/** Letters of any script, their marks, and what stands between the parts of a name. */
const name = /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u;

/** A first and a last name, of which the last is no word that firms end in. */
const person =
  /^(\p{Lu}[\p{L}\p{M}'’-]+) (?!(?:Club|Co|Company|Events?|Foundation|Group|Hotel|Inc|LLC|Resort|School|Studios?|University|Weddings?)$)\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Hello" as a client of the DJ's is greeted: by the first name where the name is plainly a person's, else by all of it. */
export const helloTo = (clientName: string): string => `Hello ${person.exec(clientName)?.[1] ?? clientName}`;

/** "Thank you" with the first name behind it if it looks like one: whoever filled in the form may be anybody, and the mail's reader somebody else. */
export const thanksTo = (firstName: string): string => (name.test(firstName) ? `Thank you, ${firstName}` : "Thank you");
