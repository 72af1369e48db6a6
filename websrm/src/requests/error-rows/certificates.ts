import type { ErrorRow } from './row.ts';

/** Certificate requests in their context, and the companion entry. Source: SRM-40. */
export const CERTIFICATES_ERRORS: readonly ErrorRow[] = [
  [
    '602 16 C',
    'Un certificat en vigueur porte déjà ce nom d’appareil. Renommez l’appareil, puis faites une autre demande.',
    'A live certificate already bears this device name. Rename the device, then make another request.',
  ],
  [
    '604 16 C',
    'Le numéro de TVQ est absent de la demande de certificat. Inscrivez-le dans les renseignements du commerce.',
    'The QST number is missing from the certificate request. Enter it in the merchant information.',
    'qst_number',
  ],
  [
    '605 96 C+',
    'La clé de la demande de certificat n’a pas la longueur voulue (256 bits).',
    'The key in the certificate request does not have the required length (256 bits).',
  ],
  [
    '606 96 C+',
    'La clé de la demande de certificat n’est pas du type voulu (courbe elliptique).',
    'The key in the certificate request is not of the required type (elliptic curve).',
  ],
  [
    '607 96 C+',
    'La demande de certificat n’est pas signée avec l’empreinte voulue (SHA-256).',
    'The certificate request is not signed with the required digest (SHA-256).',
  ],
  [
    '608 96 C+',
    'La clé de la demande de certificat n’est pas sur la courbe voulue (P-256).',
    'The key in the certificate request is not on the required curve (P-256).',
  ],
  [
    '609 96 C+',
    'La demande de certificat n’indique pas la non-répudiation.',
    'The certificate request does not state non-repudiation.',
  ],
  [
    '610 16 C',
    'Le nom de l’appareil est absent de la demande de certificat. Renommez l’appareil, puis faites une autre demande.',
    'The device name is missing from the certificate request. Rename the device, then make another request.',
  ],
  [
    '611 16 C',
    'La demande d’un serveur distant ne doit pas contenir de numéro de TVQ.',
    'A remote server’s request must not contain a QST number.',
  ],
  [
    '612 16 C',
    'Le numéro de dossier de facturation obligatoire, de la forme ER0001, est absent de la demande de certificat.',
    'The mandatory-billing file number, of the form ER0001, is missing from the certificate request.',
    'file_number',
  ],
  [
    '613 16 C',
    'La demande d’un serveur distant ne doit pas contenir de numéro de dossier.',
    'A remote server’s request must not contain a file number.',
  ],
  [
    '614 16 C',
    'Le numéro de dossier ne correspond pas au code d’autorisation. Il a la forme ER0001.',
    'The file number does not belong to the authorization code. It has the form ER0001.',
    'file_number',
  ],
  [
    '615 16 C',
    'Le numéro de dossier, de la forme ER0001, ne correspond pas au numéro de TVQ. Vérifiez les deux.',
    'The file number, of the form ER0001, does not belong to the QST number. Check both.',
    'file_number',
  ],
  [
    '616 16 C',
    'Le numéro d’identification n’est pas formé des dix premiers chiffres du numéro de TVQ.',
    'The identification number is not the first ten digits of the QST number.',
    'qst_number',
  ],
  [
    '999 – CUTD',
    'L’erreur vient du système lui-même\u00a0: communiquez avec votre fournisseur.',
    'The fault lies in the system itself: contact your vendor.',
  ],
];
