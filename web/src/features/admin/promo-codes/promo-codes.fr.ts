import type { Translated } from '../../../lib/i18n/texts.ts';
import type { promoCodesEn } from './promo-codes.en.ts';

export const promoCodesFr: Translated<typeof promoCodesEn> = {
  title: 'Codes promo',
  create: 'Créer un code',
  columns: {
    code: 'Code promo',
    discount: 'Rabais',
    days: 'Validité',
    uses: 'Utilisations',
    state: 'État',
    act: 'Actions',
  },
  states: {
    open: 'Utilisable',
    'to-come': 'À venir',
    expired: 'Expiré',
    'used-up': 'Épuisé',
    withdrawn: 'Retiré',
  },
  onService:
    '{months, plural, =0 {sur le service, chaque mois} one {sur le service, le premier mois} other {sur le service, les # premiers mois}}',
  onInstallation: 'sur l’installation',
  days: { always: 'En tout temps', from: 'À partir du {day}', to: 'Jusqu’au {day}' },
  usesOf: '{uses} sur {most}',
  withdraw: 'Retirer',
  withdrawNamed: 'Retirer {code}',
  withdrawal:
    'Plus personne ne pourra utiliser ce code. {uses, plural, =0 {Personne ne s’en est servi.} one {Le commerçant qui s’en est servi garde son rabais.} other {Les # commerçants qui s’en sont servis gardent leur rabais.}}',
  keep: 'Garder le code',
  empty: {
    title: 'Aucun code promo',
    text: 'Un code donne un rabais, en pourcentage ou en dollars, sur le service, l’installation ou les deux.',
  },
  form: {
    title: 'Créer un code promo',
    fields: {
      code: 'Code promo',
      kind: 'Type de rabais',
      value: 'Rabais',
      onService: 'Le service mensuel',
      onInstallation: 'L’installation',
      months: 'Nombre de mois',
      maxUses: 'Nombre de commerçants',
      startsOn: 'À partir du',
      endsOn: 'Jusqu’au (inclus)',
    },
    kinds: { percent: 'Pourcentage du prix', amount: 'Montant' },
    targets: 'Le rabais s’applique à',
    hints: {
      code: 'Lettres et chiffres. Majuscules, espaces et traits d’union ne comptent pas.',
      months: 'Tous',
      maxUses: 'Sans limite',
    },
    rules: {
      code: 'Au moins trois lettres ou chiffres, rien d’autre',
      percent: 'Un pourcentage de 0,01 à 100',
      amount: 'Le montant doit être valide',
      target: 'Choisissez au moins une option',
      months: 'Un nombre entier de 1 à 120',
      uses: 'Un nombre entier de 1 à 1\u00A0000\u00A0000',
      over: 'Ce jour est passé\u00A0: personne ne pourrait utiliser le code',
    },
    freeForEver:
      'Avec ce code, le service ne coûte rien, pour toujours. Donnez un nombre de mois s’il doit être payé un jour.',
    submit: 'Créer le code',
  },
};
