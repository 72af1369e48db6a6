import type { Translated } from '../../../lib/i18n/texts.ts';
import type { supportSettingsEn } from './support-settings.en.ts';

export const supportSettingsFr: Translated<typeof supportSettingsEn> = {
  title: 'Soutien',
  lead: 'Affiché dès maintenant partout où le portail et ses courriels disent comment joindre le soutien; les rendez-vous suivent ses heures.',
  fields: {
    opens: 'Ouvre à',
    closes: 'Ferme à',
    telephone: 'Téléphone',
    email: 'Courriel',
    save: 'Enregistrer',
    order: 'La fermeture doit venir après l’ouverture',
  },
  closing: {
    title: 'Jours de fermeture',
    lead: 'Le soutien est de toute façon fermé la fin de semaine et les jours fériés.',
    none: 'Aucun autre jour de fermeture',
    add: 'Ajouter un jour',
    on: 'Jour',
    name: 'Raison',
    nameFr: 'Raison en français',
    nameEn: 'Raison en anglais',
    booked:
      'Aucun rendez-vous ne pourra plus être pris ce jour-là. Ceux qui sont pris restent\u00A0: déplacez-les dans la prise de rendez-vous.',
    submit: 'Fermer ce jour-là',
    remove: 'Ouvrir quand même',
    follows: 'Le soutien travaille le {day}, et des rendez-vous peuvent être pris.',
  },
  visitsToMove:
    '{count, plural, one {Une visite est réservée à un moment où le soutien ou son technicien ne travaille pas\u00A0: déplacez-la} other {# visites sont réservées à un moment où le soutien ou leurs techniciens ne travaillent pas\u00A0: déplacez-les}}',
  history: 'Historique',
  columns: { at: 'Quand', by: 'Par', hours: 'Heures', ways: 'Téléphone et courriel' },
};
