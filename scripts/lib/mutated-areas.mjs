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
      sources: ['src/features/money/payments', 'src/features/money/cards'],
      testFiles: ['src/features/money/{payments,cards}/*.test.ts'],
    },
  ],
  [
    'relay',
    { folder: 'api', sources: ['src/features/sales/bills'], testFiles: ['src/features/sales/bills/*.test.ts'] },
  ],
]);
