import { asObject, centsOf, objectsOf, textOf, type Fields } from './read-fields.ts';

/** Another bill, as a bill names it. `day`: AAAA-MM-JJ of its time. */
export interface Reference {
  readonly key: string;
  readonly noTrans: string;
  readonly day: string;
  readonly beforeTax: string | null;
}

/** Parts of a bill that concern the bills that it refers to, or that refer to it. Amounts in cents. */
export interface Referring {
  readonly key: string;
  readonly isCopy: boolean;
  readonly beforeTax: string | null;
  readonly total: number;
  /** Amounts that were paid before it and with it, of a bill that is paid in parts. */
  readonly payment: { readonly earlier: number; readonly paid: number; readonly left: number } | null;
  /** The number of the contract that it is a document of. */
  readonly contract: string | null;
  readonly refs: readonly Reference[];
}

/** The references of a bill’s document. */
export function readReferences(document: Fields): Referring {
  const mont = asObject(document['mont']) ?? {};
  const { noTrans, datTrans, refs, items, modImpr } = document;
  const isInParts = typeof mont['versActu'] === 'string';
  const [now = 0, earlier = 0, left = 0] = ['versActu', 'versAnt', 'sold'].map((name) => centsOf(mont[name]));
  return {
    key: `${String(noTrans)} ${String(datTrans)}`,
    isCopy: modImpr === 'RPR' || modImpr === 'DUP',
    beforeTax: textOf(mont['avantTax']),
    total: centsOf(mont['apresTax']),
    payment: isInParts ? { earlier, paid: earlier + now, left } : null,
    contract: contractOf(objectsOf(items)),
    refs: objectsOf(refs).map(readReference),
  };
}

function readReference(ref: Fields): Reference {
  const [noTrans, time] = [String(ref['noTrans']), String(ref['datTrans'])];
  const day = [time.slice(0, 4), time.slice(4, 6), time.slice(6, 8)].join('-');
  return { key: `${noTrans} ${time}`, noTrans, day, beforeTax: textOf(ref['avantTax']) };
}

/** The item `Contrat` names its contract in a line below it; what a till’s user typed there instead is no number. */
function contractOf(items: readonly Fields[]): string | null {
  const agreement = items.find((item) => item['descr'] === 'Contrat');
  const texts = objectsOf(agreement?.['preci']).map((line) => String(line['descr']));
  return texts.find((text) => /^ref:C-\d{4}-\d+$/.test(text))?.slice('ref:'.length) ?? null;
}
