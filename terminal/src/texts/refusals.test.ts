import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { AuthorityError } from '../journal/journal-entry.ts';
import type { ErrorTexts } from './errors.fr.ts';
import { TEXTS } from './language.ts';

const CODE: AuthorityError = {
  id: 'JW00B999429E',
  codRetour: '16',
  message: 'CSR refusee',
  explanation: { fr: 'Le code n’est pas connu.', en: 'The code is not known.' },
  merchantField: 'authorization_code',
};
const FILE: AuthorityError = {
  ...CODE,
  id: 'JW00B999614E',
  codRetour: null,
  message: 'CSR GN refusee',
  explanation: null,
  merchantField: 'file_number',
};
const BARE: AuthorityError = { ...FILE, id: 'JW00B999436E', codRetour: '96', message: 'noSerie', merchantField: null };

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: ErrorTexts) => string, french: string, english: string][] = [
  [
    (texts) => texts.certificateTrouble({ kind: 'expired', day: '2026-07-31' }, 'caisse'),
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Le certificat de la caisse a expiré le 2026-07-31 : la caisse ne peut plus facturer. Demander un autre certificat : npm run terminal -- enrol --till caisse',
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. The till’s certificate expired on 2026-07-31: the till can no longer bill. To get another certificate: npm run terminal -- enrol --till caisse',
  ],
  [
    (texts) => texts.certificateTrouble({ kind: 'revoked' }, 'caisse'),
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Le certificat de la caisse a été révoqué : la caisse ne peut plus facturer. Demander un autre certificat : npm run terminal -- enrol --till caisse',
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. The till’s certificate was revoked: the till can no longer bill. To get another certificate: npm run terminal -- enrol --till caisse',
  ],
  [
    (texts) => texts.certificateTrouble({ kind: 'refused', id: 'JW00B999429E' }, 'caisse'),
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Revenu Québec refuse le certificat de la caisse (JW00B999429E) : la caisse ne peut plus facturer. Demander un autre certificat : npm run terminal -- enrol --till caisse',
    '*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. Revenu Québec refuses the till’s certificate (JW00B999429E): the till can no longer bill. To get another certificate: npm run terminal -- enrol --till caisse',
  ],
  [
    (texts) => texts.certificateRefused([CODE], 'enrol'),
    [
      'Revenu Québec refuse le certificat de cette caisse.',
      '  JW00B999429E[16] : Le code n’est pas connu. À corriger dans le portail : code d’autorisation.',
      'Un code reçu depuis moins de 90 minutes n’est peut-être pas encore actif : attendez, puis recommencez.',
      'Corrigez ce qui est indiqué, puis : npm run terminal -- enrol',
    ].join('\n'),
    [
      'Revenu Québec refuses this till’s certificate.',
      '  JW00B999429E[16]: The code is not known. Fix in the portal: authorization code.',
      'A code received less than 90 minutes ago may not be active yet: wait, then try again.',
      'Fix what is listed, then: npm run terminal -- enrol',
    ].join('\n'),
  ],
  [
    (texts) => texts.certificateRefused([FILE], 'renew --till caisse'),
    [
      'Revenu Québec refuse le certificat de cette caisse.',
      '  JW00B999614E : CSR GN refusee. À corriger dans le portail : numéro de dossier.',
      'Corrigez ce qui est indiqué, puis : npm run terminal -- renew --till caisse',
    ].join('\n'),
    [
      'Revenu Québec refuses this till’s certificate.',
      '  JW00B999614E: CSR GN refusee. Fix in the portal: file number.',
      'Fix what is listed, then: npm run terminal -- renew --till caisse',
    ].join('\n'),
  ],
  [
    (texts) => texts.certificateRefused([BARE], 'enrol'),
    [
      'Revenu Québec refuse le certificat de cette caisse.',
      '  JW00B999436E[96] : noSerie',
      'Recommencez plus tard, ou appelez le soutien : npm run terminal -- enrol',
    ].join('\n'),
    [
      'Revenu Québec refuses this till’s certificate.',
      '  JW00B999436E[96]: noSerie',
      'Try again later, or call support: npm run terminal -- enrol',
    ].join('\n'),
  ],
  [
    (texts) => texts.certificateRefused([CODE, BARE], 'enrol'),
    [
      'Revenu Québec refuse le certificat de cette caisse.',
      '  JW00B999429E[16] : Le code n’est pas connu. À corriger dans le portail : code d’autorisation.',
      '  JW00B999436E[96] : noSerie',
      'Un code reçu depuis moins de 90 minutes n’est peut-être pas encore actif : attendez, puis recommencez.',
      'Corrigez ce qui est indiqué, puis : npm run terminal -- enrol',
    ].join('\n'),
    [
      'Revenu Québec refuses this till’s certificate.',
      '  JW00B999429E[16]: The code is not known. Fix in the portal: authorization code.',
      '  JW00B999436E[96]: noSerie',
      'A code received less than 90 minutes ago may not be active yet: wait, then try again.',
      'Fix what is listed, then: npm run terminal -- enrol',
    ].join('\n'),
  ],
  [
    (texts) => texts.revocationRefused([CODE, BARE]),
    [
      'Revenu Québec refuse de mettre fin à ce certificat.',
      '  JW00B999429E[16] : Le code n’est pas connu. À corriger dans le portail : code d’autorisation.',
      '  JW00B999436E[96] : noSerie',
    ].join('\n'),
    [
      'Revenu Québec refuses to end this certificate.',
      '  JW00B999429E[16]: The code is not known. Fix in the portal: authorization code.',
      '  JW00B999436E[96]: noSerie',
    ].join('\n'),
  ],
  [
    (texts) => texts.refusedBy('activation-code-unknown', []),
    'Ce code n’existe pas. Vérifiez-le, ou créez-en un autre dans le portail, sous Appareils.',
    'This code does not exist. Check it, or create another in the portal, under Devices.',
  ],
  [
    (texts) => texts.refusedBy('activation-code-used', []),
    'Ce code a déjà servi. Créez-en un autre pour le même appareil dans le portail, sous Appareils.',
    'This code was used already. Create another for the same device in the portal, under Devices.',
  ],
  [
    (texts) => texts.refusedBy('merchant-information-incomplete', ['gst_number', 'postal_code', 'new_field']),
    'Il manque au portail des renseignements du commerce : numéro de TPS, code postal, new_field.',
    'Business information is missing in the portal: GST number, postal code, new_field.',
  ],
  [
    (texts) => texts.refusedBy('not-found', []),
    'Comptoir refuse la demande (not-found).',
    'Comptoir refuses the request (not-found).',
  ],
];

it.each(SENTENCES)(
  'what the authority or Comptoir refuses is said with what fixes it, in either language: %#',
  (say, french, english) => {
    expect(plainSpaces(say(TEXTS.fr.errors))).toBe(french);
    expect(plainSpaces(say(TEXTS.en.errors))).toBe(english);
  },
);
