import type { SectionWords } from '../../base/figures/section-words.ts';
import type { SendingFigure } from './sending-section.ts';

export const sendingSectionEn: SectionWords<SendingFigure> = {
  title: 'Sales by period',
  lead: 'What merchants billed and what became of it at Revenu Québec, by the day each bill was made, in days of Québec time.',
  figures: {
    made: 'Made',
    accepted: 'Accepted',
    remarked: 'With errors',
    late: 'After 48 hours',
    waiting: 'Waiting',
    refused: 'Refused',
  },
  note:
    'Bills stand as they are today: one that waits is counted on the day it was made until Revenu Québec has it. Those with errors are among the ' +
    'accepted ones, those after 48 hours among all. Amounts are sales with taxes; training, copies and unpaid bills come to nothing.',
  empty: 'No bill was made in this period. Choose another one.',
  file: 'sales-by-period',
};
