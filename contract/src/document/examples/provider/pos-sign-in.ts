import type * as posSignIn from '../../../provider/pos-sign-in.ts';
import type { ExamplesOf } from '../example.ts';

export const posSignInExamples: ExamplesOf<typeof posSignIn> = {
  startPosSignIn: { query: { handOver: '3q2-7wAAAAECAwQFBgcICQ', merchantId: 'RCTST0000008099' } },
  finishPosSignIn: {
    query: { code: '1c6d0e7a-5b9f', state: '3q2-7wAAAAECAwQFBgcICQ', merchant_id: 'RCTST0000008099' },
  },
};
