import { jobNamesFr } from '@comptoir/domain/base/jobs/job-names.fr';
import type { Translated } from '../../../lib/i18n/texts.ts';
import type { jobsEn } from './jobs.en.ts';

export const jobsFr: Translated<typeof jobsEn> = {
  title: 'Tâches',
  lead: 'Ce que le serveur fait de lui-même\u00A0: courriels, facturation, fichiers. Ce qui est fait quitte la liste.',
  caption: 'Tâches',
  columns: { task: 'Tâche', state: 'État', attempts: 'Essais', due: 'Prévue', error: 'Dernier échec' },
  names: jobNamesFr,
  states: { waiting: 'En attente', running: 'En cours', retrying: 'Reprise prévue', failed: 'Échouée' },
  filters: { label: 'Filtrer les tâches', state: 'État', all: 'Toutes ({count})' },
  attempts: '{attempts} sur {most}',
  empty: 'Aucune tâche dans la file',
  emptyText: 'Tout ce qui a été demandé est fait.',
  about: '{name}\u00A0: {value}',
  knownAs: 'dans la file',
  retry: 'Relancer maintenant',
  remove: 'Retirer…',
  removal: {
    title: 'Retirer la tâche «\u00A0{task}\u00A0»',
    text: 'Ce qu’elle devait faire ne se fera pas. Le journal d’audit garde la raison.',
    reason: 'Raison',
    confirm: 'Retirer la tâche',
    tooLong: '200 caractères au plus',
  },
};
