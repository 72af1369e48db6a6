import type { Translated } from '../../lib/i18n/texts.ts';
import type { appointmentEn } from './appointment.en.ts';

export const appointmentFr: Translated<typeof appointmentEn> = {
  title: 'Votre technicien',
  lead: 'La visite dure une heure, du lundi au vendredi, {hours}, heure de Québec.',
  booked: 'Le {day}, de {from} à {to} ({zone}), avec {technician}',
  choose: 'Choisir une heure',
  move: 'Choisir une autre heure',
  cancel: 'Annuler la visite',
  day: 'Jour',
  hour: 'Heure ({zone})',
  note: 'Un mot pour le technicien (facultatif)',
  noteHint:
    'Nombre d’appareils, endroit où stationner, personne à demander. {left, plural, =0 {Il ne reste aucun caractère} one {Il reste # caractère} other {Il reste # caractères}}.',
  book: 'Réserver cette heure',
  done: 'La visite est réservée',
  full: 'Aucune heure n’est libre d’ici quatre semaines. Le soutien vous appellera pour en trouver une.',
  cancellation: {
    title: 'Annuler la visite?',
    text: 'L’heure redevient libre pour d’autres. Vous pourrez en réserver une autre en tout temps.',
    confirm: 'Annuler la visite',
    keep: 'Garder la visite',
    done: 'La visite est annulée',
  },
};
