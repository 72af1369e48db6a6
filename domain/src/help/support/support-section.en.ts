import type { SectionWords } from '../../base/figures/section-words.ts';
import type { SupportFigure } from './support-section.ts';

export const supportSectionEn: SectionWords<SupportFigure> = {
  title: 'Support',
  lead: 'What merchants asked for, their appointments, and what support did for them, in days of Québec time.',
  figures: {
    messages: 'Messages',
    held: 'Appointments',
    cancelled: 'Appointments cancelled',
    openedAs: 'Opened as the merchant',
    acts: 'Acts of support',
  },
  note:
    'An appointment counts on its own day, one that was cancelled on the day it was. Messages that name no merchant are not counted. Acts are what ' +
    'administrators did about a merchant, by the audit trail.',
  empty: 'No one asked for help in this period. Choose another one.',
  file: 'support',
};
