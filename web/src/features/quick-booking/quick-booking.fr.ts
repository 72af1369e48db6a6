import type { Translated } from '../../lib/i18n/texts.ts';
import type { quickBookingEn } from './quick-booking.en.ts';

export const quickBookingFr: Translated<typeof quickBookingEn> = {
  title: 'Prise de rendez-vous',
  lead: 'Qui appeler pour convenir de la visite d’un technicien\u00A0: les commerçants dont l’inscription n’est pas terminée. Les rendez-vous ne sont pas encore inscrits ici.',
  hours: {
    open: 'Le soutien est ouvert maintenant.',
    closed: 'Le soutien est fermé. Il ouvre le {day}.',
    hint: 'Une visite dure une heure, du lundi au vendredi, de 8\u00A0h à 16\u00A0h\u00A030, heure de Québec.',
  },
  toCall: 'Commerçants à appeler',
  columns: { name: 'Commerçant', phone: 'Téléphone', city: 'Ville', missing: 'Renseignements manquants' },
  fields: {
    company_name: 'nom de l’entreprise',
    sub_sector: 'sous-secteur',
    file_number: 'numéro de dossier',
    authorization_code: 'code d’autorisation',
    qst_number: 'numéro de TVQ',
    gst_number: 'numéro de TPS',
    area_code: 'indicatif régional',
    phone_number: 'numéro de téléphone',
    civic_number: 'numéro civique',
    address: 'rue',
    city: 'ville',
    postal_code: 'code postal',
  },
  nothingMissing: 'Aucun\u00A0: il ne reste qu’à confirmer l’inscription',
  unknown: 'Inconnu',
  empty: {
    title: 'Personne à appeler',
    text: 'Tous les commerçants ont terminé leur inscription.',
  },
};
