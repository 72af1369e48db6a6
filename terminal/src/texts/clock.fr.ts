/** Times that do not go together, as they are written at the place. `borne`: the one that the next bill would bear. */
export interface ClockTimes {
  readonly clock: string;
  readonly other: string;
  readonly borne: string;
  readonly terminal: string;
  /** Names of those who may say yes; anyone where there are none. */
  readonly administrators: readonly string[];
}

const yesOf = ({ terminal, borne, administrators: [first] }: ClockTimes): string =>
  `npm run terminal -- clock --till ${terminal} --confirm "${borne}"${first === undefined ? '' : ` --user "${first}" --code 1234`}`;

/** Texts of the till about its clock. */
export const CLOCK = {
  rows: {
    clock: 'Heure de la caisse',
    comptoir: 'Heure de Comptoir',
    lastBill: 'Dernière facture',
    notKnown: 'inconnue\u00A0: Comptoir n’a pas répondu depuis le démarrage de cet ordinateur',
    none: 'aucune',
  },
  right: () => 'L’heure est juste.',
  notCompared: () => 'L’heure n’a pu être comparée à celle de Comptoir.',
  nothingToConfirm: () => 'Il n’y a rien à confirmer\u00A0: la caisse peut facturer.',
  noticeable: {
    apart: ({ clock, other }: ClockTimes) =>
      `Attention\u00A0: l’horloge de la caisse indique ${clock}, et celle de Comptoir ${other}. Corrigez l’heure de cet ordinateur.`,
    behind: ({ clock, other }: ClockTimes) =>
      `Attention\u00A0: l’horloge de la caisse indique ${clock}, et sa dernière facture est datée du ${other}. Vérifiez l’heure de cet ordinateur.`,
  },
  confirmed: {
    apart: ({ clock, other }: ClockTimes) =>
      `Attention\u00A0: à la demande d’un administrateur, les factures sont datées selon l’horloge de la caisse, ${clock}, et non selon celle de Comptoir, ${other}.`,
    behind: ({ clock, borne }: ClockTimes) =>
      `Attention\u00A0: à la demande d’un administrateur, les factures portent la date de la dernière, ${borne}, tant que l’horloge, ${clock}, n’y est pas.`,
  },
  unknown: (clock: string, last: string | null) =>
    `Attention\u00A0: Comptoir n’a pas répondu depuis le démarrage de cet ordinateur. L’heure de la caisse, ${clock}, n’est jugée que par sa dernière facture${last === null ? ', qui n’existe pas encore' : `, datée du ${last}`}\u00A0: vérifiez-la.`,
};
export type ClockTexts = typeof CLOCK;

/** Reasons why a clock keeps the till from billing, or is not confirmed. */
export const CLOCK_ERRORS = {
  apart: (times: ClockTimes) =>
    `L’horloge de cet ordinateur indique ${times.clock}, et celle de Comptoir ${times.other}\u00A0: plus de cinq minutes les séparent, et aucune facture n’a été faite. Corrigez l’heure, puis recommencez. Si celle de la caisse est la bonne, un administrateur le confirme${times.borne === times.clock ? '' : `, et les factures portent la date de la dernière, ${times.borne}, jusqu’à ce que l’horloge y soit`}\u00A0: ${yesOf(times)}`,
  behind: (times: ClockTimes) =>
    `L’horloge de cet ordinateur indique ${times.clock}, mais la dernière facture de la caisse est datée du ${times.other}\u00A0: aucune facture ne peut être datée avant celle qu’elle suit, et aucune n’a été faite. Si l’heure est fausse, corrigez-la, puis recommencez. Si elle est juste, la caisse a vendu pendant qu’elle avançait\u00A0: un administrateur peut vouloir que les factures portent cette date jusqu’à ce moment\u00A0: ${yesOf(times)}. Sinon, vendez sur une autre caisse, qui commence sa propre chaîne\u00A0: npm run terminal -- enrol --till caisse-2`,
  hopeless: ({ clock, other }: ClockTimes) =>
    `L’horloge de cet ordinateur indique ${clock}, mais la dernière facture de la caisse est datée du ${other}\u00A0: aucune facture ne peut être datée avant celle qu’elle suit, et plus de 48 heures les séparent. Si l’heure est fausse, corrigez-la, puis recommencez. Si elle est juste, vendez sur une autre caisse, qui commence sa propre chaîne\u00A0: npm run terminal -- enrol --till caisse-2`,
  noYesHelps: () =>
    'La dernière facture est datée de plus de 48 heures plus tard\u00A0: aucune confirmation n’y peut rien. Corrigez l’heure, ou vendez sur une autre caisse\u00A0: npm run terminal -- enrol --till caisse-2',
  otherTime: (typed: string, expected: string) =>
    `La prochaine facture porterait la date ${expected}, et non «\u00A0${typed}\u00A0»\u00A0: confirmez celle-là.`,
  administratorNeeded: (names: readonly string[]) =>
    `Un administrateur de la caisse le confirme avec son code, --user et --code\u00A0: ${names.join(', ')}.`,
  notAnAdministrator: (name: string, names: readonly string[]) =>
    `${name} n’administre pas la caisse et ne peut confirmer l’heure. Le peuvent\u00A0: ${names.join(', ')}.`,
};
