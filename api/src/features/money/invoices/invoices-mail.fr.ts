import type { CardProblem } from '@comptoir/domain/money/cards/find-card-problem';
import type { InvoiceMailFacts, InvoiceMailTexts } from './invoices-mail.en.ts';

const SEE = { button: 'Voir mes factures', page: 'bills' } as const;
const ADD = { button: 'Ajouter une carte', page: 'billing' } as const;
const CHANGE = { button: 'Changer ma carte', page: 'billing' } as const;

const CARD_BUTTONS = { missing: ADD, expired: CHANGE, expiring: CHANGE } as const;
const CARD_PROBLEMS: Readonly<Record<CardProblem, (next: string) => string>> = {
  missing: (next) =>
    `Aucune carte n’est enregistrée\u00A0: ajoutez-en une avant le ${next}, à minuit, pour que la facture puisse être payée.`,
  expired: (next) =>
    `Votre carte enregistrée est expirée\u00A0: remplacez-la avant le ${next}, à minuit, pour que la facture puisse être payée.`,
  expiring: (next) =>
    `Votre carte enregistrée sera expirée le ${next}\u00A0: remplacez-la d’ici là, pour que la facture puisse être payée.`,
};

export const invoicesMailFr: InvoiceMailTexts = {
  created: ({ number, total, ...when }) => ({
    subject: `Votre facture ${number}`,
    before: [
      when.isFree
        ? `Voici votre facture ${number}. Vous n’avez rien à payer.`
        : `Voici votre facture ${number}, de ${total}. ${writePayment(when)}`,
    ],
    ...(when.cardProblem && !when.isFree ? CARD_BUTTONS[when.cardProblem] : SEE),
  }),
  paid: ({ number, total }) => ({
    subject: `Reçu de la facture ${number}`,
    before: [`Votre facture ${number}, de ${total}, est payée. Le reçu est joint. Merci!`],
    ...SEE,
  }),
  declined: ({ number, total, next, isPaid, cardProblem }) => ({
    subject: `Paiement de la facture ${number} refusé`,
    before: [
      `Votre carte a été refusée pour la facture ${number}, de ${total}.${isPaid ? ' Elle a été payée depuis.' : ''}${next && !cardProblem ? ` Nous réessaierons le ${next}.` : ''}`,
      ...(next
        ? [
            cardProblem
              ? CARD_PROBLEMS[cardProblem](next)
              : 'Si vous préférez utiliser une autre carte, changez-la d’ici là.',
          ]
        : []),
    ],
    ...(cardProblem ? CARD_BUTTONS[cardProblem] : CHANGE),
  }),
  refused: ({ number, total }) => ({
    subject: `Il faut une nouvelle carte pour la facture ${number}`,
    before: [
      `La facture ${number}, de ${total}, n’a pas pu être payée\u00A0: aucune carte ne peut être débitée.`,
      'Ajoutez une autre carte; la facture sera alors payée au prochain minuit.',
    ],
    ...CHANGE,
  }),
  'past-due': ({ number, total }) => ({
    subject: `La facture ${number} est en souffrance`,
    before: [
      `Toutes les tentatives de paiement de la facture ${number}, de ${total}, ont été refusées, et il n’y en aura pas d’autre.`,
      'Vos appareils continuent de fonctionner et vos ventes parviennent toujours à Revenu Québec. Payez la facture vous-même ou ajoutez une autre carte.',
    ],
    ...SEE,
  }),
  credited: ({ number, credited }) => ({
    subject: `Crédit sur la facture ${number}`,
    before: [
      `Nous avons crédité ${credited} sur votre facture ${number}. La note de crédit est jointe.`,
      'Ce qui était déjà payé retourne sur la carte d’ici quelques jours.',
    ],
    ...SEE,
  }),
  requested: ({ number, total }) => ({
    subject: `Facture ${number}`,
    before: [`Voici la facture ${number}, de ${total}, comme demandé.`],
    ...SEE,
  }),
};

type WhenPaid = Pick<InvoiceMailFacts, 'due' | 'next' | 'isPaid' | 'cardProblem'>;

function writePayment({ due, next, isPaid, cardProblem }: WhenPaid): string {
  if (isPaid) return 'Elle est payée.';
  if (next && cardProblem) return CARD_PROBLEMS[cardProblem](next);
  if (next) return `Votre carte enregistrée sera débitée le ${next}, à minuit.`;
  return `Son paiement était prévu le ${due}, à minuit\u00A0: le portail montre où il en est.`;
}
