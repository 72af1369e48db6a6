import { describe, expect, it } from 'vitest';
import { trackedFiles } from './scripts/lib/tracked-files.ts';

/**
 * A rate of a tax stands in the tax calendar and nowhere else, as a number or in a text: everything that prices, checks, reports or explains
 * asks it. Apart stand those that it is held against: the simulated authority's own table, and what a merchant may have set up at the provider.
 */
const HOMES = new Set([
  'domain/src/base/taxes/tax-calendar.ts',
  'simulators/src/authority/transactions/legal-rates.ts',
  'simulators/src/clover/state/demo-merchants.ts',
]);

/** Ways to write a rate: the QST in any unit, both in one, and the GST beside its name. */
const RATES = [
  /9[.,_]?975|99_?75|997_?5|1[.,_]?4_?9(?:_?75|7_?5)/,
  /\b(?:gst|tps)\w*['"]?\s*[:=,(]\s*(?:50_?000|500_?000|0?\.05)\b/i,
  /\b(?:gst|tps)\b\D{0,12}\b5(?:\s|\\u00A0)*%/i,
];

const isProduct = ({ name }: { name: string }): boolean =>
  /^(?:domain|contract|websrm|api|web|terminal|simulators)\/src\//.test(name) && !/\.test\.tsx?$/.test(name);

const findRate = (text: string): string | undefined => RATES.map((rate) => rate.exec(text)?.[0]).find(Boolean);

/** Files that know the built-in rows beside those that were confirmed: everything else on the server asks what is in force. */
const BUILT_IN = /^api\/src\/features\/base\/taxes\//;

describe('a rate of a tax', () => {
  it('is asked of the calendar in force, not of the built-in rows', () => {
    const found = trackedFiles(/\.ts$/).filter(
      ({ name, text }) =>
        name.startsWith('api/src/features/') &&
        isProduct({ name }) &&
        !BUILT_IN.test(name) &&
        text.includes('TAX_CALENDAR'),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('stands in the tax calendar alone', () => {
    const found = trackedFiles(/\.(?:ts|tsx)$/)
      .filter((file) => isProduct(file) && !HOMES.has(file.name))
      .flatMap(({ name, text }) => text.split('\n').map((line, index) => ({ at: `${name}:${index + 1}`, line })))
      // an example of a message shows amounts and marks, whatever they are
      .filter(({ at, line }) => !at.startsWith('contract/src/document/examples/') && findRate(line) !== undefined)
      .map(({ at, line }) => `${at} ${findRate(line)}`);
    expect(found).toEqual([]);
  });

  it.each([
    'const QST_RATE = 0.099_75;',
    'const qst = 99_750',
    'rate: 997_500',
    '1_497_500',
    'total / 1.149_75',
    "gst: 'GST (5%)',",
    'TPS (5\\u00A0%)',
    '9,975\\u00A0%',
    'export const GST_RATE = 50_000;',
    'gst: 0.05',
  ])('is found in %s', (line) => {
    expect(findRate(line)).toBeDefined();
  });

  it.each(['const MOST_NAMES = 50_000;', '0.975', '--service 15%', 'gst: cents(500)', '249_775'])(
    'is not found in %s',
    (line) => {
      expect(findRate(line)).toBeUndefined();
    },
  );
});
