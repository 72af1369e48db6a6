import type { ErrorCode } from '@comptoir/contract/errors';

const FIELDS: Readonly<Record<string, string>> = {
  authorization_code: 'code d’autorisation',
  file_number: 'numéro de dossier',
  qst_number: 'numéro de TVQ',
  gst_number: 'numéro de TPS',
  time_zone: 'fuseau horaire',
  sub_sector: 'sous-secteur',
  company_name: 'nom du commerce',
  phone_number: 'téléphone',
  civic_number: 'numéro civique',
  address: 'rue',
  city: 'ville',
  postal_code: 'code postal',
};

/** Returns the name that people give a field of the merchant’s information. */
export const fieldName = (field: string): string => FIELDS[field] ?? field;

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  'activation-code-unknown': 'Ce code n’existe pas. Vérifiez-le, ou créez-en un autre dans le portail, sous Appareils.',
  'activation-code-used':
    'Ce code a déjà servi. Créez-en un autre pour le même appareil dans le portail, sous Appareils.',
  'activation-code-expired':
    'Ce code a expiré (il vaut 15 minutes). Créez-en un autre dans le portail, sous Appareils.',
  'device-already-linked': 'Cet appareil est déjà relié à une autre caisse.',
  'device-name-taken':
    'Une caisse reliée porte déjà ce nom. Renommez l’une des deux dans le portail, sous Appareils, puis recommencez.',
  'device-of-another-merchant':
    'Cette caisse tient les livres d’une autre entreprise, et ils lui restent. Reliez-en une neuve, sous un autre nom\u00A0: npm run terminal -- enrol --till NOM. Le code n’a pas servi.',
  'device-number-taken':
    'Un autre appareil du commerce porte déjà ce numéro. Créez un code pour cet appareil-là dans le portail, sous Appareils, puis reliez-le\u00A0: npm run terminal -- enrol --till NOM',
  'certificate-not-renewable':
    'Ce certificat ne peut pas encore être renouvelé\u00A0: il peut l’être à partir de la moitié de sa durée.',
  'device-not-recognized':
    'Comptoir ne reconnaît plus cette caisse. Reliez-la de nouveau\u00A0: npm run terminal -- enrol',
  'device-has-no-certificate': 'Cette caisse n’a pas de certificat en vigueur\u00A0: npm run terminal -- enrol',
  'authority-unavailable': 'Revenu Québec ne répond pas. Recommencez dans quelques minutes\u00A0: rien n’est perdu.',
  'document-at-a-till': 'Une autre caisse reliée a commencé ce contrat\u00A0: continuez là-bas.',
  'document-not-waiting': 'Ce document n’attend plus d’être signé, ou un autre passe avant lui.',
  'contract-not-open': 'Ce contrat a pris fin ou est annulé.',
  'nothing-due': 'Il ne reste rien à payer de ce contrat, ou son dernier paiement attend déjà.',
  'invalid-credentials':
    'Le compte de démonstration n’existe pas ici\u00A0: --demo ne sert qu’au monde de démonstration.',
  'too-many-requests': 'Trop d’essais de suite. Attendez une minute, puis recommencez.',
};

/** Returns the sentence for Comptoir’s refusal of a call. */
export function refusal(code: ErrorCode, fields: readonly string[]): string {
  if (code === 'merchant-information-incomplete') {
    return `Il manque au portail des renseignements du commerce\u00A0: ${fields.map(fieldName).join(', ')}.`;
  }
  return REFUSALS[code] ?? `Comptoir refuse la demande (${code}).`;
}
