import type { AcceptanceMailTexts } from './acceptance-mail.en.ts';

const PRIVATE = 'Ce lien n’est qu’à vous\u00A0: la personne qui le détient peut répondre à votre place.';

export const acceptanceMailFr: AcceptanceMailTexts = {
  aCaterer: 'votre traiteur',
  aCustomer: 'Le client',
  anEvent: 'votre événement',
  occasion: 'Événement',
  when: 'Date',
  total: 'Total, taxes comprises',
  until: 'Valide jusqu’au',
  reason: 'Raison',
  proposal: 'Proposition',
  acceptedAt: 'Acceptation',
  by: 'Par',
  reply: 'Pour nous écrire, répondez à ce courriel.',
  customer: {
    reminder: ({ merchant, occasion, until }) => ({
      subject: `L’estimation de ${merchant} est valide jusqu’au ${until}`,
      before: [
        `L’estimation pour ${occasion} attend votre réponse. On peut l’accepter jusqu’au ${until}, 23\u00A0h\u00A059.`,
      ],
      button: 'Voir l’estimation',
      after: [PRIVATE],
    }),
    accepted: ({ merchant, occasion, number }) => ({
      subject: `Estimation ${number} acceptée`,
      before: [
        `Merci! Vous avez accepté l’estimation de ${merchant} pour ${occasion}.`,
        'Le document accepté est joint\u00A0: conservez-le. Le contrat suivra.',
      ],
      button: 'Voir ce qui a été accepté',
      after: [],
    }),
  },
  merchant: {
    accepted: ({ customer, number }) => ({
      subject: `Estimation ${number} acceptée`,
      before: [`${customer} a accepté l’estimation ${number}.`],
      button: 'Voir l’estimation',
      after: ['Le contrat peut être établi et signé sur un appareil.'],
    }),
    declined: ({ customer, number }) => ({
      subject: `Estimation ${number} refusée`,
      before: [`${customer} a refusé l’estimation ${number}.`],
      button: 'Voir l’estimation',
      after: ['Vous pouvez envoyer une autre version.'],
    }),
    proposed: ({ customer, number }) => ({
      subject: `Modification proposée à l’estimation ${number}`,
      before: [`${customer} propose de modifier l’estimation ${number}, qui peut toujours être acceptée telle quelle.`],
      button: 'Voir l’estimation',
      after: ['Si vous êtes d’accord, envoyez une nouvelle version\u00A0: elle remplacera celle-ci.'],
    }),
  },
};
