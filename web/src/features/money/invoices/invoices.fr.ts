import type { Translated } from '../../../lib/i18n/texts.ts';
import type { invoicesEn } from './invoices.en.ts';

export const invoicesFr: Translated<typeof invoicesEn> = {
  title: 'Factures de service',
  lead: 'Les factures de votre abonnement à Comptoir. Celles de vos ventes sont sous Ventes.',
  caption: 'Factures de service',
  views: { label: 'Quelles factures', unpaid: 'Impayées', all: 'Toutes' },
  columns: {
    createdOn: 'Date de création',
    number: 'Numéro',
    state: 'État',
    due: 'Montant dû',
    client: 'Client',
    total: 'Montant total',
  },
  number: 'Facture {number}',
  actions: {
    pay: 'Payer',
    payNumber: 'Payer la facture {number}',
    details: 'Détails',
    detailsNumber: 'Détails de la facture {number}',
    email: 'Envoyer',
    emailNumber: 'Envoyer la facture {number} par courriel',
    pdf: 'Ouvrir (PDF)',
    pdfNumber: 'Ouvrir la facture {number} en PDF',
    receipt: 'Reçu',
  },
  dialog: {
    details: 'Facture {number}',
    pay: 'Payer la facture {number}',
    email: 'Envoyer la facture {number} par courriel',
    receipt: 'Envoyer le reçu de la facture {number} par courriel',
  },
  payment: {
    pay: 'Payer {amount}',
    done: 'La facture {number} est payée',
    noCard: 'Aucune carte enregistrée\u00A0: ajoutez-en une, puis revenez ici.',
    addCard: 'Ajouter une carte',
    otherCard: 'Utiliser une autre carte',
    unknown: 'Nous ne savons pas encore si le paiement a passé.',
    unknownHint:
      'La réponse du fournisseur de paiement s’est perdue en route. Nous la redemandons; rien n’est débité deux fois. Vous pouvez fermer cette fenêtre\u00A0: la liste montrera le résultat.',
  },
  email: {
    invoice: 'La facture est envoyée en PDF.',
    receipt: 'Le reçu est envoyé en PDF.',
    to: 'Autre courriel (facultatif)',
    hint: 'Laissé vide, l’envoi va aux personnes du commerce.',
    hintTo: 'Laissé vide, l’envoi va à\u00A0: {people}.',
    send: 'Envoyer',
    done: 'Le courriel est en route',
  },
  full: {
    state: 'État',
    client: 'Facturé à',
    period: 'Période',
    fromTo: 'du {from} au {to}',
    paidAt: 'Payée le',
    dueAt: 'Échéance',
    nextAttemptAt: 'Prochaine tentative',
  },
  empty: {
    title: 'Aucune donnée disponible',
    text: 'Aucune facture de service n’a encore été créée pour {name}.',
    unpaidTitle: 'Rien à payer',
    unpaidText: 'Aucune facture de {name} n’attend d’être payée.',
  },
  how: {
    title: 'Comment ça marche',
    text: '<ol><li><b>La première facture est créée à l’abonnement</b>, les suivantes chaque mois, le même jour.</li><li><b>Elle est payée à minuit</b>, à l’heure de votre commerce, avec la carte enregistrée.</li><li>La TPS (5\u00A0%) et la TVQ (9,975\u00A0%) s’ajoutent au montant.</li></ol><p><billing>Votre compte et sa carte</billing> · <sales>Les factures de vos ventes</sales></p>',
  },
};
