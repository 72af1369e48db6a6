import type { LogSentences } from './log-sentences.ts';

/** Sentences of the activity log about a caterer’s customers, estimates and contracts, in French. */
export const catererSentences = {
  'customer-erased': (f) => `Renseignements d’un client effacés par ${f.email}.`,
  'estimate-change-proposed': (f) => `Le client propose de modifier l’estimation ${f.number}, révision ${f.revision}.`,
  'contract-to-sign': (f) => `Le contrat ${f.number} attend qu’un appareil le signe.`,
  'contract-document-signed': (f) => `Document du contrat ${f.number} signé\u00A0: facture ${f.noTrans}.`,
  'contract-paid': (f) => `Le contrat ${f.number} est payé en entier.`,
  'contract-called-off': (f) => `Contrat ${f.number} annulé${f.email ? ` par ${f.email}` : ''}.`,
} satisfies Partial<LogSentences>;
