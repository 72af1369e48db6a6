import type { ExportsMailTexts } from './exports-mail.en.ts';

export const exportsMailFr: ExportsMailTexts = {
  what: { log: 'journal d’activité', bills: 'factures' },
  rows: 'Lignes',
  until: 'Disponible jusqu’au',
  ready: ({ what, companyName }) => ({
    subject: `Votre exportation est prête\u00A0: ${what}, ${companyName}`,
    before: [`Le fichier que vous avez demandé est prêt\u00A0: ${what}, ${companyName}.`],
    button: 'Télécharger le fichier',
    after: [
      'Le lien ne s’ouvre que pour vous, une fois votre session ouverte. Passé ce moment, le fichier est supprimé; vous pourrez le demander de nouveau.',
    ],
  }),
  failed: ({ what, companyName }) => ({
    subject: `Votre exportation n’a pas pu être faite\u00A0: ${what}, ${companyName}`,
    before: [
      `Le fichier que vous avez demandé n’a pas pu être fait\u00A0: ${what}, ${companyName}. Vos données n’en souffrent pas.`,
    ],
    button: 'Voir vos exportations',
    after: ['Demandez-le de nouveau. Si cela n’y change rien, écrivez-nous.'],
  }),
};
