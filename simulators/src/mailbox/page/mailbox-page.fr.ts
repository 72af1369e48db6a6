import type { MailboxTexts } from './mailbox-page.en.ts';

export const FR: MailboxTexts = {
  lang: 'fr-CA',
  title: 'Boîte aux lettres simulée',
  subtitle: 'Reçoit tous les courriels envoyés sur cette machine. Rien n’en sort.',
  otherLanguage: 'English',
  messages: 'Courriels reçus',
  noMessages: 'Aucun courriel n’a encore été reçu.',
  noSubject: '(sans objet)',
  columns: { received: 'Reçu', to: 'À', subject: 'Objet', from: 'De' },
  empty: 'Tout supprimer',
  faults: 'Pannes en attente',
  clearFaults: 'Effacer',
  faultTimes: (count) => (count === null ? 'toujours' : `encore ${count}`),
  back: 'Retour à la liste',
  recipients: 'Remis à',
  html: 'Courriel',
  text: 'Texte seulement',
  attachments: 'Pièces jointes',
  size: (bytes) => `${Math.ceil(bytes / 1024)}\u00a0ko`,
  headers: 'En-têtes',
  notFound: 'Il n’y a rien ici.',
};
