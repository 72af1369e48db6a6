import type { ReportWords } from './report-words.en.ts';

/** Words of reports as documents and workbooks in French. */
export const reportWordsFr: ReportWords = {
  salesTitle: 'Rapport de ventes',
  taxTitle: 'Rapport de taxes',
  salesFile: 'ventes',
  taxFile: 'taxes',
  about: 'À propos',
  period: 'Période',
  periodOf: (from, to) => `du ${from} au ${to}`,
  timeZone: 'Jours du fuseau horaire',
  zones: {
    'America/Montreal': 'Heure de l’Est (Montréal)',
    'America/Halifax': 'Heure de l’Atlantique (Îles-de-la-Madeleine)',
  },
  madeAt: 'Produit le',
  taxNumbers: 'Numéros de TVQ et de TPS',
  notGiven: 'non fourni',
  before: (from, to) => `Période précédente\u00A0: du ${from} au ${to}`,
  summary: 'Sommaire',
  figure: 'Donnée',
  thisPeriod: 'Cette période',
  periodBefore: 'Période précédente',
  by: {
    day: 'Par jour',
    month: 'Par mois',
    kind: 'Par type',
    payment: 'Par mode de paiement',
    device: 'Par appareil',
    employee: 'Par employé',
    item: 'Par article',
  },
  whatCounts:
    'Les reçus, les notes de crédit et leurs corrections comptent le jour où ils ont été faits; de plusieurs versements, le premier. Les factures de formation, les reproductions, les additions, les estimations, les soumissions et les factures refusées par Revenu Québec ne sont dans aucun montant.',
  itemsAreLines:
    'Les articles sont les lignes des factures qui ont un prix ou une quantité, y compris les suppléments et les rabais. Au-delà des 500 premiers, ils sont additionnés sur une ligne; le fichier exporté les contient tous.',
  nothing: 'Rien n’a été vendu pendant cette période.',
  given: {
    heading: 'Changé depuis qu’il a été produit',
    same: (at) => `Le rapport produit le ${at} est toujours juste, au cent près.`,
    text: (at) =>
      `Depuis que ce rapport a été produit, le ${at}, ces factures l’ont changé. Qui a reçu l’ancien a besoin de celui-ci\u00A0:`,
    moved:
      'Le reste vient de jours qui commencent à une autre heure, parce que le commerce a changé de fuseau horaire.',
    columns: ['Date', 'Numéro', 'Appareil', 'Ce qui s’est passé', 'Taxes comprises'],
    added: 'arrivée plus tard',
    refused: 'refusée plus tard',
    earlier: 'Dans l’ancien rapport, taxes comprises',
    others: 'Toutes les autres',
    now: 'Aujourd’hui',
    unexplained: 'Autre fuseau horaire',
  },
  taxes: {
    heading: 'Taxes par mois et par trimestre',
    text: 'Les ventes avant taxes, la TPS et la TVQ que demande une déclaration. Ce qui peut être réclamé sur les achats n’est pas connu ici.',
    columns: ['Période', 'Ventes avant taxes', 'TPS perçue', 'TVQ perçue', 'Ventes, taxes comprises'],
    quarter: (year, number) => `Trimestre ${number} de ${year}`,
    total: 'Total',
    roundingHeading: 'Arrondi des taxes',
    rounding:
      'Chaque facture arrondit ses taxes au cent, et ce que les clients ont payé est dû. Calculées d’un coup sur l’ensemble des ventes, les taxes donneraient les montants ci-dessous; les deux sont justes, et l’écart est celui de l’arrondi.',
    roundingColumns: ['Taxe', 'Montant assujetti', 'Perçue, facture par facture', 'Calculée d’un coup', 'Écart'],
    gst: 'TPS',
    qst: 'TVQ',
  },
  authority: {
    heading: 'Conformité avec Revenu Québec',
    agrees: 'Oui\u00A0: Revenu Québec a toutes les factures de ces ventes.',
    open: (bills) =>
      `Pas encore\u00A0: ${bills === 1 ? 'une facture doit' : `${bills} factures doivent`} encore parvenir à Revenu Québec.`,
    refused: (bills) =>
      bills === 1
        ? 'Une facture a été refusée par Revenu Québec et n’est dans aucun montant\u00A0: l’appareil la refait.'
        : `${bills} factures ont été refusées par Revenu Québec et ne sont dans aucun montant\u00A0: l’appareil les refait.`,
    unexplained: 'Ces montants diffèrent de leurs factures. C’est une erreur de Comptoir\u00A0: écrivez au soutien.',
    columns: ['Factures', 'Nombre', 'Taxes comprises'],
    accepted: 'Reçues par Revenu Québec',
    outstanding: 'À lui transmettre encore',
    refusedRow: 'Refusées, dans aucun montant',
    sum: 'Dans ce rapport',
    billsHeading: 'Factures que Revenu Québec n’a pas',
    billColumns: ['Date', 'Numéro', 'Appareil', 'État', 'Taxes comprises'],
    countersHeading: 'Rapports de l’utilisateur',
    counterColumns: ['Appareil', 'Envoi', 'Montant déclaré', 'Selon ses factures', 'Écart'],
    unknown: 'dernière facture pas encore ici',
  },
};
