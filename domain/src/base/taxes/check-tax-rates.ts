import type { Day } from '../calendar/calendar-day.ts';
import { ratesOfClass, ratesOn, TAXES, type Tax, type TaxCalendar } from './tax-calendar.ts';

/** Faults of the taxes set up at the provider. Source: spec §5, CLV-13. */
export const TAX_FINDINGS = [
  'gst-missing',
  'gst-not-default',
  'gst-twice',
  'gst-wrong-rate',
  'qst-missing',
  'qst-not-default',
  'qst-twice',
  'qst-wrong-rate',
  'combined-rate',
  'not-recognized',
] as const;
export type TaxFinding = (typeof TAX_FINDINGS)[number];

/** A tax as it is set up at the provider. `rate`: 10 000 000 is 100 %. Source: CLV-10. */
export interface TaxSetUp {
  readonly name: string;
  readonly rate: number;
  readonly isDefault: boolean;
}

/** Findings on the taxes; they are right when there are none. A finding's `tax` is null when one is missing. */
export interface TaxCheck {
  /** Every tax, without the provider's word for "no tax". */
  readonly taxes: readonly (TaxSetUp & { readonly isRecognized: boolean })[];
  readonly findings: readonly { readonly finding: TaxFinding; readonly tax: string | null }[];
}

const NAMES: Readonly<Record<Tax, readonly string[]>> = {
  gst: ['TPS', 'GST', 'TPS/GST', 'GST/TPS'],
  qst: ['TVQ', 'QST', 'TVQ/QST', 'QST/TVQ'],
};

/** Kind that a tax is taken for: the wire does not say how it was created, so its name and rate have to. */
type Kind = Tax | 'combined' | 'alcohol' | 'none' | 'unknown';

/** Each tax as the law wants it on a day: its rate in the provider's parts, and whether an ordinary meal bears it. */
type Expected = Readonly<Record<Tax, { readonly rate: number; readonly isUsual: boolean }>>;

/** Parts of the provider in one of ours: its 100 % is ten million; we count in millionths. Source: CLV-10. */
export const PARTS_PER_MILLIONTH = 10;

/**
 * Compares the taxes set up at the provider with those that the law wants on a day: GST and QST at their rates, each once, each applied by
 * default where a meal bears it, under the names that the provider gives them itself; beside them only a surcharge on alcohol.
 * Source: spec §5 "Tax rates expected", CLV-13.
 */
export function checkTaxRates(
  setUp: readonly TaxSetUp[],
  { calendar, day }: { calendar: TaxCalendar; day: Day },
): TaxCheck {
  const [rates, usual] = [ratesOn(calendar, day), ratesOfClass(calendar, 'meal', day)];
  const expected: Expected = {
    gst: { rate: rates.gst * PARTS_PER_MILLIONTH, isUsual: usual.gst !== 0 },
    qst: { rate: rates.qst * PARTS_PER_MILLIONTH, isUsual: usual.qst !== 0 },
  };
  const known = setUp.map((tax) => ({ tax, kind: kindOf(tax, expected) })).filter(({ kind }) => kind !== 'none');
  const of = (wanted: Kind): TaxSetUp[] => known.filter(({ kind }) => kind === wanted).map(({ tax }) => tax);
  const combined = of('combined');
  const isLacking = combined.length === 0;
  return {
    taxes: known.map(({ tax, kind }) => ({ ...tax, isRecognized: isRecognized(tax, kind, expected) })),
    findings: [
      ...combined.map(({ name }) => ({ finding: 'combined-rate' as const, tax: name })),
      ...check('gst', of('gst'), { isLacking, ...expected.gst }),
      ...check('qst', of('qst'), { isLacking, ...expected.qst }),
      ...of('unknown').map(({ name }) => ({ finding: 'not-recognized' as const, tax: name })),
    ],
  };
}

/** `isLacking`: whether one that is not there is missing, and not within a combined one, whose remedy makes both. */
function check(
  expected: Tax,
  found: readonly TaxSetUp[],
  { isLacking, rate: due, isUsual }: Expected[Tax] & { isLacking: boolean },
): TaxCheck['findings'] {
  const [first, second] = found;
  if (!first) return isLacking ? [{ finding: `${expected}-missing`, tax: null }] : [];
  return [
    ...(second ? [{ finding: `${expected}-twice` as const, tax: second.name }] : []),
    ...found
      .filter(({ rate }) => rate !== due)
      .map(({ name }) => ({ finding: `${expected}-wrong-rate` as const, tax: name })),
    ...found
      .filter(({ isDefault }) => isUsual && !isDefault)
      .map(({ name }) => ({ finding: `${expected}-not-default` as const, tax: name })),
  ];
}

const isRecognized = ({ rate }: TaxSetUp, kind: Kind, expected: Expected): boolean =>
  kind === 'gst' || kind === 'qst' ? rate === expected[kind].rate : kind === 'alcohol';

/** A rate of both taxes in one rounds otherwise than each by itself, and shows the authority neither. */
function kindOf({ name, rate }: TaxSetUp, due: Expected): Kind {
  const simple = simplify(name);
  if (simple === 'NO_TAX_APPLIED' && rate === 0) return 'none';
  if (rate === due.gst.rate + due.qst.rate) return 'combined';
  for (const expected of TAXES) {
    if (NAMES[expected].some((known) => known === simple)) return expected;
  }
  return /ALCOOL|ALCOHOL/.test(simple) ? 'alcohol' : 'unknown';
}

/** Without accents, capitals, points and spaces: `T.P.S. / GST` is `TPS/GST`. */
const simplify = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.]/gu, '')
    .toUpperCase();
