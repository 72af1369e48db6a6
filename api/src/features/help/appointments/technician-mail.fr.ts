import type { TechnicianTexts } from './technician-mail.en.ts';

export const technicianFr: TechnicianTexts = {
  merchant: 'Commerçant',
  when: 'Quand',
  where: 'Où',
  phone: 'Téléphone',
  note: 'Note',
  filename: 'visite.ics',
  event: ({ companyName, phone, note }) => ({
    summary: `Visite Comptoir\u00A0: ${companyName}`,
    description: [phone, note].filter(Boolean).join('\n'),
  }),
  mails: {
    booked: ({ when, companyName }) => ({
      subject: `Nouvelle visite\u00A0: ${companyName}, ${when}`,
      before: ['Une visite vous est confiée. Le fichier joint l’ajoute à votre calendrier.'],
    }),
    moved: ({ when, companyName }) => ({
      subject: `Visite modifiée\u00A0: ${companyName}, ${when}`,
      before: [
        'Une de vos visites a été déplacée, ou sa note a changé. Le fichier joint la corrige dans votre calendrier.',
      ],
    }),
    cancelled: ({ when, companyName }) => ({
      subject: `Visite retirée\u00A0: ${companyName}, ${when}`,
      before: ['Cette visite n’est plus la vôtre. Le fichier joint la retire de votre calendrier.'],
    }),
  },
};
