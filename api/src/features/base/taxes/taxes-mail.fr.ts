import type { TaxMailTexts } from './taxes-mail.en.ts';

const BUTTON = 'Voir mes appareils';

export const taxesMailFr: TaxMailTexts = {
  confirmed: ({ tax, rate, before, classes, from, until, source }) => ({
    subject: `La ${tax} change le ${from}`,
    before: [
      `${until === null ? `À partir du ${from}` : `Du ${from} au ${until}`}, la ${tax} sur ce qui est énuméré ci-dessous est de ${rate}. D’ici là, elle est de ${before}.`,
    ],
    entries: [
      ['Taxe', tax],
      ['Sur', classes],
      ['Taux d’ici là', before],
      ['Nouveau taux', rate],
      ['Premier jour', from],
      ['Dernier jour', until ?? 'jusqu’à nouvel ordre'],
      ['Publié dans', source],
    ],
    button: BUTTON,
    after: [
      'Vos appareils reçoivent le changement d’avance, la prochaine fois qu’ils joignent Comptoir, et l’appliquent dès le premier jour, même hors ligne. Connectez chacun d’eux une fois avant ce jour\u00A0: la page «\u00A0Appareils\u00A0» dit lesquels ne l’ont pas encore.',
      'Une commande commencée avant minuit garde les taux de son jour, et un remboursement ceux de sa vente. Un contrat suit le jour de son événement.',
    ],
  }),
  withdrawn: ({ tax, rate, before, from }) => ({
    subject: `La ${tax} ne change pas le ${from}`,
    before: [
      `Nous vous avions écrit que la ${tax} serait de ${rate} à partir du ${from}. Ce changement est retiré\u00A0: elle demeure à ${before}.`,
      'Connectez chacun de vos appareils une fois avant ce jour, pour qu’il n’applique pas le changement.',
    ],
    entries: [],
    button: BUTTON,
    after: [],
  }),
};
