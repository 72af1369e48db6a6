import type { AppointmentTexts } from './appointments-mail.en.ts';

const PREPARE =
  'Gardez vos appareils à portée de main et vos renseignements de commerce remplis\u00A0: la visite dure une heure.';
const CHANGE = 'Vous pouvez déplacer ou annuler la visite dans votre tableau de bord.';

export const appointmentsFr: AppointmentTexts = {
  button: 'Voir la visite',
  when: 'Quand',
  where: 'Où',
  technician: 'Technicien',
  note: 'Note',
  filename: 'visite.ics',
  event: ({ companyName }) => ({
    summary: 'Visite d’un technicien de Comptoir',
    description: `Installation de Comptoir chez ${companyName}.`,
  }),
  mails: {
    booked: ({ when }) => ({
      subject: `Visite du technicien, ${when}`,
      before: ['La visite d’un technicien est réservée. Le fichier joint l’ajoute à votre calendrier.'],
      after: [PREPARE, CHANGE],
    }),
    moved: ({ when }) => ({
      subject: `Visite du technicien déplacée, ${when}`,
      before: ['La visite du technicien a été déplacée. Le fichier joint la corrige dans votre calendrier.'],
      after: [PREPARE, CHANGE],
    }),
    reminder: ({ when }) => ({
      subject: `Rappel\u00A0: visite du technicien, ${when}`,
      before: ['Nous vous rappelons la visite de votre technicien.'],
      after: [PREPARE, CHANGE],
    }),
    cancelled: ({ when }) => ({
      subject: `Visite du technicien annulée, ${when}`,
      before: ['Cette visite du technicien a été annulée. Le fichier joint la retire de votre calendrier.'],
      after: ['Vous pouvez en réserver une autre dans votre tableau de bord.'],
    }),
  },
};
