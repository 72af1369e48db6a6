import { exampleAcceptance } from '@comptoir/contract/document/examples/sales/acceptance';
import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';

export const PDF_SHA256 = 'ab'.repeat(32);

/** An open estimate of a caterer in Québec, as its customer is shown it, with something of every kind. */
export const anAcceptance = (given: Partial<AcceptanceView> = {}): AcceptanceView => ({
  ...exampleAcceptance,
  pdfSha256: PDF_SHA256,
  ...given,
});

/** The same once it was accepted, a minute before the end. */
export const anAccepted = (by: 'link' | 'paper' = 'link'): AcceptanceView =>
  anAcceptance({
    state: 'accepted',
    decision: { kind: 'accepted', by, name: 'Marie-Ève Gagnon', at: '2026-06-21T03:59:59.000Z', language: 'fr' },
  });
