import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { TerminalTexts } from './terminal.fr.ts';
import { TEXTS } from './language.ts';

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: TerminalTexts) => string, french: string, english: string][] = [
  [
    (texts) => texts.status.certificateUntil('2031-01-14', 90),
    'valide jusqu’au 2031-01-14 (encore 90 jours)',
    'valid until 2031-01-14 (90 days left)',
  ],
  [
    (texts) => texts.status.certificateUntil('2031-01-14', 1),
    'valide jusqu’au 2031-01-14 (encore 1 jour)',
    'valid until 2031-01-14 (1 day left)',
  ],
  [
    (texts) => texts.status.certificateTrouble({ kind: 'expired', day: '2026-07-31' }),
    'expiré le 2026-07-31 : la caisse ne peut plus facturer',
    'expired on 2026-07-31: the till can no longer bill',
  ],
  [
    (texts) => texts.status.certificateTrouble({ kind: 'revoked' }),
    'révoqué : la caisse ne peut plus facturer',
    'revoked: the till can no longer bill',
  ],
  [
    (texts) => texts.status.certificateTrouble({ kind: 'refused', id: 'JW00B1' }),
    'refusé par Revenu Québec (JW00B1) : la caisse ne peut plus facturer',
    'refused by Revenu Québec (JW00B1): the till can no longer bill',
  ],
  [
    (texts) => texts.status.renewalBegun(),
    'commencé; il se poursuit à la prochaine commande',
    'started; it continues with the next command',
  ],
  [
    (texts) => texts.status.renewalState.possible('caisse'),
    'possible : npm run terminal -- renew --till caisse',
    'possible: npm run terminal -- renew --till caisse',
  ],
  [
    (texts) => texts.status.renewalState.due('caisse'),
    'à faire : npm run terminal -- renew --till caisse',
    'due: npm run terminal -- renew --till caisse',
  ],
  [
    (texts) => texts.status.renewalState.requested(),
    'demandé dans le portail; il se fait à la prochaine commande',
    'requested in the portal; it runs with the next command',
  ],
  [(texts) => texts.status.answers('http://localhost'), 'répond (http://localhost)', 'responding (http://localhost)'],
  [
    (texts) => texts.status.silent('http://localhost'),
    'ne répond pas (http://localhost)',
    'not responding (http://localhost)',
  ],
  [
    (texts) => texts.status.silentSince('http://localhost', '12:05'),
    'ne répond plus depuis 12:05 (http://localhost)',
    'not responding since 12:05 (http://localhost)',
  ],
  [(texts) => texts.status.chainLength(1), '1 signature', '1 signature'],
  [(texts) => texts.status.chainLength(2), '2 signatures', '2 signatures'],
  [
    (texts) => texts.status.age('3 h 0 min', '45 h 0 min'),
    '3 h 0 min (il reste 45 h 0 min sur 48 h)',
    '3 h 0 min (45 h 0 min left of 48 h)',
  ],
  [
    (texts) => texts.status.late('2 j 3 h'),
    '2 j 3 h : la limite de 48 h est dépassée',
    '2 j 3 h: the 48-hour limit has passed',
  ],
  [
    (texts) => texts.renewal.confirm('caisse'),
    'Renouveler le certificat de la caisse « caisse »? (o/n) ',
    'Renew the certificate of till "caisse"? (y/n) ',
  ],
  [
    (texts) => texts.renewal.asked(),
    'Le renouvellement du certificat a été demandé dans le portail : il se fait maintenant…',
    'The renewal of the certificate was requested in the portal: renewing…',
  ],
  [
    (texts) => texts.renewal.done('2031-01-14'),
    'Certificat renouvelé, valide jusqu’au 2031-01-14. La chaîne continue; l’ancienne clé est effacée.',
    'Certificate renewed, valid until 2031-01-14. The chain goes on; the old key is deleted.',
  ],
  [
    (texts) => texts.renewal.notNow('Comptoir ne répond pas.'),
    'Le certificat n’a pas pu être renouvelé. Comptoir ne répond pas.',
    'The certificate could not be renewed. Comptoir ne répond pas.',
  ],
  [
    (texts) => texts.givingUp.confirm('caisse', '2468-1357-9024'),
    'Rendre le certificat de la caisse « caisse » (2468-1357-9024)? Elle ne pourra plus facturer. (o/n) ',
    'Give up the certificate of till "caisse" (2468-1357-9024)? It will not be able to bill. (y/n) ',
  ],
  [
    (texts) => texts.givingUp.done('caisse'),
    'Certificat rendu : la clé est effacée et la caisse ne peut plus facturer. Ses factures et son numéro restent. La relier de nouveau : npm run terminal -- enrol --till caisse',
    'Certificate given up: the key is deleted and the till can no longer bill. Its bills and its number stay. To link it again: npm run terminal -- enrol --till caisse',
  ],
];

it.each(SENTENCES)(
  'the status, and what becomes of a certificate, is said in either language: %#',
  (say, french, english) => {
    expect(plainSpaces(say(TEXTS.fr.terminal))).toBe(french);
    expect(plainSpaces(say(TEXTS.en.terminal))).toBe(english);
  },
);
