import { numberFormat, wallTime } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { compareRevisions, type RevisionChange } from '@comptoir/domain/sales/estimates/compare-revisions';
import type {
  EstimateContent,
  EstimateItem,
  Occasion,
  PartOrNone,
} from '@comptoir/domain/sales/estimates/estimate-content';
import { drinksInWords } from '@comptoir/domain/sales/estimates/included-drinks';
import { writeAmount, writeDay, writeRate } from '../../base/mail/format-amounts.ts';
import type { EstimateTexts } from './estimates.en.ts';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';

/** In whose words. */
export interface Wording {
  readonly texts: EstimateTexts;
  readonly language: Language;
}

/** Lists the changes from one revision to the next, a sentence each. */
export const writeChanges = (before: EstimateContent, after: EstimateContent, wording: Wording): string[] =>
  compareRevisions(before, after).map((change) => writeChange(change, wording));

function writeChange(change: RevisionChange, wording: Wording): string {
  const { texts } = wording;
  if (change.field === 'item') return writeItems(change, wording);
  if (change.field === 'terms') return texts.rewritten(texts.terms);
  return texts.changed(texts[change.field], ...writeValues(change, wording));
}

function writeItems({ before, after }: Extract<RevisionChange, { field: 'item' }>, wording: Wording): string {
  const { texts } = wording;
  const write = (item: EstimateItem): string => writeItem(item, wording);
  if (before && after) return texts.changed(after.description, write(before), write(after));
  return after ? texts.added(write(after)) : texts.removed(before ? write(before) : '');
}

const writeItem = (item: EstimateItem, { texts, language }: Wording): string =>
  [
    item.description,
    item.per === 'person' ? texts.persons.toLowerCase() : `× ${writeQuantity(item.quantity, language)}`,
    writeAmount(item.unitCents, language),
    item.taxes === 'NON' ? '' : item.taxes,
    item.taxClass ? TAX_NAMES[language][item.taxClass] : '',
    drinksInWords({ ...item, quantity: item.per === 'unit' ? item.quantity : 0 }, language),
  ]
    .filter(Boolean)
    .join(', ');

/** So many hundredths. */
export const writeQuantity = (hundredths: number, language: Language): string => writeCount(hundredths / 100, language);

export const writeCount = (count: number, language: Language): string =>
  numberFormat(language, { maximumFractionDigits: 2 }).format(count).replaceAll('\u202F', '\u00A0');

type Values = Omit<EstimateContent, 'items' | 'occasion'> & Occasion;
type Writer<Value> = (value: Value, wording: Wording) => string;

const day: Writer<string> = (value, { language }) => writeDay(value, language);
const asItIs: Writer<string> = (value) => value;

const WRITERS: { readonly [Field in keyof Values]: Writer<Values[Field]> } = {
  name: asItIs,
  date: day,
  time: (value, { language }) => (value === null ? '' : wallTime(value, language)),
  place: asItIs,
  persons: (value, { language }) => writeCount(value, language),
  service: writePart,
  tip: writePart,
  deposit: writePart,
  instalments: (value, wording) =>
    value.map((one) => `${writePart(one, wording)}, ${writeDay(one.dueOn, wording.language)}`).join('; '),
  balanceDueOn: day,
  terms: asItIs,
  validUntil: day,
  language: (value, { texts }) => texts.languages[value],
};

function writeValues({ field, before, after }: Exclude<RevisionChange, { field: 'item' }>, wording: Wording) {
  // each field's values are its own writer's
  const write = WRITERS[field] as Writer<typeof before>;
  return [write(before, wording), write(after, wording)] as const;
}

function writePart(part: PartOrNone, { texts, language }: Wording): string {
  if (part.by === 'none') return texts.none;
  return part.by === 'amount' ? writeAmount(part.cents, language) : writeRate(part.hundredths * 100, language);
}
