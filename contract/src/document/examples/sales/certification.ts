import type * as certification from '../../../sales/certification.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const certificationExamples: ExamplesOf<typeof certification> = {
  getCertification: {
    reply: {
      environment: 'ESSAI',
      isRun: true,
      testCase: '500.001',
      replies: [
        {
          id: OTHER_ID,
          answeredAt: '2026-06-20T17:45:03.120Z',
          request: 'transaction',
          deviceNumber: 'QC12-3456-7890',
          testCase: '500.001',
          nextCase: '500.002',
          httpStatus: 200,
          errors: [],
        },
      ],
    },
  },
  setTestCase: { body: { testCase: '500.002' }, reply: { testCase: '500.002' } },
};
