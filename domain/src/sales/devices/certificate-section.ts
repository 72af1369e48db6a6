import { counts, figureSection } from '../../base/figures/report-section.ts';

/**
 * The certificates of devices. `ending30` is part of `ending60`, and that of `ending90`. `issued` are the first of a device, `renewed` the
 * later ones; `ended` ran out or were revoked with none in their place. `failed`: devices whose newest request was refused.
 */
export const CERTIFICATE_SECTION = figureSection({
  figures: ['valid', 'ending30', 'ending60', 'ending90', 'issued', 'renewed', 'ended', 'failed'],
  levels: ['valid', 'ending30', 'ending60', 'ending90'],
  measures: [],
  groups: ['month', 'partner', 'sector', 'plan'],
  words: {
    en: {
      title: 'Certificates',
      lead: 'The certificates that devices sign with: those in use, those that end soon, and what became of the others, in days of Québec time.',
      figures: {
        valid: 'Valid',
        ending30: 'Ending within 30 days',
        ending60: 'Ending within 60 days',
        ending90: 'Ending within 90 days',
        issued: 'First ones',
        renewed: 'Renewed',
        ended: 'Ended',
        failed: 'Requests refused',
      },
      parts: { standing: 'In use at the end', course: 'What became of them' },
      note:
        'Those that are valid or end soon are as they stood at the end of each row; those within 30 days are among those within 60 and 90. Those that ' +
        'ended ran out or were revoked with none in their place. Of the refused requests, each device’s newest is counted.',
      empty: 'No certificate was issued or valid in this period. Choose another one.',
      file: 'certificates',
    },
    fr: {
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
      parts: { standing: 'En vigueur à la fin', course: 'Ce qui leur est arrivé' },
      note:
        'Les certificats en vigueur ou bientôt échus sont ceux de la fin de chaque ligne; ceux des 30 jours sont aussi parmi ceux des 60 et des 90. Un ' +
        'certificat terminé est échu ou révoqué sans qu’un autre le remplace. Des demandes refusées, la plus récente de chaque appareil est comptée.',
      empty: 'Aucun certificat n’a été délivré ni n’était en vigueur pendant cette période. Choisissez-en une autre.',
      file: 'certificats',
    },
  },
  layout: {
    tiles: counts('valid', 'ending30', 'renewed', 'ended', 'failed'),
    picture: { beside: counts('ending30', 'ending60', 'ending90', 'issued', 'renewed', 'ended', 'failed') },
    parts: {
      standing: counts('valid', 'ending30', 'ending60', 'ending90'),
      course: counts('issued', 'renewed', 'ended', 'failed'),
    },
  },
  document: {
    area: 'sales',
    call: 'Certificate',
    summary: 'Certificates in use, ending, ended, renewed and refused',
    basis:
      'Of the devices of all merchants. What is valid or ends soon is as it stood at the end of the period, or of each month.',
    figures: {
      valid: 'In use at the end.',
      ending30: 'In use at the end, and ending within 30 days.',
      ending60: 'Within 60 days, those before among them.',
      ending90: 'Within 90 days, likewise.',
      issued: 'First ones of a device.',
      renewed: 'Later ones of a device.',
      ended: 'Ran out or revoked, with none in their place.',
      failed: 'Devices whose newest request was refused.',
    },
  },
});
export type CertificateFigure = (typeof CERTIFICATE_SECTION.figures)[number];
