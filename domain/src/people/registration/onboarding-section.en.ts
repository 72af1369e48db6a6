import type { SectionWords } from '../../base/figures/section-words.ts';
import type { OnboardingFigure } from './onboarding-section.ts';

export const onboardingSectionEn: SectionWords<OnboardingFigure> = {
  title: 'Onboarding',
  lead: 'From sign-up to the first bill: how far those have come who signed up in the period, in days of Québec time.',
  figures: {
    signedUp: 'Signed up',
    information: 'Information complete',
    paid: 'First invoice paid',
    linked: 'Device linked',
    certified: 'Certificate obtained',
    billed: 'First bill',
    stuckInformation: 'Stuck: information',
    stuckPaid: 'Stuck: payment',
    stuckLinked: 'Stuck: device',
    stuckCertified: 'Stuck: certificate',
    stuckBilled: 'Stuck: first bill',
  },
  note:
    'Rows are of the day of sign-up, steps as they stand today. A step counts when those before it are done too; days are counted from the step ' +
    'before, and for those who are stuck, since their last step.',
  empty: 'No one signed up in this period. Choose another one.',
  file: 'onboarding',
};
