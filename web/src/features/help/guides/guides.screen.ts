import { screen } from '../../../shared/screens/screen.ts';
import { QuestionIcon, StarIcon } from '../../../ui/icons.tsx';

export const bestPractices = screen({
  path: '/bestPractices',
  access: 'use-session',
  group: 'help',
  Icon: StarIcon,
  texts: ['bestPractices'],
  page: () => import('./best-practices-page.tsx'),
});

export const faq = screen({
  path: '/faq',
  access: 'use-session',
  group: 'help',
  Icon: QuestionIcon,
  texts: ['faq'],
  page: () => import('./faq-page.tsx'),
});
