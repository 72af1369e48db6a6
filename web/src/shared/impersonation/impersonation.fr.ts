import type { Translated } from '../../lib/i18n/texts.ts';
import type { impersonationEn } from './impersonation.en.ts';

export const impersonationFr: Translated<typeof impersonationEn> = {
  move: 'Changer de partenaire…',
  act: 'Ouvrir en tant que…',
  money: 'Compte et factures',
  title: 'Ouvrir en tant que {name}',
  lead: 'Pendant 30 minutes, vous voyez et faites dans Comptoir ce que fait ce commerçant.',
  visible: 'Le commerçant voit dans son journal d’activité votre raison, le début et la fin, et ce que vous faites.',
  closed: 'Les cartes, les codes d’accès et les profils restent fermés.',
  reason: 'Raison',
  reasonHint: 'Par exemple\u00A0: aide pour le certificat, demandée au téléphone.',
  reasonShort: 'Donnez une raison d’au moins 5 caractères',
  start: 'Commencer',
  banner: 'Vous agissez pour {name}',
  bannerUnnamed: 'Vous agissez pour un commerçant',
  region: 'Au nom d’un commerçant',
  left: 'Temps restant\u00A0: {time}',
  end: 'Terminer',
  endFailed: 'L’opération n’a pas pu se faire. Réessayez.',
};
