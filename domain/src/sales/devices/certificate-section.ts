import type { FigureSection } from '../../base/figures/figure-section.ts';

/**
 * The certificates of devices. `ending30` is part of `ending60`, and that of `ending90`. `issued` are the first of a device, `renewed` the
 * later ones; `ended` ran out or were revoked with none in their place. `failed`: devices whose newest request was refused.
 */
export const CERTIFICATE_SECTION = {
  figures: ['valid', 'ending30', 'ending60', 'ending90', 'issued', 'renewed', 'ended', 'failed'],
  levels: ['valid', 'ending30', 'ending60', 'ending90'],
  measures: [],
  groups: ['month', 'partner', 'sector', 'plan'],
} as const satisfies FigureSection;
export type CertificateFigure = (typeof CERTIFICATE_SECTION.figures)[number];
