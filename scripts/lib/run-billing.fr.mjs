/** @type {typeof import('./run-billing.en.mjs').EN} */
export const FR = {
  badMoment: 'Dites quel moment\u00A0: npm run billing -- --now 2027-01-15, ou --now 2027-01-15T05:00:00Z.',
  nothingRuns:
    'Aucun Comptoir ne fonctionne ici\u00A0: démarrez-le avec npm start, puis reprenez cette commande dans une autre fenêtre.',
  noDemo: 'Ce Comptoir n’a pas de monde de démonstration à facturer\u00A0: son propre minuit s’en charge.',
  refused: (status) => `Comptoir a refusé de facturer (${status})\u00A0: voyez son journal.`,
  endedEarly: 'La facturation s’est arrêtée avant la fin\u00A0: voyez le journal de Comptoir.',
  begins: (now) => `Facturation en date du ${now}…`,
  steps: {
    invoices: 'Factures',
    payments: 'Paiements',
    'lost-replies': 'Réponses perdues',
    done: 'Terminé',
    failed: 'Échec',
  },
  line: (step, { invoices, paid, declined }) =>
    `${step}\u00A0: ${invoices} factures créées, ${paid} payées, ${declined} refusées`,
  money: (cents) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0$`,
  summary: {
    invoices: 'Factures créées',
    pauses: 'Saisons terminées',
    paid: 'Paiements faits',
    declined: 'Paiements refusés',
    withoutCard: 'Sans carte',
    unavailable: 'Fournisseur injoignable',
    unknown: 'Encore inconnus',
  },
};
