import type * as registration from '../../../people/registration.ts';
import type { ExamplesOf } from '../example.ts';

export const registrationExamples: ExamplesOf<typeof registration> = {
  register: {
    body: { email: 'camille@comptoir.test', name: 'Camille Roy', company_name: 'Bistro du Quai', language: 'fr' },
  },
};
