import type { ThirdPartyDeclaration } from '../requests/third-party-declaration.ts';
import { standingMentions } from './mentions.ts';
import { printPostalCode } from './print-address.ts';
import { printPhone, printTaxNumber } from './receipt-amounts.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** Authority's answer to a declaration: its number, a refusal, nothing yet, or never, since it could not be sent (`unread`). */
export type DeclarationAnswer = { kind: 'taken'; number: string } | { kind: 'refused' | 'waiting' | 'unread' };

/** Parts of the confirmation of a declaration besides the declaration itself. */
export type DeclarationInput = {
  declaration: ThirdPartyDeclaration;
  tradeName: string;
  addressLines: readonly string[];
  answer: DeclarationAnswer;
};

/**
 * The confirmation of a usual third party's declaration, as it is shown and printed: who declares, whom, what of their contract, and the
 * authority's number. Values that were left out are not printed. Source: SRM-48, decision 99.
 */
export function buildDeclaration({ declaration, tradeName, addressLines, answer }: DeclarationInput): Receipt {
  return {
    lines: [
      { kind: 'title', text: tradeName },
      ...addressLines.map((text): ReceiptLine => ({ kind: 'centered', text })),
      { kind: 'gap' },
      { kind: 'centered', text: 'DÉCLARATION D’UN TIERS HABITUEL' },
      { kind: 'centered', text: REASONS[declaration.RA] },
      { kind: 'gap' },
      ...partyLines(declaration),
      { kind: 'rule' },
      ...contractLines(declaration),
      { kind: 'rule' },
      ...answerLines(answer),
      { kind: 'qr' },
    ],
  };
}

const REASONS = { '1': 'Nouveau contrat', '2': 'Contrat modifié', '3': 'Contrat terminé' } as const;

const TIMES: Readonly<Record<string, string>> = { '1': 'jour', '2': 'soir', '3': 'nuit' };

const partyLines = ({ NM, TQ, NE, AD, CP, TE, PO }: ThirdPartyDeclaration): ReceiptLine[] => [
  { kind: 'text', text: NM },
  { kind: 'text', text: `TVQ ${printTaxNumber(TQ)}` },
  ...stated([
    ['NEQ', NE],
    ['Adresse', [AD, printPostalCode(CP)].filter((part) => part !== '').join(' ')],
    ['Téléphone', [printPhone(TE), PO].filter((part) => part !== '').join(', poste ')],
  ]),
];

const contractLines = ({ RA, DC, DV, DE, BS, FR, MO }: ThirdPartyDeclaration): ReceiptLine[] =>
  stated([
    [RA === '2' ? 'Modifié le' : 'Conclu le', DC],
    ['En vigueur le', DV],
    ['Prend fin le', DE],
    ['Biens et services', BS],
    ['Fréquence', FR],
    ['Moments', printTimes(MO)],
  ]);

const printTimes = (times: string): string =>
  times
    .split('-')
    .map((time) => TIMES[time] ?? time)
    .join(', ');

const stated = (lines: readonly (readonly [label: string, value: string])[]): ReceiptLine[] =>
  lines.flatMap(([label, value]) =>
    value === '' ? [] : [{ kind: 'text' as const, text: `${label}\u00a0: ${value}` }],
  );

function answerLines(answer: DeclarationAnswer): ReceiptLine[] {
  if (answer.kind === 'taken') {
    return [
      { kind: 'centered', text: 'Numéro de Revenu Québec' },
      { kind: 'centered', text: answer.number },
    ];
  }
  return MENTIONS[answer.kind].map((text): ReceiptLine => ({ kind: 'mention', text }));
}

const MENTIONS = {
  waiting: standingMentions({ kind: 'no-answer' }),
  refused: ['REFUSÉE PAR REVENU QUÉBEC'],
  unread: ['NON ENVOYÉE'],
};
