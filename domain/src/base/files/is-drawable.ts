/**
 * True when our documents can show a text: they are drawn in one typeface, which has the letters of Latin, Greek and Cyrillic
 * writing and the usual signs. Of anything else an empty box would stand on an offer that is signed.
 */
export const isDrawable = (text: string): boolean => DRAWN.test(text.normalize('NFC'));

const DRAWN =
  /^(?:[\t\n\r\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u01C3\u01C5-\u0254\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0479\u1E00-\u1E9B\u1E9E-\u1EFF\u2000-\u200A\u2010-\u2027\u202F-\u2055\u2070\u2071\u2074-\u208E\u20A0-\u20AF\u20B1-\u20B5\u20B8-\u20BA\u20BC-\u20BF\u2113\u2116\u2117\u2120-\u2122\u2126\u2150-\u215F\u2190-\u2199\u2212\u221A\u221E\u2248\u2260\u2264\u2265\u25CF\u2605\u2606\u2665\u2713]|[\u0300-\u0304\u0306-\u030A\u0323\u0326-\u0328])*$/;
