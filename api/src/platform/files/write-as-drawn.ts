import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import { breakLongWords } from './break-long-words.ts';

/** Sign written in a name that no one could refuse, such as one of the provider, for a sign that the typeface lacks. */
const UNKNOWN = '?';

/** A text as our documents draw it: whole, addresses as they were typed, without words that run on for ever, and without the empty box of a sign that the typeface lacks. */
export function writeAsDrawn(text: string): string {
  const shown = showAddresses(text);
  return breakLongWords(isDrawable(shown) ? shown : withoutBoxes(shown));
}

const withoutBoxes = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''), (sign) =>
    isDrawable(sign) ? sign : UNKNOWN,
  ).join('');
