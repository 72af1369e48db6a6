import type { Translated } from '../../../lib/i18n/texts.ts';
import type { exportsEn } from './exports.en.ts';

export const exportsFr: Translated<typeof exportsEn> = {
  title: 'Vos exportations',
  lead: 'Les fichiers faits pour vous. Chacun est gardé 48 heures et ne s’ouvre que pour vous; un courriel vous dit quand il est prêt.',
  caption: 'Vos exportations, de la plus récente à la plus ancienne',
  empty: 'Aucun fichier n’est en préparation ni gardé pour vous.',
  gone: 'Cette exportation n’est plus gardée, ou n’est pas la vôtre. Les fichiers sont supprimés après 48 heures; vous pouvez en demander un autre.',
  columns: {
    what: 'Contenu',
    merchant: 'Commerçant',
    format: 'Fichier',
    state: 'État',
    progress: 'Lignes',
    left: 'Temps restant',
  },
  kinds: { log: 'Journal d’activité', bills: 'Factures' },
  days: '{kind}, du {from} au {to}',
  states: {
    waiting: 'En attente',
    writing: 'En préparation',
    ready: 'Prêt',
    failed: 'N’a pas pu être fait',
    cancelled: 'Annulé',
  },
  progress: '{done} sur {total}',
  about: 'environ {time}',
  kept: '{time} pour le télécharger',
  fetch: 'Télécharger',
  cancel: 'Annuler',
  remove: 'Supprimer',
};
