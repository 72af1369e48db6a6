import type { MenuContent, MenuPrice } from './menu-entry.ts';

/** A fault of an entry's content: where, and the rule that it breaks. */
export interface ContentFault {
  readonly path: string;
  readonly rule: 'twice' | 'least-above-most' | 'too-few-modifiers' | 'below-zero' | 'no-price' | 'no-time';
}

/** Returns the faults of a content that each of its fields alone does not show. */
export function findContentFaults(content: MenuContent): ContentFault[] {
  if (content.kind === 'group') {
    const { least, most, modifiers } = content;
    return [
      ...twice(
        'modifiers',
        modifiers.map(({ code }) => code),
      ),
      ...modifiers.flatMap(({ taxClass, cents }, at) =>
        // what stands on a line of its own takes nothing off another
        taxClass !== null && cents < 0 ? [{ path: `modifiers.${at}.cents`, rule: 'below-zero' as const }] : [],
      ),
      ...(least > most ? [{ path: 'least', rule: 'least-above-most' as const }] : []),
      ...(most > modifiers.length ? [{ path: 'most', rule: 'too-few-modifiers' as const }] : []),
    ];
  }
  if (content.kind === 'item') {
    const { prices, isOpenPrice, groups } = content;
    return [
      ...twice('groups', groups),
      ...twice('prices', prices.map(momentOf)),
      ...(prices.length === 0 && !isOpenPrice ? [{ path: 'prices', rule: 'no-price' as const }] : []),
    ];
  }
  if (content.kind !== 'hours') return [];
  const isIdle = content.times.some(({ from, until }) => from === until);
  return [...twice('categories', content.categories), ...(isIdle ? [{ path: 'times', rule: 'no-time' as const }] : [])];
}

/** Two ways to write one instant are one moment. */
const momentOf = ({ from }: MenuPrice): string => (from === null ? '' : String(Date.parse(from)));

const twice = (path: string, values: readonly string[]): ContentFault[] =>
  new Set(values).size < values.length ? [{ path, rule: 'twice' }] : [];
