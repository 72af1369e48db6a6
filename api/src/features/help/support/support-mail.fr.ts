import type { SupportTexts } from './support-mail.en.ts';

export const supportFr: SupportTexts = {
  subjects: {
    certificate: 'certificat',
    transmission: 'envoi des factures',
    terminal: 'terminal de paiement',
    billing: 'forfait et paiement',
    account: 'compte et accès',
    other: 'autre',
  },
  subject: (ticket, about) => `[${ticket}] ${about}`,
  received: (ticket, hours) =>
    `Nous avons bien reçu votre message. Son numéro est ${ticket}. Le soutien répond du lundi au vendredi, ${hours}, dans le portail et à cette adresse.`,
  yourMessage: 'Votre message\u00A0:',
  ticket: 'Billet',
  button: 'Ouvrir la conversation',
  howToAnswer:
    'Pour répondre, répondez à ce courriel ou écrivez dans la conversation. Les pièces jointes ne sont pas reprises du courriel.',
  answerInPortal: 'Pour répondre, écrivez dans la conversation.',
  writesAgain: (name, email) => `${name} (${email}) écrit\u00A0:`,
  openTicket: 'Ouvrir le billet',
};
