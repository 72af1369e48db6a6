import type { ErrorRow } from './row.ts';

/** Structure of the request: what is missing, misplaced, repeated or superfluous. Source: SRM-40. */
export const STRUCTURE_ERRORS: readonly ErrorRow[] = [
  [
    '100 00 CUTD',
    'Revenu Québec a éprouvé une difficulté imprévue. L’envoi sera repris tel quel.',
    'Revenu Québec had an unexpected problem. The request will be sent again unchanged.',
  ],
  [
    '200 91 CUTD',
    'Le texte reçu n’a pas la syntaxe attendue (JSON).',
    'The text received does not have the expected syntax (JSON).',
  ],
  [
    '300 95 CUTD+',
    'La requête contient un champ inconnu ou mal placé.',
    'The request contains an unknown or misplaced field.',
  ],
  ['304 95 CUTD+', 'Il manque un champ obligatoire dans la requête.', 'A mandatory field is missing from the request.'],
  [
    '305 95 T+',
    'Il manque une partie obligatoire de la transaction, par exemple ses articles, ses montants ou sa signature.',
    'A mandatory part of the transaction is missing, such as its items, amounts or signature.',
  ],
  ['306 95 CUTD+', 'Un champ apparaît plus d’une fois.', 'A field appears more than once.'],
  ['308 95 CUTD+', 'Un champ simple contient d’autres champs.', 'A simple field contains other fields.'],
  [
    '309 95 C+',
    'Une demande de premier certificat ne doit pas mentionner de numéro de série.',
    'A request for a first certificate must not mention a serial number.',
  ],
  [
    '310 95 C+',
    'Le remplacement d’un certificat exige une nouvelle demande signée (CSR).',
    'Replacing a certificate requires a new signed request (CSR).',
  ],
  [
    '311 95 C+',
    'La suppression d’un certificat ne doit pas comporter de demande signée (CSR).',
    'Deleting a certificate must not include a signed request (CSR).',
  ],
  ['313 94 CUTD+', 'Un en-tête de la requête est répété.', 'A request header is repeated.'],
  [
    '314 95 CUTD+',
    'Le contenu ne correspond pas à l’adresse à laquelle il a été envoyé.',
    'The content does not fit the address it was sent to.',
  ],
  [
    '315 95 CUTD+',
    'Le contenu de la requête est vide ou sans champ principal.',
    'The request is empty or lacks its main field.',
  ],
  ['316 95 CUTD+', 'Le champ principal de la requête est répété.', 'The main field of the request is repeated.'],
  [
    '317 95 T+',
    'L’envoi ne contient aucune transaction, ni courante ni en lot.',
    'The request contains no transaction, neither current nor batched.',
  ],
  [
    '318 95 U+',
    'Il manque le nom de l’utilisateur à ajouter ou à supprimer.',
    'The name of the user to add or delete is missing.',
  ],
  [
    '319 95 U+',
    'La validation des numéros de taxes ne doit pas nommer d’utilisateur.',
    'The validation of tax numbers must not name a user.',
  ],
  [
    '320 95 C+',
    'Il manque la demande signée (CSR) du premier certificat.',
    'The signed request (CSR) for the first certificate is missing.',
  ],
  [
    '321 96 C+',
    'L’adresse d’enrôlement ne sert qu’à ajouter un certificat.',
    'The enrolment address only serves to add a certificate.',
  ],
  [
    '322 95 C+',
    'Il manque le numéro de série du certificat à remplacer ou à supprimer.',
    'The serial number of the certificate to replace or delete is missing.',
  ],
  [
    '323 96 C+',
    'L’adresse des certificats ne sert qu’à remplacer ou à supprimer un certificat.',
    'The certificates address only serves to replace or delete a certificate.',
  ],
  [
    '328 94 CUTD+',
    'La requête porte un en-tête qui n’est plus en usage.',
    'The request carries a header that is no longer in use.',
  ],
  [
    '329 94 CUTD+',
    'L’identifiant de version (IDVERSI) est absent ou inconnu.',
    'The version identifier (IDVERSI) is missing or unknown.',
  ],
];
