import type { TaxClass } from '@comptoir/domain/base/taxes/tax-calendar';
import type {
  EstimateContent,
  EstimateItem,
  EstimateTaxes,
  PartOrNone,
} from '@comptoir/domain/sales/estimates/estimate-content';
import { newKey, typeCents } from '../../../lib/type-over.ts';

/** A part as it is typed: a percentage or an amount. */
export interface TypedPart<By extends string = 'none' | 'share' | 'amount'> {
  readonly by: By;
  readonly value: string;
}

/** A drink that comes with a line, as it is typed. */
export interface TypedDrink {
  readonly key: string;
  readonly quantity: string;
  readonly description: string;
}

/** A line as it is typed; `key` is its own wherever it moves. */
export interface TypedItem {
  readonly key: string;
  readonly description: string;
  readonly per: 'unit' | 'person';
  readonly quantity: string;
  readonly unit: string;
  readonly taxes: EstimateTaxes;
  readonly taxClass: TaxClass;
  readonly drinks: readonly TypedDrink[];
}

export interface TypedInstalment extends TypedPart<'share' | 'amount'> {
  readonly key: string;
  readonly dueOn: string;
}

/** Parts that stand on their own. */
export type PartName = 'service' | 'tip' | 'deposit';

/** An estimate as it is typed, all of it text until it is read. */
export interface TypedEstimate extends Readonly<Record<PartName, TypedPart>> {
  readonly customerId: string | null;
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly persons: string;
  readonly items: readonly TypedItem[];
  readonly instalments: readonly TypedInstalment[];
  readonly balanceDueOn: string;
  readonly terms: string;
  readonly validUntil: string;
  readonly language: 'fr' | 'en';
}

export const emptyItem = (): TypedItem => ({
  key: newKey(),
  description: '',
  per: 'unit',
  quantity: '1',
  unit: '',
  taxes: 'FP',
  taxClass: 'meal',
  drinks: [],
});

export const emptyDrink = (): TypedDrink => ({ key: newKey(), quantity: '1', description: '' });

/** Returns the start of a new estimate: a line to fill in, nothing that the caterer has not said. */
export const emptyEstimate = (customerId: string | null): TypedEstimate => ({
  customerId,
  name: '',
  date: '',
  time: '',
  place: '',
  persons: '',
  items: [{ ...emptyItem(), per: 'person' }],
  service: { by: 'none', value: '' },
  tip: { by: 'none', value: '' },
  deposit: { by: 'none', value: '' },
  instalments: [],
  balanceDueOn: '',
  terms: '',
  validUntil: '',
  language: 'fr',
});

/** Writes stored content as someone would type it: amounts with the mark of the language. */
export function typeEstimate(customerId: string, content: EstimateContent, mark: string): TypedEstimate {
  const { occasion, persons, items, instalments, service, tip, deposit, ...rest } = content;
  return {
    customerId,
    ...occasion,
    time: occasion.time ?? '',
    persons: String(persons),
    items: items.map((item) => typeItem(item, mark)),
    instalments: instalments.map((one) => ({
      ...(typePart(one, mark) as TypedPart<'share' | 'amount'>),
      key: newKey(),
      dueOn: one.dueOn,
    })),
    service: typePart(service, mark),
    tip: typePart(tip, mark),
    deposit: typePart(deposit, mark),
    ...rest,
  };
}

const typeItem = (item: EstimateItem, mark: string): TypedItem => ({
  key: newKey(),
  description: item.description,
  per: item.per,
  quantity: item.per === 'unit' ? typeHundredths(item.quantity, mark) : '1',
  unit: typeCents(item.unitCents, mark),
  taxes: item.taxes,
  taxClass: item.taxClass ?? 'meal',
  drinks: (item.drinks ?? []).map(({ description, quantity }) => ({
    key: newKey(),
    description,
    quantity: String(quantity),
  })),
});

const typePart = (part: PartOrNone, mark: string): TypedPart => {
  if (part.by === 'none') return { by: 'none', value: '' };
  return part.by === 'share'
    ? { by: 'share', value: typeHundredths(part.hundredths, mark) }
    : { by: 'amount', value: typeCents(part.cents, mark) };
};

/** Without decimals that say nothing. */
const typeHundredths = (hundredths: number, mark: string): string => String(hundredths / 100).replace('.', mark);
