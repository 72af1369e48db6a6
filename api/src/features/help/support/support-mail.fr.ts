import type { SupportTexts } from './support-mail.en.ts';

export const supportFr: SupportTexts = {
  subjects: {
    certificate: 'certificat',
    transmission: 'envoi des factures',
    terminal: 'appareil',
    billing: 'forfait et paiement',
    account: 'compte et accès',
    other: 'autre',
  },
  subject: (ticket, about) => `[${ticket}] ${about}`,
  received: (ticket) => `Nous avons bien reçu votre message. Son numéro est ${ticket}.`,
  yourMessage: 'Votre message\u00A0:',
  ticket: 'Billet',
  button: 'Ouvrir la conversation',
  howToAnswer:
    'Pour répondre, répondez à ce courriel ou écrivez dans la conversation. Les pièces jointes ne sont pas reprises du courriel.',
  answerInPortal: 'Pour répondre, écrivez dans la conversation.',
  writesAgain: (name, email) => `${name} (${email}) écrit\u00A0:`,
  openTicket: 'Ouvrir le billet',
  closed: (ticket) => `Le billet ${ticket} est fermé\u00A0: c’est réglé.`,
  opensAgain: 'Si ce n’est pas réglé, répondez et le billet sera rouvert.',
  settled: (name, email) => `${name} (${email}) a fermé le billet\u00A0: c’est réglé.`,
  filesLeft: (names) =>
    `Votre courriel est arrivé, mais sans ses pièces jointes\u00A0: ${names}. Le soutien ne les a pas. Écrivez dans la conversation ce qu’elles montrent, ou demandez comment les remettre.`,
  filesOfTheirs: (names) => `Pièces jointes qui n’ont pas été gardées\u00A0: ${names}.`,
  reopened: 'Ce billet était réglé; il est rouvert.',
};
