import type { ReportsMailTexts } from './reports-mail.en.ts';

export const reportsMailFr: ReportsMailTexts = {
  annual: ({ companyName, year, days }) => ({
    subject: `Le rapport annuel ${year} de ${companyName}`,
    before: [
      `Le rapport annuel ${year} de ${companyName} est prêt\u00A0: les ventes mois par mois, la TPS et la TVQ, ce que Revenu Québec en a reçu, les appareils et leurs certificats.`,
      ...(days ? [`Il porte sur l’exercice du ${days.from} au ${days.to}.`] : []),
      'Vous pouvez le lire dans le portail, l’enregistrer en PDF ou en classeur Excel, et le remettre à votre comptable.',
    ],
    button: 'Voir le rapport annuel',
    after: [
      'Il a été conservé tel qu’il est aujourd’hui. Si une facture de cette année change encore, le portail dit laquelle et de combien.',
    ],
  }),
};
