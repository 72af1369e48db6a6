import { CLOCK } from './clock.fr.ts';
import type { CertificateTrouble } from '../journal/terminal-state.ts';
import { asSentence } from './format.ts';

const bills = (count: number): string => (count > 1 ? `${count} factures` : `${count} facture`);

interface Progress {
  readonly bills: number;
  readonly accepted: number;
  readonly waiting: number;
  readonly refused: number;
}

/** Names of bills by kind; each is feminine, as the texts about it suppose. */
const DOCUMENTS = {
  bill: 'Facture',
  'credit-note': 'Note de crédit',
  reverse: 'Écriture inverse',
  quote: 'Soumission',
  estimate: 'Estimation',
  unpaid: 'Facture impayée',
  abandoned: 'Saisie abandonnée',
} as const;
export type NamedDocument = keyof typeof DOCUMENTS;

/** Reasons why the relay takes no bill. */
const REASONS: Readonly<Record<string, string>> = {
  malformed: 'mal formée',
  'foreign-device': 'pas de cette caisse',
  'broken-chain': 'hors de la chaîne',
  'broken-signature': 'signature fausse',
  'amounts-do-not-add-up': 'montants qui ne concordent pas',
};

function nameTrouble(trouble: CertificateTrouble): string {
  switch (trouble.kind) {
    case 'expired':
      return `expiré le ${trouble.day}`;
    case 'revoked':
      return 'révoqué';
    case 'refused':
      return `refusé par Revenu Québec (${trouble.id})`;
  }
}

const OPEN_KINDS = {
  bill: 'Facture',
  quote: 'Soumission',
  estimate: 'Estimation',
  instalment: 'Reste à payer de',
} as const;

/** A bill that waits for its payment; `due` is written. */
interface OpenBillFacts {
  readonly kind: keyof typeof OPEN_KINDS;
  readonly table: string | null;
  readonly noTrans: string;
  readonly due: string;
}

/** States of a usual third party's contract, by the code of its declaration's reason. */
const CONTRACTS = { '1': 'contrat en vigueur', '2': 'contrat modifié', '3': 'contrat terminé' } as const;
const STANDINGS = {
  waiting: 'en attente',
  taken: 'reçue par Revenu Québec',
  refused: 'refusée par Revenu Québec',
  unread: 'non envoyée',
} as const;

/** A usual third party as last declared on the till. `day`: from when; empty when it was not stated. */
interface SellerFacts {
  readonly name: string;
  readonly qstNumber: string;
  readonly reason: keyof typeof CONTRACTS;
  readonly day: string;
  readonly standing: keyof typeof STANDINGS;
  readonly number: string | null;
}

