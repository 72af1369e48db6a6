import type { OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import type { OwnershipMailTexts } from './ownership-mail.en.ts';

const IGNORE = 'Si vous ne savez pas pourquoi vous recevez ceci, ignorez-le ou refusez\u00A0: rien ne change.';

const BECOMES: Readonly<Record<OffererBecomes, string>> = {
  manager: 'Vous y restez comme gérant.',
  reader: 'Vous y restez comme lecteur.',
  accountant: 'Vous y restez comme comptable.',
  gone: 'Vous n’y avez plus accès.',
  sold: 'Vous n’y avez plus accès, et votre carte enregistrée est supprimée\u00A0: elle n’est plus jamais débitée pour ce commerce.',
};

export const ownershipMailFr: OwnershipMailTexts = {
  offered: ({ business, offeredBy, becomes, isNewcomer }) => ({
    subject: `La propriété de ${business} vous est offerte`,
    before: [
      becomes === 'sold'
        ? `${offeredBy} a vendu ${business} et vous en offre la propriété dans Comptoir, le portail où un commerce suit ses appareils et les factures qu’il transmet à Revenu Québec.`
        : `${offeredBy} vous offre la propriété de ${business} dans Comptoir, le portail où un commerce suit ses appareils et les factures qu’il transmet à Revenu Québec.`,
      isNewcomer
        ? 'Voyez ce que vous reprendriez, puis choisissez un mot de passe pour accepter. Le lien est pour vous seul et vaut 14 jours.'
        : 'Connectez-vous avec ce courriel comme d’habitude, voyez ce que vous reprendriez, puis acceptez ou refusez. Vous avez 14 jours. Si vous n’avez pas encore de mot de passe, utilisez «\u00A0Mot de passe oublié?\u00A0» à la connexion.',
    ],
    button: 'Voir l’offre',
    after: [IGNORE],
  }),
  withdrawn: ({ business, offeredBy }) => ({
    subject: `L’offre de ${business} est retirée`,
    before: [`La propriété de ${business} que ${offeredBy} vous offrait ne l’est plus. Rien n’a changé.`],
    button: 'Ouvrir Comptoir',
    after: [],
  }),
  declined: ({ business, receiver }) => ({
    subject: `L’offre de ${business} est refusée`,
    before: [
      `${receiver} a refusé la propriété de ${business}. Rien n’a changé\u00A0: vous en êtes propriétaire comme avant.`,
    ],
    button: 'Ouvrir Comptoir',
    after: [],
  }),
  expired: ({ business, receiver }) => ({
    subject: `L’offre de ${business} a expiré`,
    before: [
      `${receiver} n’a pas répondu en 14 jours à votre offre de la propriété de ${business}. Rien n’a changé\u00A0: vous en êtes propriétaire comme avant.`,
    ],
    button: 'Ouvrir Comptoir',
    after: ['Vous pouvez l’offrir de nouveau sous Contacts.'],
  }),
  'handed-over': ({ business, receiver, becomes }) => ({
    subject: `${business} a changé de mains`,
    before: [`${receiver} a accepté la propriété de ${business}. ${BECOMES[becomes]}`],
    button: 'Ouvrir Comptoir',
    after: ['Ses factures, son journal d’activité et ses preuves restent au commerce.'],
  }),
  received: ({ business, offeredBy, becomes }) => ({
    subject: `${business} est à vous`,
    before: [
      `Vous avez accepté la propriété de ${business}, offerte par ${offeredBy}.`,
      becomes === 'sold'
        ? 'La carte du vendeur est supprimée\u00A0: ajoutez la vôtre sous Paiement, sinon la prochaine facture ne pourra pas être débitée. Vérifiez aussi la fiche du commerce\u00A0: ce par quoi Revenu Québec le connaît doit être à vous.'
        : 'La carte enregistrée et l’abonnement restent comme ils sont; vous les trouvez sous Paiement.',
    ],
    button: 'Ouvrir Comptoir',
    after: ['Si ce n’était pas vous, écrivez tout de suite au soutien.'],
  }),
};
