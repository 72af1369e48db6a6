import type { SectionWords } from '../../base/figures/section-words.ts';
import type { CertificateFigure } from './certificate-section.ts';

export const certificateSectionEn: SectionWords<CertificateFigure> = {
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
  note:
    'Those that are valid or end soon are as they stood at the end of each row; those within 30 days are among those within 60 and 90. Those that ' +
    'ended ran out or were revoked with none in their place. Of the refused requests, each device’s newest is counted.',
  empty: 'No certificate was issued or valid in this period. Choose another one.',
  file: 'certificates',
};
