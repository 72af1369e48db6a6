import type { PriceMailTexts } from './price-moves-mail.en.ts';

const BUTTON = 'Voir mon abonnement';

export const priceMovesMailFr: PriceMailTexts = {
  announced: ({ from, to, on, isRenewed }) => ({
    subject: `Le prix de votre forfait change le ${on}`,
    before: [
      isRenewed
        ? `Le prix mensuel de votre forfait Comptoir change le ${on}, à son renouvellement. Ce qui est payé d’ici là demeure tel quel.`
        : `Le prix mensuel de votre forfait Comptoir change pour les saisons qui commencent le ${on} ou plus tard. Tant que votre compte est en pause, rien n’est facturé.`,
    ],
    entries: [
      ['Prix actuel, par mois', from],
      ['Nouveau prix, par mois', to],
      ['À partir du', on],
    ],
    button: BUTTON,
    after: [
      'Les deux prix sont avant taxes et avant le rabais d’un code promo. Vous n’avez rien à faire.',
      isRenewed
        ? 'Si vous ne voulez pas du nouveau prix, fermez votre compte pour la saison à la page «\u00A0Abonnement et paiement\u00A0» avant ce jour\u00A0: tout fonctionne jusqu’au dernier jour payé, et rien n’est facturé ensuite. Vous pouvez aussi mettre fin à l’abonnement en écrivant au soutien.'
        : 'Si vous ne voulez pas du nouveau prix, laissez votre compte en pause, ou mettez fin à l’abonnement en écrivant au soutien.',
    ],
  }),
  cancelled: ({ from, to, on }) => ({
    subject: `Le prix de votre forfait ne change pas le ${on}`,
    before: [
      `Nous vous avions écrit que le prix mensuel de votre forfait passerait de ${from} à ${to} à partir du ${on}. Ce changement est annulé.`,
      `Votre forfait demeure à ${from} par mois, avant taxes. Vous n’avez rien à faire.`,
    ],
    entries: [],
    button: BUTTON,
    after: [],
  }),
};
