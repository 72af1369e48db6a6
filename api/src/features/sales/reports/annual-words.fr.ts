import type { AnnualWords } from './annual-words.en.ts';

/** Words of the annual report in French. */
export const annualWordsFr: AnnualWords = {
  title: (year) => `Rapport annuel ${year}`,
  fileName: 'rapport-annuel',
  fileNumber: 'Numéro de dossier à Revenu Québec',
  qstNumber: 'Numéro de TVQ',
  gstNumber: 'Numéro de TPS',
  running: 'L’année n’est pas terminée\u00A0: le rapport va jusqu’au dernier jour indiqué ci-dessus.',
  keptAt: 'Conservé le',
  months: 'Mois par mois',
  corrections: {
    heading: 'Corrections et remboursements',
    text: 'Les remboursements, corrections et annulations de l’année. Ceux de factures faites avant elle diminuent les ventes de l’année où l’argent a été rendu.',
    earlier: 'Dont rendu pour des factures faites avant l’année',
    columns: ['Type', 'Factures', 'Taxes comprises'],
  },
  outages: {
    heading: 'Pannes',
    none: 'Revenu Québec a toujours pu être joint.',
    some: (count, minutes) =>
      `Revenu Québec n’a pas pu être joint ${count === 1 ? 'une fois' : `${count} fois`}, pendant ${minutes} minutes en tout. Les ventes ont continué et chaque facture a été conservée.`,
    columns: ['Du', 'Au'],
    late: 'Transmissions tardives',
    lateNone: 'Chaque facture est parvenue à Revenu Québec dans les 48 heures que la loi accorde.',
    lateSome: (bills) =>
      bills === 1
        ? 'Une facture est parvenue à Revenu Québec plus de 48 heures après avoir été faite, ou pas encore\u00A0:'
        : `${bills} factures sont parvenues à Revenu Québec plus de 48 heures après avoir été faites, ou pas encore. Les plus anciennes\u00A0:`,
    lateColumns: ['Faite le', 'Numéro', 'Appareil', 'Reçue le', 'Taxes comprises'],
    notYet: 'pas encore',
  },
  certificates: {
    heading: 'Certificats des appareils',
    columns: ['Appareil', 'Numéro de série', 'Valide du', 'Valide jusqu’au', 'Révoqué le'],
  },
  changes: {
    heading: 'Fiche du commerçant',
    text: 'Modifiée pendant l’année. Chaque facture porte les numéros en vigueur quand elle a été faite; les jours sont ceux du fuseau horaire en vigueur maintenant.',
    columns: ['Date', 'Modifié'],
  },
  proof: {
    heading: 'Preuve',
    text: 'Chaque facture contient la signature de la précédente\u00A0: la dernière signature d’un appareil contient donc toutes ses factures. La racine est le SHA-256 d’une ligne par appareil, dans l’ordre ci-dessous\u00A0: son numéro, la première et la dernière place, la dernière signature. Elle est la même pour quiconque la calcule à partir d’une preuve des factures de l’année.',
    root: (root) => `Racine\u00A0: ${root}`,
    none: 'Il n’y a aucune facture dans l’année, et donc rien à prouver.',
    columns: ['Appareil', 'Numéro', 'Première place', 'Dernière place', 'Dernière signature'],
  },
  kept: {
    heading: 'Changé depuis qu’il a été conservé',
    same: (at) => `Le rapport conservé le ${at} est toujours juste, au cent près.`,
    text: (at) => `Depuis que le rapport a été conservé, le ${at}, ces factures l’ont changé\u00A0:`,
    moved:
      'Le reste vient de jours qui commencent à une autre heure, parce que le commerce a changé de fuseau horaire.',
    columns: ['Date', 'Numéro', 'Appareil', 'Ce qui s’est passé', 'Taxes comprises'],
    added: 'arrivée plus tard',
    refused: 'refusée plus tard',
    earlier: 'Dans le rapport conservé, taxes comprises',
    others: 'Toutes les autres',
    now: 'Aujourd’hui',
    unexplained: 'Autre fuseau horaire',
  },
};
