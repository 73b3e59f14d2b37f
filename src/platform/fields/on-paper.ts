import * as z from "zod/mini";
import { errors } from "../../content/words/en/errors.ts";
import { fill } from "../language.ts";
import { optionalLine } from "./fields.ts";

/** Everything but the letters that `scripts/pdf-letters.ts` takes from the site's fonts. */
const unprintable =
  /[^\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u01cd\u01ce\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a4\u20a6\u20a8\u20a9\u20ab-\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2122]/u;

export const unprintableIn = (text: string): string | undefined => unprintable.exec(text.normalize("NFC"))?.[0];

/** Refuses characters without a letter in the documents' fonts. */
export const onPaper = z.refine<string>((text) => unprintableIn(text) === undefined, {
  error: ({ input }) => fill(errors.latin, { sign: unprintableIn(String(input)) ?? "" }),
});

export const optionalOnPaper = (max: number) => z.pipe(optionalLine(max), z.nullable(z.string().check(onPaper)));
