import type { JournalFormat } from '../../accounting/account.ts';
import type { Day } from '../../calendar/calendar-day.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { PersonFacts, NoFacts } from './facts.ts';

/** Events about support, the installation and what was saved as a file. */
export const filesEvents = {
  'support-asked': event<{ readonly ticketNumber: string }>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'support' },
    name: { en: 'Message to support', fr: 'Message au soutien' },
    meaningEn: 'Your message reached support, which answers under “Contact us” and by email.',
    meaningFr: 'Votre message est arrivé au soutien, qui répond dans «\u00A0Nous joindre\u00A0» et par courriel.',
    en: (f) => `Message sent to support, ticket ${f.ticketNumber}.`,
    fr: (f) => `Message envoyé au soutien, billet ${f.ticketNumber}.`,
  }),
  'support-settled': event<{ readonly ticketNumber: string }>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'support' },
    name: { en: 'Ticket closed', fr: 'Billet fermé' },
    meaningEn: 'The ticket is closed: support no longer looks for an answer. Write in it again and it is reopened.',
    meaningFr:
      'Le billet est fermé\u00A0: le soutien ne cherche plus de réponse. Écrivez-y de nouveau et il sera rouvert.',
    en: (f) => `Ticket ${f.ticketNumber} closed by the person who asked.`,
    fr: (f) => `Billet ${f.ticketNumber} fermé du côté de qui a demandé.`,
  }),
  'functionality-confirmed': event<NoFacts>({
    shown: { group: 'bills', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Functionality check passed', fr: 'Fonctionnement vérifié' },
    meaningEn: 'Comptoir verified the $5 receipt and its refund, and found both right.',
    meaningFr: 'Comptoir a vérifié la facture de 5\u00A0$ et son remboursement, et tout est juste.',
    en: () => 'Functionality check passed.',
    fr: () => 'Vérification du fonctionnement réussie.',
  }),
  'functionality-failed': event<{ readonly wrong: number }>({
    shown: { group: 'bills', level: 'warning', advice: 'check-again', audit: 'merchant' },
    name: { en: 'Functionality check failed', fr: 'Vérification du fonctionnement non réussie' },
    meaningEn: 'Comptoir verified the $5 receipt and its refund, and found something wrong.',
    meaningFr: 'Comptoir a vérifié la facture de 5\u00A0$ et son remboursement, et quelque chose ne va pas.',
    en: (f) => `Functionality check failed. Comparisons that are wrong: ${f.wrong}.`,
    fr: (f) => `Vérification du fonctionnement non réussie. Comparaisons qui ne concordent pas\u00A0: ${f.wrong}.`,
  }),
  'registration-completed': event<NoFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Registration completed', fr: 'Inscription terminée' },
    meaningEn: 'Every step of the registration is done.',
    meaningFr: 'Chaque étape de l’inscription est faite.',
    en: () => 'Registration completed.',
    fr: () => 'Inscription terminée.',
  }),
  'proof-downloaded': event<PersonFacts & { readonly from: Day; readonly to: Day }>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Proof downloaded', fr: 'Preuve téléchargée' },
    meaningEn: 'A person downloaded the signed bills of some days with what they are verified with.',
    meaningFr: 'Une personne a téléchargé les factures signées de certains jours, avec de quoi les vérifier.',
    en: (f) => `Proof of the bills from ${f.from} to ${f.to} downloaded by ${f.email}.`,
    fr: (f) => `Preuve des factures du ${f.from} au ${f.to} téléchargée par ${f.email}.`,
  }),
  'log-exported': event<PersonFacts & { readonly from: Day; readonly to: Day; readonly format: string }>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Log exported', fr: 'Journal exporté' },
    meaningEn: 'A person saved lines of this log as a file.',
    meaningFr: 'Une personne a enregistré des lignes de ce journal dans un fichier.',
    en: (f) => `Activity log from ${f.from} to ${f.to} exported by ${f.email} (${f.format}).`,
    fr: (f) => `Journal d’activité du ${f.from} au ${f.to} exporté par ${f.email} (${f.format}).`,
  }),
  'accounting-exported': event<PersonFacts & { readonly from: Day; readonly to: Day; readonly program: JournalFormat }>(
    {
      shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'money' },
      name: { en: 'Journal entries exported', fr: 'Écritures exportées' },
      meaningEn: 'A person saved journal entries of some days for a bookkeeping program.',
      meaningFr: 'Une personne a enregistré les écritures de certains jours pour un logiciel comptable.',
      en: (f) => `Journal entries from ${f.from} to ${f.to} exported by ${f.email} (${en.programs[f.program]}).`,
      fr: (f) => `Écritures du ${f.from} au ${f.to} exportées par ${f.email} (${fr.programs[f.program]}).`,
    },
  ),
  'accounts-changed': event<PersonFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Accounts changed', fr: 'Comptes modifiés' },
    meaningEn: 'A person changed the accounts that the accounting export books on.',
    meaningFr: 'Une personne a changé les comptes où l’exportation comptable inscrit les montants.',
    en: (f) => `Bookkeeping accounts changed by ${f.email}.`,
    fr: (f) => `Comptes comptables modifiés par ${f.email}.`,
  }),
  'fiscal-year-changed': event<PersonFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Fiscal year changed', fr: 'Exercice modifié' },
    meaningEn: 'A person said with which month the fiscal year begins, of which the annual report is kept.',
    meaningFr: 'Une personne a dit avec quel mois commence l’exercice, dont le rapport annuel est conservé.',
    en: (f) => `Beginning of the fiscal year changed by ${f.email}.`,
    fr: (f) => `Début de l’exercice modifié par ${f.email}.`,
  }),
};
