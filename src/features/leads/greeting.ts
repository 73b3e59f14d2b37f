/** A word of a name: letters of any script and their marks, with one hyphen at most. */
const word = String.raw`\p{L}[\p{L}\p{M}'’]{0,19}(?:-\p{L}[\p{L}\p{M}'’]{0,19})?`;

/** What stands between the words of a name in small letters. */
const between = "&|and|y|e|da|das|de|del|della|der|di|dos|du|la|las|le|los|ten|van|von|zu|bin|ibn|al|el";

/** One word, or two to four of which none begins with a small letter, as the words of a sentence do. */
const name = new RegExp(
  String.raw`^(?:${word}|(?!\p{Ll})${word}(?: (?:(?:${between}) ){0,2}(?!\p{Ll})${word}){1,3})$`,
  "u",
);

/** Most characters of a name that is repeated. */
const longest = 40;

/**
 * Whether what somebody typed as a name looks like one: letters of any script, at most four words, and no address, link, number
 * or sentence. Only that is repeated in a mail to somebody else than who typed it.
 */
export const looksLikeName = (typed: string): boolean => typed.length <= longest && name.test(typed);

/** "Hello" with a name that somebody else has typed, if it looks like one. */
export const helloToNamed = (typed: string): string => (looksLikeName(typed) ? `Hello ${typed}` : "Hello");

/** A first and a last name, of which the last is no word that firms end in. */
const person =
  /^(\p{Lu}[\p{L}\p{M}'’-]+) (?!(?:Club|Co|Company|Events?|Foundation|Group|Hotel|Inc|LLC|Resort|School|Studios?|University|Weddings?)$)\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Hello" as a client of the DJ's is greeted: by the first name where the name is plainly a person's, else by all of it. */
export const helloTo = (clientName: string): string => `Hello ${person.exec(clientName)?.[1] ?? clientName}`;

/** "Thank you" with the first name behind it if it looks like one: whoever filled in the form may be anybody, and the mail's reader somebody else. */
export const thanksTo = (firstName: string): string =>
  looksLikeName(firstName) ? `Thank you, ${firstName}` : "Thank you";
