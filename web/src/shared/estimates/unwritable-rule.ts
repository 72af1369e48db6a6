import { isWritableItem, toAllowedText } from '@comptoir/websrm/requests/allowed-text';

/** The longest that the authority takes. */
const LONGEST = 128;

/** The rule that words for a till break which the authority would read otherwise; what could be written instead stands behind it. */
export function unwritableRule(words: readonly string[]): string | null {
  const unwritable = words.find((one) => !isWritableItem(one));
  return unwritable === undefined
    ? null
    : `unwritable:${toAllowedText(unwritable, { max: LONGEST, kind: 'description' })}`;
}
