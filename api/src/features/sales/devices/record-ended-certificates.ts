import { errorId } from '@comptoir/websrm/requests/finding';
import { z } from 'zod';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { setEndedAtAuthority } from './certificates.store.ts';

/** The bill was signed with a certificate that expired or was revoked. Source: SRM-41. */
const SIGNED_WITH_ENDED = errorId('469');

const signedBill = z.object({ emprCertifSEV: z.string() });

/**
 * Notes what the authority says of certificates by refusing what they signed: they may be revoked there without us, by the
 * merchant on the authority's own site.
 */
export function recordEndedCertificates(
  tx: Transaction,
  reported: {
    deviceId: string;
    bills: readonly { bill: { text: string }; errors: readonly AuthorityError[] }[];
    now: Date;
  },
): void {
  const thumbprints = reported.bills
    .filter(({ errors }) => errors.some(({ id }) => id === SIGNED_WITH_ENDED))
    .map(({ bill }) => signedBill.parse(JSON.parse(bill.text)).emprCertifSEV.toUpperCase());
  if (thumbprints.length > 0) setEndedAtAuthority(tx, { deviceId: reported.deviceId, thumbprints, now: reported.now });
}
