import type { Translated } from '../../lib/i18n/texts.ts';
import type { reportControlsEn } from './report-controls.en.ts';

export const reportControlsFr: Translated<typeof reportControlsEn> = {
  period: {
    label: 'Période du rapport',
    presets: 'Périodes courantes',
    'this-month': 'Ce mois-ci',
    'last-month': 'Mois dernier',
    'last-30-days': '30 derniers jours',
    days: 'Premier et dernier jour',
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    faults: {
      required: 'Choisissez une date de début et une date de fin.',
      'in-future': 'Les dates doivent être antérieures ou égales à celle d’aujourd’hui.',
      'after-end': 'La date de début ne peut pas suivre la date de fin.',
      'too-long': 'Un rapport porte sur 366 jours au plus.',
    },
  },
  saved: '{name} enregistré.',
};
