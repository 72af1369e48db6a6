import type { Translated } from '../../../lib/i18n/texts.ts';
import type { planEn } from './plan.en.ts';

export const planFr: Translated<typeof planEn> = {
  title: 'Forfait et prix',
  lead: 'Avant taxes. Chaque commerçant paie une installation avec le premier mois, puis le service mensuel.',
  prices: {
    monthlyService: 'Service mensuel',
    autonomous: 'Installation autonome',
    assisted: 'Installation assistée',
  },
  withTaxes: 'TPS {gst}, TVQ {qst}\u00A0: {total}',
  noTotal: 'Un montant comme 140,00',
  rules: { amount: 'Le montant doit être valide' },
  hint: 'Les nouveaux prix sont pour qui s’abonne à partir de ce moment. Les abonnements en cours gardent les leurs tant qu’ils ne sont pas déplacés ci-dessous, et les factures toujours.',
  from: 'À partir du',
  fromHint: 'Dès minuit, heure du Québec. Laissez vide pour dès maintenant.',
  dated: {
    title: 'Prix par date',
    from: 'Dès le',
    state: 'État',
    states: { 'to-come': 'À venir', 'in-force': 'En vigueur', past: 'Passé' },
    monthly: 'Par mois',
    installations: 'Installations',
    subscriptions: 'Abonnements',
    by: 'Fixé par',
  },
  move: {
    open: 'Déplacer ses abonnements…',
    title: 'Déplacer les abonnements à {amount}',
    lead: 'Chaque commerçant est averti par courriel. Chaque abonnement change de prix à son renouvellement, jamais pendant un mois déjà payé.',
    to: 'Vers le prix',
    price: '{amount} par mois, depuis le {from}',
    on: 'Premier jour',
    onHint:
      'Au moins trente jours d’avance. Un abonnement change à son premier renouvellement ce jour-là ou plus tard.',
    rules: {
      tooSoon: 'Les commerçants sont avertis au moins trente jours avant. Choisissez un jour plus tard.',
      tooFar: 'Choisissez un jour d’ici un an.',
      notInForceYet: 'Ce prix n’est pas encore en vigueur ce jour-là.',
    },
    plan: 'Voir l’aperçu',
    back: 'Retour',
    noMerchant:
      '{elsewhere, plural, =0 {Aucun abonnement n’est à ce prix.} one {Le seul abonnement à ce prix fait déjà partie d’un autre changement.} other {Les # abonnements à ce prix font déjà partie d’un autre changement.}}',
    change: 'Prix par mois',
    fromTo: '{from} → {to}',
    subscriptions: 'Abonnements',
    byState:
      '{active, plural, one {# se renouvelle} other {# se renouvellent}}, {pausing, plural, one {# a une pause prévue} other {# ont une pause prévue}}, {paused, plural, one {# est en pause} other {# sont en pause}}',
    byInstallation:
      '{autonomous, plural, one {# autonome} other {# autonomes}}, {assisted, plural, one {# assisté} other {# assistés}}',
    elsewhere: '{elsewhere, number} de plus dans un autre changement',
    difference: 'Différence par mois',
    differenceHint: 'Avant taxes et rabais, pour les abonnements qui se renouvellent.',
    renewals: 'Combien changent, jour par jour',
    renewalOn: 'Renouvellement',
    follows:
      'Chaque propriétaire reçoit un courriel avec les deux prix, le jour et la façon de partir. Vous pouvez annuler le changement jusqu’à son premier jour.',
    send: 'Annoncer à {count, plural, one {# commerçant} other {# commerçants}}',
    done: 'C’est annoncé. Les courriels partent vers {count, plural, one {# commerçant} other {# commerçants}}.',
  },
  moves: {
    title: 'Changements de prix des abonnements',
    on: 'Premier jour',
    state: 'État',
    states: { announced: 'Annoncé', 'in-effect': 'En vigueur', cancelled: 'Annulé' },
    change: 'Prix par mois',
    fromTo: '{from} → {to}',
    progress: 'Abonnements',
    counts:
      '{all, number} en tout{moved, plural, =0 {} other { · # au nouveau prix}}{notified, plural, =0 {} one { · # averti} other { · # avertis}}{waiting, plural, =0 {} one { · # en attente de son courriel} other { · # en attente de leur courriel}}{leftOut, plural, =0 {} one { · # laissé de côté} other { · # laissés de côté}}{cancelled, plural, =0 {} one { · # annulé} other { · # annulés}}',
    by: 'Par',
    cancelledBy: 'Annulé par {name}',
    cancel: 'Annuler le changement',
    seeLeftOut: 'Voir qui est laissé de côté',
    cancellation: {
      title: 'Annuler le changement du {on}?',
      text: 'Chaque abonnement garde son prix. {notified, plural, =0 {Personne n’a encore été averti.} one {Un commerçant a été averti et reçoit un courriel qui le dit.} other {# commerçants ont été avertis et reçoivent un courriel qui le dit.}}',
      confirm: 'Annuler le changement',
      keep: 'Le garder',
      done: 'Le changement est annulé',
    },
    leftOut: {
      title: 'Laissés de côté',
      text: 'Ces commerçants gardent leur prix.',
      merchant: 'Commerçant',
      reason: 'Pourquoi',
      reasons: { 'no-owner': 'Aucun propriétaire à qui écrire', 'price-changed': 'Paie maintenant un autre prix' },
    },
  },
  save: 'Enregistrer les prix',
};
