import type { SectionWords } from '../../base/figures/section-words.ts';
import type { RevenueFigure } from './revenue-figures.ts';

export const revenueSectionFr: SectionWords<RevenueFigure> = {
  title: 'Revenus',
  lead: 'Ce que les commerçants nous paient\u00A0: le service mensuel, nos factures et les notes de crédit, par jour, heure de Québec.',
  figures: {
    opening: 'Au début',
    new: 'Nouveaux',
    resumed: 'Retours',
    changed: 'Prix changés',
    paused: 'Pauses',
    churned: 'Partis',
    closing: 'À la fin',
    invoiced: 'Facturé',
    credited: 'Crédité',
  },
  note: 'Une saison qui se termine est une pause. Une pause qui atteint un an est un départ et ne compte pas dans la somme.',
  empty: 'Rien n’a été facturé pendant cette période. Choisissez-en une autre.',
  file: 'revenus',
};
