import { readDocumentText, signedValues } from './document-text.ts';
import { type Finding, finding } from './finding.ts';
import { DECLARATION_DOCUMENT_KEYS, DECLARATION_KEYS, findMalformed } from './third-party-declaration.ts';
import { REPORT_KEYS, REPORT_SIGNED_KEYS } from './user-report.ts';

/** A document as a request carries it. */
export type SentDocument = { typDoc: 'RUT' | 'HAB'; doc: string };

type Kind = {
  keys: readonly string[];
  signed: readonly string[];
  malformed: (values: Readonly<Record<string, string>>) => string[];
};

const KINDS: Readonly<Record<SentDocument['typDoc'], Kind>> = {
  RUT: { keys: REPORT_KEYS, signed: REPORT_SIGNED_KEYS, malformed: () => [] },
  HAB: { keys: DECLARATION_DOCUMENT_KEYS, signed: DECLARATION_KEYS, malformed: findMalformed },
};

/**
 * Returns the faults of the parameters of a document: `structure` for missing (304), repeated (306), unknown or misplaced ones
 * (300); `formats` an outer space (468), and any other value in no form, for which the authority's list has no more than 300.
 * Paths are keys. Source: SRM-40, SRM-46.
 */
export function checkDocument({ typDoc, doc }: SentDocument): { structure: Finding[]; formats: Finding[] } {
  const { keys, malformed } = KINDS[typDoc];
  const fields = doc.split(';').map((field) => [field.slice(0, 2), field.slice(3)] as const);
  const names = fields.map(([key]) => key);
  const structure = [
    ...keys.filter((key) => !names.includes(key)).map((key) => finding('304', key)),
    ...names.filter((key, index) => names.indexOf(key) < index).map((key) => finding('306', key)),
    ...names.filter((key) => !keys.includes(key)).map((key) => finding('300', key)),
  ];
  const misplaced = names.filter((key, index) => key !== keys[index]).map((key) => finding('300', key));
  const spaced = fields.filter(([, value]) => value !== value.trim()).map(([key]) => finding('468', key));
  const rest = malformed(Object.fromEntries(fields.filter(([key]) => key !== 'SI' && key !== 'EM')));
  return {
    structure: structure.length > 0 ? structure : misplaced,
    formats: spaced.length > 0 ? spaced : rest.map((key) => finding('300', key)),
  };
}

/**
 * Returns the text that the signature of a document covers, and the thumbprint of its stated certificate. Throws `RangeError`
 * for a text that is none.
 */
export function readSignature({ typDoc, doc }: SentDocument): { text: string; signature: string; thumbprint: string } {
  const values = readDocumentText(doc);
  const { signed } = KINDS[typDoc];
  return {
    text: signedValues(values, signed),
    signature: values.get('SI') ?? '',
    thumbprint: (values.get('EM') ?? '').toUpperCase(),
  };
}