export const TERMINAL = {
  askCode: () => 'Code de la caisse (portail, Appareils)\u00A0: ',
  askDeviceNumber: () => 'Numéro d’appareil de Revenu Québec, si cet appareil en a déjà un (sinon Entrée)\u00A0: ',
  linked: (terminal: string, deviceNumber: string) =>
    `La caisse «\u00A0${terminal}\u00A0» est reliée. Numéro d’appareil\u00A0: ${deviceNumber}`,
  alreadyLinked: (terminal: string, deviceNumber: string) =>
    `La caisse «\u00A0${terminal}\u00A0» est déjà reliée. Numéro d’appareil\u00A0: ${deviceNumber}`,
  certificateUntil: (day: string) => `Certificat valide jusqu’au ${day}. La caisse peut facturer.`,

  named: (noTrans: string, document: NamedDocument) => `${DOCUMENTS[document]} ${noTrans}`,
  accepted: (bill: string, number: string) => `${bill} acceptée par Revenu Québec\u00A0: ${number}`,
  acceptedInLot: (bill: string, noLot: string) => `${bill} acceptée par Revenu Québec, dans le lot ${noLot}`,
  receivedWithErrors: (bill: string, errors: string) =>
    `${bill} reçue par Revenu Québec avec des erreurs\u00A0: ${errors}`,
  waitingThere: (bill: string, count: number) =>
    `${bill} gardée par Comptoir, qui l’enverra à Revenu Québec. En attente\u00A0: ${bills(count)}.`,
  waitingHere: (bill: string, count: number) =>
    `${bill} gardée dans la caisse\u00A0: Comptoir ne répond pas. Elle partira avec la prochaine. En attente ici\u00A0: ${bills(count)}.`,
  notTaken: (bill: string, count: number) =>
    `${bill} gardée dans la caisse\u00A0: Comptoir ne l’a pas prise. En attente ici\u00A0: ${bills(count)}.`,
  refused: (bill: string, reason: string) =>
    `${bill} refusée\u00A0: ${asSentence(reason)} Elle sera refaite avec la prochaine facture.`,
  stuck: (bill: string, reason: string) =>
    `${bill} refusée\u00A0: ${asSentence(reason)} Appelez le soutien\u00A0: la refaire n’y changerait rien.`,
  reason: (reason: string) => REASONS[reason] ?? reason,
  rebuilt: (refused: string, replacement: string) =>
    `La facture ${refused}, refusée, a été refaite sous le numéro ${replacement}.`,
  unprinted: (noTrans: string) =>
    `La facture ${noTrans} a été signée sans être imprimée\u00A0: la caisse s’est arrêtée. L’imprimer\u00A0: npm run terminal -- reprint ${noTrans}`,
  oldWaiting: (hours: number) =>
    `Attention\u00A0: une facture attend depuis ${hours} h. Revenu Québec doit l’avoir avant 48 h.`,
  caughtUp: (count: number) =>
    `Le dossier de la caisse avait été remis à une copie plus ancienne\u00A0: ${bills(count)} ${count > 1 ? 'retrouvées' : 'retrouvée'} chez Comptoir. La chaîne continue.`,
  relayCaughtUp: (count: number) =>
    `Comptoir avait été remis à une copie plus ancienne\u00A0: ${bills(count)} ${count > 1 ? 'lui ont été remises de nouveau, telles quelles' : 'lui a été remise de nouveau, telle quelle'}.`,
  apart: (terminal: string) =>
    `Attention\u00A0: la caisse «\u00A0${terminal}\u00A0» et Comptoir n’ont pas la même chaîne de factures. Ce qui est signé reste dans la caisse, rien n’est perdu. Recommencez\u00A0: npm run terminal -- send --till ${terminal}; si cela se répète, appelez le soutien.`,
  clock: CLOCK,
  clockAhead: () =>
    'Attention\u00A0: cette facture est datée en avance de plus de cinq minutes sur l’heure de Comptoir. Corrigez l’heure de cet ordinateur avant la prochaine vente.',
  qrTooWide: (columns: number) =>
    `(Code QR\u00A0: élargissez la fenêtre à ${columns} colonnes, ou suivez cette adresse.)`,
  waitingForTurn: (terminal: string) => `La caisse «\u00A0${terminal}\u00A0» est occupée; chacun son tour…`,

  tables: {
    none: () => 'Aucune facture n’attend son paiement.',
    open: ({ kind, table, noTrans, due }: OpenBillFacts) =>
      `${OPEN_KINDS[kind]} ${noTrans}${table === null ? '' : `, table ${table}`}\u00A0: ${due}`,
    item: (number: number, quantity: number, description: string) =>
      `  ${number}. ${String(quantity).replace('.', ',')} ${description}`,
  },

  shift: {
    askCode: () => 'Votre code\u00A0: ',
    begun: (user: string, isNewCode: boolean) =>
      `Service de ${user} commencé.${isNewCode ? ' Ce code est le vôtre sur cette caisse.' : ''}`,
    at: (user: string, since: string) => `À la caisse\u00A0: ${user}, depuis ${since}.`,
    noShift: () => 'Aucun service n’est commencé.',
    employees: (names: readonly string[]) => `Employés\u00A0: ${names.join(', ')}.`,
    noEmployee: () => 'Aucun employé n’est encore déclaré à Revenu Québec.',
    none: (isRequired: boolean) =>
      `Aucun service n’est commencé\u00A0: ${isRequired ? 'la caisse ne fait pas de facture avant' : 'la facture ne nomme personne'}. Commencer\u00A0: npm run terminal -- shift --user "Prénom Nom"`,
  },

  report: {
    taken: (number: string) => `Rapport reçu par Revenu Québec\u00A0: ${number}`,
    refused: (errors: string) => `Rapport refusé par Revenu Québec\u00A0: ${errors}`,
    waiting: () => 'Rapport gardé dans la caisse\u00A0: il sera envoyé à Revenu Québec dès que possible.',
    unread: () => 'Comptoir ne peut pas lire ce rapport, qui ne part pas\u00A0: appelez le soutien.',
  },

  sellers: {
    taken: (number: string) => `Déclaration reçue par Revenu Québec\u00A0: ${number}`,
    refused: (errors: string) => `Déclaration refusée par Revenu Québec\u00A0: ${errors}`,
    waiting: () => 'Déclaration gardée dans la caisse\u00A0: elle sera envoyée à Revenu Québec dès que possible.',
    unread: () => 'Comptoir ne peut pas lire cette déclaration, qui ne part pas\u00A0: appelez le soutien.',
    none: () => 'Aucun tiers habituel n’est déclaré sur cette caisse.',
    one: ({ name, qstNumber, reason, day, standing, number }: SellerFacts) =>
      `${name}, ${qstNumber}\u00A0: ${CONTRACTS[reason]}${day === '' ? '' : ` le ${day}`}; déclaration ${STANDINGS[standing]}${number === null ? '' : ` (${number})`}`,
  },
  qrTextTooWide: (columns: number) =>
    `(Code QR\u00A0: élargissez la fenêtre à ${columns} colonnes; voici ce qu’il dit.)`,

  status: {
    terminal: 'Caisse',
    device: 'Appareil',
    deviceNumber: 'Numéro d’appareil',
    merchant: 'Commerce',
    certificate: 'Certificat',
    certificateUntil: (day: string, days: number) =>
      `valide jusqu’au ${day} (encore ${days} ${days > 1 ? 'jours' : 'jour'})`,
    certificateTrouble: (trouble: CertificateTrouble) =>
      `${nameTrouble(trouble)}\u00A0: la caisse ne peut plus facturer`,
    renewal: 'Renouvellement',
    renewalBegun: () => 'commencé; il se poursuit à la prochaine commande',
    renewalState: {
      possible: (terminal: string) => `possible\u00A0: npm run terminal -- renew --till ${terminal}`,
      due: (terminal: string) => `à faire\u00A0: npm run terminal -- renew --till ${terminal}`,
      requested: () => 'demandé dans le portail; il se fait à la prochaine commande',
    },
    comptoir: 'Comptoir',
    answers: (url: string) => `répond (${url})`,
    silent: (url: string) => `ne répond pas (${url})`,
    silentSince: (url: string, at: string) => `ne répond plus depuis ${at} (${url})`,
    taxes: 'Taxes',
    from: (day: string) => `dès le ${day}`,
    chain: 'Chaîne',
    chainLength: (count: number) => `${count} ${count > 1 ? 'signatures' : 'signature'}`,
    accepted: 'Acceptées',
    here: 'En attente ici',
    there: 'En attente à Comptoir',
    refused: 'Refusées, à refaire',
    stuck: 'Refusées, à voir',
    oldest: 'La plus ancienne',
    age: (age: string, left: string) => `${age} (il reste ${left} sur 48 h)`,
    late: (age: string) => `${age}\u00A0: la limite de 48 h est dépassée`,
    events: 'Événements à signaler',
    refusedEvents: 'Événements que Comptoir ne lit pas',
  },

  renewal: {
    confirm: (terminal: string) => `Renouveler le certificat de la caisse «\u00A0${terminal}\u00A0»? (o/n) `,
    asked: () => 'Le renouvellement du certificat a été demandé dans le portail\u00A0: il se fait maintenant…',
    done: (day: string) =>
      `Certificat renouvelé, valide jusqu’au ${day}. La chaîne continue; l’ancienne clé est effacée.`,
    notNow: (why: string) => `Le certificat n’a pas pu être renouvelé. ${why}`,
  },
  givingUp: {
    confirm: (terminal: string, deviceNumber: string) =>
      `Rendre le certificat de la caisse «\u00A0${terminal}\u00A0» (${deviceNumber})? Elle ne pourra plus facturer. (o/n) `,
    done: (terminal: string) =>
      `Certificat rendu\u00A0: la clé est effacée et la caisse ne peut plus facturer. Ses factures et son numéro restent. La relier de nouveau\u00A0: npm run terminal -- enrol --till ${terminal}`,
  },

  sent: (count: number) =>
    `Envoi terminé\u00A0: ${bills(count)} ${count > 1 ? 'acceptées' : 'acceptée'} par Revenu Québec.`,
  documentsSent: (count: number) => `Rapports et déclarations envoyés\u00A0: ${count}.`,
  documentsWaiting: (count: number) => `Rapports et déclarations qui attendent dans la caisse\u00A0: ${count}.`,
  nothingToSend: () => 'Rien à envoyer\u00A0: Revenu Québec a tout.',
  stillWaiting: (here: number, there: number) => `Encore en attente\u00A0: ${here} ici, ${there} à Comptoir.`,
  shiftEnded: () => 'Fin de service.',

  rush: {
    linking: (terminal: string) => `Liaison de la caisse «\u00A0${terminal}\u00A0»…`,
    progress: (seconds: number, { bills: made, accepted, waiting, refused }: Progress) =>
      `encore ${seconds} s · ${bills(made)} · ${accepted} ${accepted > 1 ? 'acceptées' : 'acceptée'} · ${waiting} en attente · ${refused} ${refused > 1 ? 'refusées' : 'refusée'}`,
    stopping: () => 'Arrêt\u00A0: les factures en cours se terminent…',
    header: ['Caisse', 'Factures', 'Acceptées', 'Attente', 'Refusées', 'Médiane', '99 %'],
    all: 'Ensemble',
    milliseconds: (value: number | null) => (value === null ? '–' : `${value} ms`),
    failed: (terminal: string, why: string) => `La caisse «\u00A0${terminal}\u00A0» s’est arrêtée\u00A0: ${why}`,
  },
};
export type TerminalTexts = typeof TERMINAL;
