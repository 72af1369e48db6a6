/** Words in a conversation with support, on both sides of it. */
export const TICKET_WORDS = {
  fr: {
    answer: 'Répondre',
    send: 'Envoyer la réponse',
    said: 'Ce qui s’est dit',
    byMail: 'par courriel',
    setAside: 'Courriels mis de côté',
    otherSender: 'Envoyé par quelqu’un d’autre',
    close: 'Régler le billet',
    solved: 'Réglé',
  },
  en: {
    answer: 'Answer',
    send: 'Send the answer',
    said: 'What was said',
    byMail: 'by email',
    setAside: 'Emails set aside',
    otherSender: 'Sent by someone else',
    close: 'Close the ticket',
    solved: 'Solved',
  },
} as const;
