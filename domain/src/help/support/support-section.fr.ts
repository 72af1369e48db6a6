import type { SectionWords } from '../../base/figures/section-words.ts';
import type { SupportFigure } from './support-section.ts';

export const supportSectionFr: SectionWords<SupportFigure> = {
  title: 'Soutien',
  lead: 'Ce que les commerçants ont demandé, leurs rendez-vous et ce que le soutien a fait pour eux, par jour, heure de Québec.',
  figures: {
    messages: 'Messages',
    held: 'Rendez-vous',
    cancelled: 'Rendez-vous annulés',
    openedAs: 'Ouvertures en tant que',
    acts: 'Gestes du soutien',
  },
  note:
    'Un rendez-vous compte le jour où il a lieu, un rendez-vous annulé le jour de l’annulation. Les messages qui ne nomment aucun commerçant ne ' +
    'comptent pas. Les gestes sont ce que les administrateurs ont fait au sujet d’un commerçant, selon le journal d’audit.',
  empty: 'Personne n’a demandé d’aide pendant cette période. Choisissez-en une autre.',
  file: 'soutien',
};
