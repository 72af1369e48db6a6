import type * as proof from '../../../sales/proof.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

export const proofExamples: ExamplesOf<typeof proof> = {
  exportProof: { query: { merchantId: MERCHANT_ID, from: '2026-06-01', to: '2026-06-30' } },
};
