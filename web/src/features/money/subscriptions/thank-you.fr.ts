import type { Translated } from '../../../lib/i18n/texts.ts';
import type { thankYouEn } from './thank-you.en.ts';

export const thankYouFr: Translated<typeof thankYouEn> = {
  title: 'Merci! Voici la suite',
  lead: 'Le paiement, l’installation et ce qu’il reste à faire.',
  notYet: 'L’abonnement n’est pas encore fait.',
  next: 'Ce qu’il reste à faire',
  notYetLink: 'S’abonner',
  payment: {
    title: 'Le paiement',
    planned:
      'La carte enregistrée sera débitée de {amount} le {day}{time, select, midnight {, à minuit} other {, {time} ({zone})}}. Vous n’avez rien à faire; le reçu arrive par courriel.',
    none: 'Aucun paiement n’est en attente.',
    more: '<p><bills>Voir les factures de service</bills> · <billing>Abonnement et paiement</billing></p>',
  },
  install: {
    title: 'L’installation',
    text: '<p>Vous avez choisi d’installer Comptoir vous-même. <configuration>Le guide d’installation</configuration> vous mène du certificat à la première facture; le soutien communiquera aussi avec vous pour s’assurer que tout va bien.</p>',
  },
};
