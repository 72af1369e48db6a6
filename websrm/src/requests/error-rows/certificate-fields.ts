import type { ErrorRow } from './row.ts';

/** Single fields of headers, certificate requests and user requests that do not have the required form. Source: SRM-40. */
export const CERTIFICATE_FIELDS_ERRORS: readonly ErrorRow[] = [
  ['401 94 CUTD+', 'Le numéro d’appareil est absent.', 'The device number is missing.'],
  [
    '420 16 C',
    'Le nom donné à l’appareil doit compter de 8 à 32 caractères. Renommez l’appareil, puis faites une autre demande.',
    'The name given to the device must have 8 to 32 characters. Rename the device, then make another request.',
  ],
  ['421 96 C+', 'La demande de certificat (CSR) est illisible.', 'The certificate request (CSR) cannot be read.'],
  [
    '425 94 CUTD+',
    'Le numéro du cas d’essai est absent ou mal formé.',
    'The test case number is missing or malformed.',
  ],
  [
    '429 16 C',
    'Le code d’autorisation est mal formé ou inconnu. Comparez-le avec celui qui figure dans Mon dossier pour les entreprises.',
    'The authorization code is malformed or unknown. Compare it with the one shown in My Account for businesses.',
    'authorization_code',
  ],
  [
    '430 16 C',
    'Le numéro de TVQ n’est pas celui de l’exploitant auquel le code d’autorisation a été remis.',
    'The QST number is not that of the operator to whom the authorization code was given.',
    'qst_number',
  ],
  ['431 96 C+', 'Le décalage horaire du serveur n’est pas valide.', 'The server’s time offset is not valid.'],
  [
    '432 16 C',
    'La province indiquée dans la demande de certificat n’est pas valide.',
    'The province in the certificate request is not valid.',
  ],
  [
    '433 16 C',
    'Le pays indiqué dans la demande de certificat n’est pas valide.',
    'The country in the certificate request is not valid.',
  ],
  [
    '434 96 U+',
    'L’opération demandée pour l’utilisateur est inconnue.',
    'The operation requested for the user is unknown.',
  ],
  [
    '435 93 CUTD',
    'Une valeur diffère de celle que le cas d’essai attend.',
    'A value differs from the one the test case expects.',
  ],
  [
    '436 96 C+',
    'Ce numéro de série n’est pas celui d’un certificat en vigueur de cet appareil, ou il est mal formé.',
    'This serial number is not that of a live certificate of this device, or it is malformed.',
  ],
  [
    '437 96 C+',
    'Le fuseau de l’appareil doit être celui de l’Est (-05:00) ou de l’Atlantique (-04:00).',
    'The device’s time zone must be Eastern (-05:00) or Atlantic (-04:00).',
    'time_zone',
  ],
  [
    '440 94 CUTD+',
    'Le numéro de version du système est absent ou mal formé.',
    'The system’s version number is missing or malformed.',
  ],
  ['442 94 CUTD+', 'Le numéro de version du système est inconnu.', 'The system’s version number is unknown.'],
  [
    '444 94 CUTD+',
    'Le numéro de la version précédente est absent ou mal formé.',
    'The previous version’s number is missing or malformed.',
  ],
  [
    '451 94 T+',
    'La signature de l’envoi n’a pas la longueur voulue.',
    'The signature of the request does not have the required length.',
  ],
  [
    '452 94 T+',
    'L’empreinte du certificat d’envoi n’a pas la longueur voulue.',
    'The thumbprint of the sending certificate does not have the required length.',
  ],
  [
    '460 94 CUTD+',
    'L’origine de la requête, système ou serveur, n’est pas indiquée correctement.',
    'The origin of the request, system or server, is not stated correctly.',
  ],
  [
    '470 16 C',
    'Le numéro d’identification de l’exploitant, les dix premiers chiffres du numéro de TVQ, est absent ou inconnu.',
    'The operator’s identification number, the first ten digits of the QST number, is missing or unknown.',
    'qst_number',
  ],
];
