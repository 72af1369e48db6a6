import type { SectionWords } from '../../base/figures/section-words.ts';
import type { CertificateFigure } from './certificate-section.ts';

export const certificateSectionFr: SectionWords<CertificateFigure> = {
  title: 'Certificats',
  lead: 'Les certificats avec lesquels les appareils signent\u00A0: en vigueur, bientôt échus ou terminés, par jour, heure de Québec.',
  figures: {
    valid: 'En vigueur',
    ending30: 'Échéance d’ici 30 jours',
    ending60: 'Échéance d’ici 60 jours',
    ending90: 'Échéance d’ici 90 jours',
    issued: 'Premiers',
    renewed: 'Renouvelés',
    ended: 'Terminés',
    failed: 'Refusés',
  },
  note:
    'Les certificats en vigueur ou bientôt échus sont ceux de la fin de chaque ligne; ceux des 30 jours sont aussi parmi ceux des 60 et des 90. Un ' +
    'certificat terminé est échu ou révoqué sans qu’un autre le remplace. Des demandes refusées, la plus récente de chaque appareil est comptée.',
  empty: 'Aucun certificat n’a été délivré ni n’était en vigueur pendant cette période. Choisissez-en une autre.',
  file: 'certificats',
};
