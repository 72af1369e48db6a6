import type { NoFacts } from '../../activity-log/events/facts.ts';
import { en } from './act-words.en.ts';
import { fr } from './act-words.fr.ts';
import { act } from './act.ts';

/** A conversation with support, by its number. */
interface TicketFacts {
  readonly ticketNumber: string;
}

/** A job of the queue, by its task. */
interface JobFacts {
  readonly task: string;
}

/** An incident, by its number in the register. */
interface IncidentFacts {
  readonly number: number;
}

/** Acts about conversations with support, the queue and the register of incidents. */
export const operationsActs = {
  'ticket-written': act<TicketFacts>('support', {
    en: (f) => `Message written in ticket ${f.ticketNumber}.`,
    fr: (f) => `Message écrit dans le billet ${f.ticketNumber}.`,
  }),
  'ticket-answered': act<TicketFacts>('support', {
    en: (f) => `Ticket ${f.ticketNumber} answered.`,
    fr: (f) => `Réponse donnée au billet ${f.ticketNumber}.`,
  }),
  'ticket-noted': act<TicketFacts>('support', {
    en: (f) => `Internal note written in ticket ${f.ticketNumber}.`,
    fr: (f) => `Note interne écrite dans le billet ${f.ticketNumber}.`,
  }),
  'ticket-assigned': act<TicketFacts>('support', {
    en: (f) => `Ticket ${f.ticketNumber} assigned.`,
    fr: (f) => `Billet ${f.ticketNumber} attribué.`,
  }),
  'ticket-solved': act<TicketFacts>('support', {
    en: (f) => `Ticket ${f.ticketNumber} closed.`,
    fr: (f) => `Billet ${f.ticketNumber} réglé.`,
  }),
  'ticket-reopened': act<TicketFacts>('support', {
    en: (f) => `Ticket ${f.ticketNumber} reopened.`,
    fr: (f) => `Billet ${f.ticketNumber} rouvert.`,
  }),
  'support-mail-added': act<TicketFacts>('support', {
    en: (f) => `Email set aside added to ticket ${f.ticketNumber} as a note.`,
    fr: (f) => `Courriel mis de côté ajouté au billet ${f.ticketNumber} comme note.`,
  }),
  'support-mail-discarded': act<{ readonly ticketNumber: string | null }>('support', {
    en: (f) =>
      f.ticketNumber ? `Email set aside from ticket ${f.ticketNumber} discarded.` : 'Email set aside discarded.',
    fr: (f) =>
      f.ticketNumber ? `Courriel mis de côté du billet ${f.ticketNumber} rejeté.` : 'Courriel mis de côté rejeté.',
  }),
  'job-retried': act<JobFacts>('operations', {
    en: (f) => `Job “${en.jobs[f.task] ?? f.task}” retried by hand.`,
    fr: (f) => `Tâche «\u00A0${fr.jobs[f.task] ?? f.task}\u00A0» relancée à la main.`,
  }),
  'job-removed': act<JobFacts & { readonly reason: string }>('operations', {
    en: (f) => `Job “${en.jobs[f.task] ?? f.task}” removed: ${f.reason}.`,
    fr: (f) => `Tâche «\u00A0${fr.jobs[f.task] ?? f.task}\u00A0» retirée\u00A0: ${f.reason}.`,
  }),
  'incident-recorded': act<IncidentFacts>('operations', {
    en: (f) => `Confidentiality incident no. ${f.number} recorded.`,
    fr: (f) => `Incident de confidentialité no ${f.number} inscrit.`,
  }),
  'incident-changed': act<IncidentFacts>('operations', {
    en: (f) => `Confidentiality incident no. ${f.number} changed.`,
    fr: (f) => `Incident de confidentialité no ${f.number} modifié.`,
  }),
  'incidents-exported': act<NoFacts>('operations', {
    en: () => 'Register of confidentiality incidents exported.',
    fr: () => 'Registre des incidents de confidentialité exporté.',
  }),
};
