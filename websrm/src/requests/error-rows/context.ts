import type { ErrorRow } from './row.ts';

/** Authorization and context: products, environments, test cases, senders. Source: SRM-40. */
export const CONTEXT_ERRORS: readonly ErrorRow[] = [
  [
    '000 94 CUTD+',
    'En production, le code de certification du système est absent ou n’est pas reconnu.',
    'In production, the system’s certification code is missing or not recognized.',
  ],
  [
    '001 94 CUTD+',
    'L’identifiant du système d’enregistrement des ventes (IDSEV) est absent ou inconnu.',
    'The sales recording system’s identifier (IDSEV) is missing or unknown.',
  ],
  [
    '002 94 CUTD+',
    'Les identifiants du fournisseur, du système et de la version ne désignent pas un même produit.',
    'The vendor, system and version identifiers do not designate one product.',
  ],
  [
    '003 94 CUTD+',
    'L’identifiant du fournisseur (IDPARTN) est absent ou inconnu.',
    'The vendor’s identifier (IDPARTN) is missing or unknown.',
  ],
  [
    '007 14 TD',
    'Le numéro de TVQ joint à l’envoi est absent ou inconnu de Revenu Québec.',
    'The QST number sent with the request is missing or unknown to Revenu Québec.',
    'qst_number',
  ],
  [
    '008 14 TD',
    'Le numéro de TPS joint à l’envoi est absent ou inconnu.',
    'The GST number sent with the request is missing or unknown.',
    'gst_number',
  ],
  [
    '011 12 CUTD',
    'Le certificat numérique utilisé pour l’envoi a été révoqué. Cessez de facturer et demandez un nouveau certificat.',
    'The digital certificate used for sending has been revoked. Stop billing and request a new certificate.',
  ],
  [
    '012 94 CUTD+',
    'L’envoi a atteint l’environnement d’essai sans être déclaré comme un essai.',
    'The request reached the test environment without being declared as a test.',
  ],
  [
    '013 94 CUTD',
    'Ce cas d’essai ne fait pas partie de ceux qui sont prévus pour ce produit.',
    'This test case is not among those planned for this product.',
  ],
  [
    '014 94 CUTD',
    'Ce n’est pas le cas d’essai attendu\u00a0: la certification suit un ordre fixe.',
    'This is not the expected test case: certification follows a fixed order.',
  ],
  [
    '015 94 CUTD',
    'Ce cas d’essai concerne un autre type de requête.',
    'This test case belongs to another type of request.',
  ],
  [
    '025 94 CUTD+',
    'Le code de certification n’est pas accepté dans l’environnement d’essai.',
    'The certification code is not accepted in the test environment.',
  ],
  [
    '028 14 TD',
    'Revenu Québec ne connaît aucun exploitant ayant ces numéros de TPS et de TVQ.',
    'Revenu Québec knows no operator with these GST and QST numbers.',
    'qst_number',
  ],
  [
    '034 14 TD',
    'Les numéros de TPS et de TVQ joints à l’envoi appartiennent à deux exploitants différents.',
    'The GST and QST numbers sent with the request belong to two different operators.',
    'gst_number',
  ],
  [
    '037 94 CUTD+',
    'L’envoi a atteint l’environnement de production sans être déclaré comme tel.',
    'The request reached the production environment without being declared as such.',
  ],
  [
    '038 96 T+',
    'Les renseignements sur le produit inscrits dans la transaction se contredisent.',
    'The product details recorded in the transaction contradict one another.',
  ],
  [
    '040 96 T+',
    'La transaction ne désigne aucune version du système, mais aucune version n’a encore été certifiée.',
    'The transaction designates no version of the system, yet none has been certified so far.',
  ],
  [
    '041 94 CUTD+',
    'L’envoi ne désigne aucune version du système, mais aucune version n’a encore été certifiée.',
    'The request designates no version of the system, yet none has been certified so far.',
  ],
  [
    '042 94 CUTD+',
    'Les renseignements sur le produit joints à l’envoi se contredisent.',
    'The product details sent with the request contradict one another.',
  ],
  [
    '043 16 UT',
    'Les numéros de TPS et de TVQ appartiennent à deux exploitants différents.',
    'The GST and QST numbers belong to two different operators.',
    'gst_number',
  ],
  [
    '047 94 CUTD+',
    'Le numéro d’appareil est inconnu, ou l’appareil n’a pas encore reçu le sien.',
    'The device number is unknown, or the device has not been given one yet.',
  ],
  [
    '048 94 CUTD',
    'Pendant la certification, l’envoi doit désigner une version enregistrée du système.',
    'During certification, the request must designate a registered version of the system.',
  ],
  [
    '050 94 T+',
    'L’empreinte annoncée n’est pas celle du certificat qui a servi à l’envoi.',
    'The announced thumbprint is not that of the certificate used for sending.',
  ],
  [
    '051 96 T+',
    'L’identifiant du système inscrit dans la transaction est inconnu.',
    'The system identifier recorded in the transaction is unknown.',
  ],
  [
    '052 96 T+',
    'L’identifiant de version inscrit dans la transaction est inconnu.',
    'The version identifier recorded in the transaction is unknown.',
  ],
  [
    '053 96 T+',
    'L’identifiant du fournisseur inscrit dans la transaction est inconnu.',
    'The vendor identifier recorded in the transaction is unknown.',
  ],
  [
    '054 96 T',
    'Pendant la certification, la transaction doit désigner une version enregistrée du système.',
    'During certification, the transaction must designate a registered version of the system.',
  ],
  [
    '055 96 T+',
    'Le code de certification inscrit dans la transaction n’est pas accepté dans l’environnement d’essai.',
    'The certification code recorded in the transaction is not accepted in the test environment.',
  ],
  [
    '056 96 T+',
    'Le code de certification inscrit dans la transaction n’est pas accepté en production.',
    'The certification code recorded in the transaction is not accepted in production.',
  ],
  [
    '058 96 T+',
    'La version du système inscrite dans la transaction est inconnue.',
    'The system version recorded in the transaction is unknown.',
  ],
  [
    '060 94 CUTD+',
    'En production, l’envoi doit venir d’une version certifiée du système.',
    'In production, the request must come from a certified version of the system.',
  ],
  [
    '061 94 CU+',
    'Un serveur distant ne doit pas joindre de numéro d’appareil à cette requête.',
    'A remote server must not send a device number with this request.',
  ],
  [
    '062 96 T+',
    'En production, la transaction doit avoir été créée par une version certifiée du système.',
    'In production, the transaction must have been created by a certified version of the system.',
  ],
  [
    '063 94 CUTD+',
    'Le fournisseur qui fait l’envoi n’est pas inscrit pour faire des essais.',
    'The vendor sending the request is not registered for testing.',
  ],
  [
    '064 96 T+',
    'Le fournisseur inscrit dans la transaction n’est pas inscrit pour faire des essais.',
    'The vendor recorded in the transaction is not registered for testing.',
  ],
  [
    '065 94 CUTD+',
    'Les essais sont fermés\u00a0: cette version attend sa certification.',
    'Testing is closed: this version is awaiting certification.',
  ],
  [
    '066 96 T+',
    'Les essais sont fermés pour la version inscrite dans la transaction, qui attend sa certification.',
    'Testing is closed for the version recorded in the transaction, which is awaiting certification.',
  ],
  [
    '069 14 C',
    'Cette adresse ne sert pas à l’opération demandée\u00a0: un premier certificat se demande à l’enrôlement.',
    'This address does not serve the operation asked for: a first certificate is requested from enrolment.',
  ],
  [
    '070 16 U',
    'Le numéro de TVQ est absent ou inconnu. Vérifiez-le dans les renseignements du commerce.',
    'The QST number is missing or unknown. Check it in the merchant information.',
    'qst_number',
  ],
  [
    '071 16 U',
    'Le numéro de TPS est absent ou inconnu. Vérifiez-le dans les renseignements du commerce.',
    'The GST number is missing or unknown. Check it in the merchant information.',
    'gst_number',
  ],
  [
    '072 94 CUTD+',
    'Une version déjà certifiée ne peut pas rejouer un cas d’essai.',
    'A version already certified cannot replay a test case.',
  ],
];
