import type { Translated } from '../../lib/i18n/texts.ts';
import type { merchantEn } from './merchant.en.ts';

export const merchantFr: Translated<typeof merchantEn> = {
  title: 'Renseignements du commerçant',
  lead: 'Ce qui compose vos certificats, vos reçus et votre dossier fiscal.',
  missing: {
    title: '{count, plural, one {Il manque # renseignement} other {Il manque # renseignements}}\u00A0:',
    text: 'Tout est obligatoire avant qu’un appareil envoie ses factures.',
    value: 'Manquant',
  },
  whole: 'Rien ne manque.',
  registration: { open: 'Inscription à terminer', completed: 'Inscription terminée' },
  sections: { identity: 'Commerce', taxes: 'Dossier fiscal', address: 'Adresse et téléphone' },
  leads: {
    taxes:
      'Ces numéros doivent être ceux que Revenu Québec vous a remis ensemble. Si l’un est faux, le certificat est refusé.',
  },
  fields: {
    company_name: 'Nom sur les reçus',
    sub_sector: 'Sous-secteur',
    time_zone: 'Fuseau horaire',
    file_number: 'Numéro de dossier',
    authorization_code: 'Code d’autorisation',
    qst_number: 'Numéro de TVQ',
    gst_number: 'Numéro de TPS',
    area_code: 'Indicatif régional',
    phone_number: 'Téléphone',
    civic_number: 'Numéro civique',
    address: 'Rue',
    city: 'Ville',
    postal_code: 'Code postal',
  },
  hints: {
    company_name: 'La première ligne que vos clients lisent.',
    time_zone: 'Les heures des écrans et le minuit des paiements le suivent.',
    file_number: 'Deux lettres et quatre chiffres. L’erreur 614 dit qu’il ne va pas avec le code.',
    authorization_code: 'Gardé sous scellé et jamais affiché, pas même pour nous.',
    qst_number: 'L’erreur 430 dit qu’il ne va pas avec le code.',
  },
  subSectors: { food_truck: 'Camion-restaurant', bar: 'Bar (avec vente d’alcool)', restaurant: 'Restauration' },
  caterer: 'Traiteur',
  zones: {
    'America/Montreal': 'Est (UTC-05:00, Montréal)',
    'America/Halifax': 'Atlantique (UTC-04:00, Îles-de-la-Madeleine)',
  },
  hidden: 'Masqué',
  correct: {
    title: 'Pour corriger un renseignement',
    text: '<p>Cet écran ne modifie pas encore la fiche\u00A0: <contact>communiquez avec le soutien</contact>. Après une correction, rafraîchissez l’appareil pour qu’il redemande son certificat. La <faq>foire aux questions</faq> explique chaque refus.</p>',
  },
  receipt: {
    title: 'Vos reçus',
    lead: 'Un exemple avec ce qui est au dossier aujourd’hui.',
    caption: 'Exemple de reçu',
  },
};
