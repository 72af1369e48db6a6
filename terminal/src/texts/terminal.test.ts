import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { TerminalTexts } from './terminal.fr.ts';
import { TEXTS } from './language.ts';

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: TerminalTexts) => string, french: string, english: string][] = [
  [(texts) => texts.askCode(), 'Code de la caisse (portail, Appareils) : ', 'Code of the till (portal, Devices): '],
  [
    (texts) => texts.askDeviceNumber(),
    'Numéro d’appareil de Revenu Québec, si cet appareil en a déjà un (sinon Entrée) : ',
    'Revenu Québec device number, if this device already has one (otherwise Enter): ',
  ],
  [
    (texts) => texts.linked('caisse', '2468-1357-9024'),
    'La caisse « caisse » est reliée. Numéro d’appareil : 2468-1357-9024',
    'Till "caisse" is linked. Device number: 2468-1357-9024',
  ],
  [
    (texts) => texts.alreadyLinked('caisse', '2468-1357-9024'),
    'La caisse « caisse » est déjà reliée. Numéro d’appareil : 2468-1357-9024',
    'Till "caisse" is already linked. Device number: 2468-1357-9024',
  ],
  [
    (texts) => texts.certificateUntil('2031-01-14'),
    'Certificat valide jusqu’au 2031-01-14. La caisse peut facturer.',
    'Certificate valid until 2031-01-14. The till can bill.',
  ],
  [(texts) => texts.named('T000-3', 'bill'), 'Facture T000-3', 'Bill T000-3'],
  [(texts) => texts.named('T000-3', 'credit-note'), 'Note de crédit T000-3', 'Credit note T000-3'],
  [
    (texts) => texts.accepted('Facture T000-3', '93D5-1A2B'),
    'Facture T000-3 acceptée par Revenu Québec : 93D5-1A2B',
    'Facture T000-3 accepted by Revenu Québec: 93D5-1A2B',
  ],
  [
    (texts) => texts.acceptedInLot('Facture T000-3', '0000000002'),
    'Facture T000-3 acceptée par Revenu Québec, dans le lot 0000000002',
    'Facture T000-3 accepted by Revenu Québec, in batch 0000000002',
  ],
  [
    (texts) => texts.receivedWithErrors('Facture T000-3', 'JW00B1'),
    'Facture T000-3 reçue par Revenu Québec avec des erreurs : JW00B1',
    'Facture T000-3 received by Revenu Québec with errors: JW00B1',
  ],
  [
    (texts) => texts.waitingThere('Facture T000-3', 1),
    'Facture T000-3 gardée par Comptoir, qui l’enverra à Revenu Québec. En attente : 1 facture.',
    'Facture T000-3 kept by Comptoir, which will send it to Revenu Québec. Waiting: 1 bill.',
  ],
  [
    (texts) => texts.waitingThere('Facture T000-3', 2),
    'Facture T000-3 gardée par Comptoir, qui l’enverra à Revenu Québec. En attente : 2 factures.',
    'Facture T000-3 kept by Comptoir, which will send it to Revenu Québec. Waiting: 2 bills.',
  ],
  [
    (texts) => texts.waitingHere('Facture T000-3', 2),
    'Facture T000-3 gardée dans la caisse : Comptoir ne répond pas. Elle partira avec la prochaine. En attente ici : 2 factures.',
    'Facture T000-3 kept in the till: Comptoir is not responding. It will go with the next one. Waiting here: 2 bills.',
  ],
  [
    (texts) => texts.notTaken('Facture T000-3', 1),
    'Facture T000-3 gardée dans la caisse : Comptoir ne l’a pas prise. En attente ici : 1 facture.',
    'Facture T000-3 kept in the till: Comptoir did not take it. Waiting here: 1 bill.',
  ],
  [
    (texts) => texts.refused('Facture T000-3', 'mal formée'),
    'Facture T000-3 refusée : mal formée. Elle sera refaite avec la prochaine facture.',
    'Facture T000-3 refused: mal formée. It will be reissued with the next bill.',
  ],
  [
    (texts) => texts.refused('Facture T000-3', 'mal formée.'),
    'Facture T000-3 refusée : mal formée. Elle sera refaite avec la prochaine facture.',
    'Facture T000-3 refused: mal formée. It will be reissued with the next bill.',
  ],
  [
    (texts) => texts.stuck('Facture T000-3', 'signature fausse'),
    'Facture T000-3 refusée : signature fausse. Appelez le soutien : la refaire n’y changerait rien.',
    'Facture T000-3 refused: signature fausse. Call support: reissuing it would not help.',
  ],
  [(texts) => texts.reason('broken-signature'), 'signature fausse', 'invalid signature'],
  [(texts) => texts.reason('another one'), 'another one', 'another one'],
  [
    (texts) => texts.rebuilt('T000-3', 'T000-4'),
    'La facture T000-3, refusée, a été refaite sous le numéro T000-4.',
    'Bill T000-3, which was refused, was reissued as number T000-4.',
  ],
  [
    (texts) => texts.unprinted('T000-3'),
    'La facture T000-3 a été signée sans être imprimée : la caisse s’est arrêtée. L’imprimer : npm run terminal -- reprint T000-3',
    'Bill T000-3 was signed but not printed: the till was stopped. To print it: npm run terminal -- reprint T000-3',
  ],
  [
    (texts) => texts.oldWaiting(31),
    'Attention : une facture attend depuis 31 h. Revenu Québec doit l’avoir avant 48 h.',
    'Warning: a bill has been waiting for 31 h. Revenu Québec must have it within 48 h.',
  ],
  [
    (texts) => texts.caughtUp(1),
    'Le dossier de la caisse avait été remis à une copie plus ancienne : 1 facture retrouvée chez Comptoir. La chaîne continue.',
    'The till’s folder had been restored from an older copy: 1 bill taken back from Comptoir. The chain goes on.',
  ],
  [
    (texts) => texts.caughtUp(2),
    'Le dossier de la caisse avait été remis à une copie plus ancienne : 2 factures retrouvées chez Comptoir. La chaîne continue.',
    'The till’s folder had been restored from an older copy: 2 bills taken back from Comptoir. The chain goes on.',
  ],
  [
    (texts) => texts.relayCaughtUp(1),
    'Comptoir avait été remis à une copie plus ancienne : 1 facture lui a été remise de nouveau, telle quelle.',
    'Comptoir had been restored from an older copy: 1 bill submitted to it again, unchanged.',
  ],
  [
    (texts) => texts.relayCaughtUp(2),
    'Comptoir avait été remis à une copie plus ancienne : 2 factures lui ont été remises de nouveau, telles quelles.',
    'Comptoir had been restored from an older copy: 2 bills submitted to it again, unchanged.',
  ],
  [
    (texts) => texts.apart('caisse'),
    'Attention : la caisse « caisse » et Comptoir n’ont pas la même chaîne de factures. Ce qui est signé reste dans la caisse, rien n’est perdu. Recommencez : npm run terminal -- send --till caisse; si cela se répète, appelez le soutien.',
    'Warning: till "caisse" and Comptoir do not have the same chain of bills. What is signed stays in the till, nothing is lost. Try again: npm run terminal -- send --till caisse; if it happens again, call support.',
  ],
  [
    (texts) => texts.clockAhead(),
    'Attention : cette facture est datée en avance de plus de cinq minutes sur l’heure de Comptoir. Corrigez l’heure de cet ordinateur avant la prochaine vente.',
    'Warning: this bill is dated more than five minutes ahead of Comptoir’s time. Set the time of this computer right before the next sale.',
  ],
  [
    (texts) => texts.qrTooWide(60),
    '(Code QR : élargissez la fenêtre à 60 colonnes, ou suivez cette adresse.)',
    '(QR code: widen the window to 60 columns, or follow this address.)',
  ],
  [
    (texts) => texts.qrTextTooWide(60),
    '(Code QR : élargissez la fenêtre à 60 colonnes; voici ce qu’il dit.)',
    '(QR code: widen the window to 60 columns; this is what it says.)',
  ],
  [
    (texts) => texts.waitingForTurn('caisse'),
    'La caisse « caisse » est occupée; chacun son tour…',
    'Till "caisse" is in use; waiting…',
  ],
  [(texts) => texts.tables.none(), 'Aucune facture n’attend son paiement.', 'No bill is open.'],
  [
    (texts) => texts.tables.open({ kind: 'bill', table: '12', noTrans: 'T000-3', due: '5,75 $' }),
    'Facture T000-3, table 12 : 5,75 $',
    'Bill T000-3, table 12: 5,75 $',
  ],
  [
    (texts) => texts.tables.open({ kind: 'instalment', table: null, noTrans: 'T000-3', due: '5,75 $' }),
    'Reste à payer de T000-3 : 5,75 $',
    'Left to pay on T000-3: 5,75 $',
  ],
  [(texts) => texts.tables.item(2, 0.5, 'Poutine'), '  2. 0,5 Poutine', '  2. 0.5 Poutine'],
  [(texts) => texts.shift.askCode(), 'Votre code : ', 'Your code: '],
  [
    (texts) => texts.shift.begun('Camille Roy', true),
    'Service de Camille Roy commencé. Ce code est le vôtre sur cette caisse.',
    'Shift of Camille Roy started. This code is yours on this till.',
  ],
  [
    (texts) => texts.shift.begun('Camille Roy', false),
    'Service de Camille Roy commencé.',
    'Shift of Camille Roy started.',
  ],
  [
    (texts) => texts.shift.at('Camille Roy', '2026-01-15 12:05'),
    'À la caisse : Camille Roy, depuis 2026-01-15 12:05.',
    'At the till: Camille Roy, since 2026-01-15 12:05.',
  ],
  [(texts) => texts.shift.noShift(), 'Aucun service n’est commencé.', 'No shift is started.'],
  [
    (texts) => texts.shift.employees(['Camille Roy', 'Alex Roy']),
    'Employés : Camille Roy, Alex Roy.',
    'Employees: Camille Roy, Alex Roy.',
  ],
  [
    (texts) => texts.shift.noEmployee(),
    'Aucun employé n’est encore déclaré à Revenu Québec.',
    'No employee is declared to Revenu Québec yet.',
  ],
  [
    (texts) => texts.shift.none(true),
    'Aucun service n’est commencé : la caisse ne fait pas de facture avant. Commencer : npm run terminal -- shift --user "Prénom Nom"',
    'No shift is started: the till makes no bill before one is. To start: npm run terminal -- shift --user "First Last"',
  ],
  [
    (texts) => texts.shift.none(false),
    'Aucun service n’est commencé : la facture ne nomme personne. Commencer : npm run terminal -- shift --user "Prénom Nom"',
    'No shift is started: the bill names no one. To start: npm run terminal -- shift --user "First Last"',
  ],
  [
    (texts) => texts.report.taken('0000000001'),
    'Rapport reçu par Revenu Québec : 0000000001',
    'Report received by Revenu Québec: 0000000001',
  ],
  [
    (texts) => texts.report.refused('JW00B1'),
    'Rapport refusé par Revenu Québec : JW00B1',
    'Report refused by Revenu Québec: JW00B1',
  ],
  [
    (texts) => texts.report.waiting(),
    'Rapport gardé dans la caisse : il sera envoyé à Revenu Québec dès que possible.',
    'Report kept in the till: it will be sent to Revenu Québec as soon as possible.',
  ],
  [
    (texts) => texts.report.unread(),
    'Comptoir ne peut pas lire ce rapport, qui ne part pas : appelez le soutien.',
    'Comptoir cannot read this report, which is not sent: call support.',
  ],
  [
    (texts) => texts.sellers.taken('0000000001'),
    'Déclaration reçue par Revenu Québec : 0000000001',
    'Declaration received by Revenu Québec: 0000000001',
  ],
  [
    (texts) => texts.sellers.refused('JW00B1'),
    'Déclaration refusée par Revenu Québec : JW00B1',
    'Declaration refused by Revenu Québec: JW00B1',
  ],
  [
    (texts) => texts.sellers.waiting(),
    'Déclaration gardée dans la caisse : elle sera envoyée à Revenu Québec dès que possible.',
    'Declaration kept in the till: it will be sent to Revenu Québec as soon as possible.',
  ],
  [
    (texts) => texts.sellers.unread(),
    'Comptoir ne peut pas lire cette déclaration, qui ne part pas : appelez le soutien.',
    'Comptoir cannot read this declaration, which is not sent: call support.',
  ],
  [
    (texts) => texts.sellers.none(),
    'Aucun tiers habituel n’est déclaré sur cette caisse.',
    'No usual third party is declared on this till.',
  ],
  [
    (texts) =>
      texts.sellers.one({
        name: 'Hot-dogs',
        qstNumber: '1234567890TQ0001',
        reason: '1',
        day: '2026-02-01',
        standing: 'taken',
        number: '0000000001',
      }),
    'Hot-dogs, 1234567890TQ0001 : contrat en vigueur le 2026-02-01; déclaration reçue par Revenu Québec (0000000001)',
    'Hot-dogs, 1234567890TQ0001: contract in effect on 2026-02-01; declaration received by Revenu Québec (0000000001)',
  ],
  [
    (texts) =>
      texts.sellers.one({
        name: 'Hot-dogs',
        qstNumber: '1234567890TQ0001',
        reason: '3',
        day: '',
        standing: 'waiting',
        number: null,
      }),
    'Hot-dogs, 1234567890TQ0001 : contrat terminé; déclaration en attente',
    'Hot-dogs, 1234567890TQ0001: contract ended; declaration waiting',
  ],
  [
    (texts) => texts.sent(1),
    'Envoi terminé : 1 facture acceptée par Revenu Québec.',
    'All sent: 1 bill accepted by Revenu Québec.',
  ],
  [
    (texts) => texts.sent(2),
    'Envoi terminé : 2 factures acceptées par Revenu Québec.',
    'All sent: 2 bills accepted by Revenu Québec.',
  ],
  [(texts) => texts.documentsSent(2), 'Rapports et déclarations envoyés : 2.', 'Reports and declarations sent: 2.'],
  [
    (texts) => texts.documentsWaiting(2),
    'Rapports et déclarations qui attendent dans la caisse : 2.',
    'Reports and declarations waiting in the till: 2.',
  ],
  [
    (texts) => texts.nothingToSend(),
    'Rien à envoyer : Revenu Québec a tout.',
    'Nothing to send: Revenu Québec has everything.',
  ],
  [
    (texts) => texts.stillWaiting(2, 3),
    'Encore en attente : 2 ici, 3 à Comptoir.',
    'Still waiting: 2 here, 3 at Comptoir.',
  ],
  [(texts) => texts.shiftEnded(), 'Fin de service.', 'End of shift.'],
  [(texts) => texts.rush.linking('caisse-2'), 'Liaison de la caisse « caisse-2 »…', 'Linking till "caisse-2"…'],
  [
    (texts) => texts.rush.progress(9, { bills: 4, accepted: 3, waiting: 1, refused: 0 }),
    'encore 9 s · 4 factures · 3 acceptées · 1 en attente · 0 refusée',
    '9 s left · 4 bills · 3 accepted · 1 waiting · 0 refused',
  ],
  [
    (texts) => texts.rush.progress(9, { bills: 1, accepted: 1, waiting: 0, refused: 2 }),
    'encore 9 s · 1 facture · 1 acceptée · 0 en attente · 2 refusées',
    '9 s left · 1 bill · 1 accepted · 0 waiting · 2 refused',
  ],
  [
    (texts) => texts.rush.progress(9, { bills: 2, accepted: 0, waiting: 0, refused: 1 }),
    'encore 9 s · 2 factures · 0 acceptée · 0 en attente · 1 refusée',
    '9 s left · 2 bills · 0 accepted · 0 waiting · 1 refused',
  ],
  [
    (texts) => texts.rush.stopping(),
    'Arrêt : les factures en cours se terminent…',
    'Stopping: the bills in hand are being finished…',
  ],
  [(texts) => texts.rush.milliseconds(12), '12 ms', '12 ms'],
  [(texts) => texts.rush.milliseconds(null), '–', '–'],
  [
    (texts) => texts.rush.failed('caisse', 'Le disque est plein.'),
    'La caisse « caisse » s’est arrêtée : Le disque est plein.',
    'Till "caisse" stopped: Le disque est plein.',
  ],
];

it.each(SENTENCES)('the till says how things stand, in either language: %#', (say, french, english) => {
  expect(plainSpaces(say(TEXTS.fr.terminal))).toBe(french);
  expect(plainSpaces(say(TEXTS.en.terminal))).toBe(english);
});
