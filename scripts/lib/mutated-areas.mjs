const PAYMENTS = 'src/features/money/payments';
const RELAY = 'src/features/sales/bills';

/**
 * Files of one package, and the tests that have to notice a fault in them.
 * @typedef {{ folder: string, sources: string[], testFiles: string[] }} MutatedArea
 */

/**
 * What is held to nine of ten.
 * @type {Map<string, MutatedArea>}
 */
export const MUTATED_AREAS = new Map([
  ['domain', { folder: 'domain', sources: ['src'], testFiles: ['src/**/*.test.ts'] }],
  ['websrm', { folder: 'websrm', sources: ['src'], testFiles: ['src/**/*.test.ts'] }],
  [
    'payments',
    {
      folder: 'api',
      sources: ['pay-invoice.ts', 'refund-invoice.ts', 'retry-refund.ts', 'derive-key.ts'].map(
        (name) => `${PAYMENTS}/${name}`,
      ),
      testFiles: [`${PAYMENTS}/{pay-invoice,refund-invoice,retry-refund}.test.ts`],
    },
  ],
  [
    'relay',
    {
      folder: 'api',
      sources: ['plan-request.ts', 'settle-request.ts', 'decide-unplaced.ts', 'check-bill.ts'].map(
        (name) => `${RELAY}/${name}`,
      ),
      testFiles: [`${RELAY}/{plan-request,settle-request,decide-unplaced,check-bill}.test.ts`],
    },
  ],
]);
