import type { FigureWords } from './figure-words.en.ts';

/** Words that all sections of the reports share, in French. */
export const figureWordsFr: FigureWords = {
  groups: {
    month: 'Mois',
    week: 'Semaine',
    plan: 'Forfait d’installation',
    partner: 'Partenaire',
    sector: 'Sous-secteur',
  },
  keys: {
    autonomous: 'Autonome',
    assisted: 'Assistée',
    food_truck: 'Camion de restauration',
    bar: 'Bar (boissons alcoolisées)',
    restaurant: 'Restauration',
    none: 'Non précisé',
  },
  measures: { subtotalCents: 'Avant taxes', gstCents: 'TPS', qstCents: 'TVQ', totalCents: 'Avec taxes', days: 'Jours' },
  all: 'Au total',
  count: 'Nombre',
  figure: 'Donnée',
  before: 'Période précédente',
  period: 'Période',
  comparedWith: 'Comparée à celle',
  madeAt: 'Fait le',
  days: (from, to) => `du ${from} au ${to}`,
  week: (monday) => `Semaine du ${monday}`,
  about: 'À propos',
  summary: 'Sommaire',
  by: (group, counted) => `Par ${group.toLowerCase()}\u00A0: ${counted.toLowerCase()}`,
};
