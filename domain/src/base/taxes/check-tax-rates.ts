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

const EXPECTED = {
  gst: { names: ['TPS', 'GST', 'TPS/GST', 'GST/TPS'], rate: 500_000 },
  qst: { names: ['TVQ', 'QST', 'TVQ/QST', 'QST/TVQ'], rate: 997_500 },
} as const;
type Expected = keyof typeof EXPECTED;

/** Both taxes in one, which rounds otherwise than each by itself, and shows the authority neither. */
const COMBINED_RATE = 1_497_500;

/** Kind that a tax is taken for: the wire does not say how it was created, so its name and rate have to. */
type Kind = Expected | 'combined' | 'alcohol' | 'none' | 'unknown';

/**
 * Compares the taxes set up at the provider with those that the law wants: GST at 500 000 and QST at 997 500, each once, each
 * applied by default, under the names that the provider gives them itself; beside them only a surcharge on alcohol.
 * Source: spec §5 "Tax rates expected", CLV-13.
 */
export function checkTaxRates(setUp: readonly TaxSetUp[]): TaxCheck {
  const known = setUp.map((tax) => ({ tax, kind: kindOf(tax) })).filter(({ kind }) => kind !== 'none');
  const of = (wanted: Kind): TaxSetUp[] => known.filter(({ kind }) => kind === wanted).map(({ tax }) => tax);
  const combined = of('combined');
  const isLacking = combined.length === 0;
  return {
    taxes: known.map(({ tax, kind }) => ({ ...tax, isRecognized: isRecognized(tax, kind) })),
    findings: [
      ...combined.map(({ name }) => ({ finding: 'combined-rate' as const, tax: name })),
      ...check('gst', of('gst'), isLacking),
      ...check('qst', of('qst'), isLacking),
      ...of('unknown').map(({ name }) => ({ finding: 'not-recognized' as const, tax: name })),
    ],
  };
}

/** `isLacking`: whether one that is not there is missing, and not within a combined one, whose remedy makes both. */
function check(expected: Expected, found: readonly TaxSetUp[], isLacking: boolean): TaxCheck['findings'] {
  const [first, second] = found;
  if (!first) return isLacking ? [{ finding: `${expected}-missing`, tax: null }] : [];
  return [
    ...(second ? [{ finding: `${expected}-twice` as const, tax: second.name }] : []),
    ...found
      .filter(({ rate }) => rate !== EXPECTED[expected].rate)
      .map(({ name }) => ({ finding: `${expected}-wrong-rate` as const, tax: name })),
    ...found
      .filter(({ isDefault }) => !isDefault)
      .map(({ name }) => ({ finding: `${expected}-not-default` as const, tax: name })),
  ];
}

const isRecognized = ({ rate }: TaxSetUp, kind: Kind): boolean =>
  kind === 'gst' || kind === 'qst' ? rate === EXPECTED[kind].rate : kind === 'alcohol';

function kindOf({ name, rate }: TaxSetUp): Kind {
  const simple = simplify(name);
  if (simple === 'NO_TAX_APPLIED' && rate === 0) return 'none';
  if (rate === COMBINED_RATE) return 'combined';
  for (const expected of ['gst', 'qst'] as const) {
    if (EXPECTED[expected].names.some((known) => known === simple)) return expected;
  }
  return /ALCOOL|ALCOHOL/.test(simple) ? 'alcohol' : 'unknown';
}

/** Without accents, capitals, points and spaces: `T.P.S. / GST` is `TPS/GST`. */
const simplify = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.]/gu, '')
    .toUpperCase();
