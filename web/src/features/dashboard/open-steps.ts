import type { DeviceView } from '@comptoir/contract/devices';
import type { MerchantView } from '@comptoir/contract/merchants';
import { isCertificateInTrouble } from '@comptoir/domain/devices/certificate-state';
import { missingInformation } from '../../lib/missing-information.ts';

/** What a merchant still has to do. */
export type OpenStep = 'information' | 'registration' | 'device' | 'certificate';

/** What keeps a merchant's bills from leaving, in the order in which it is done; empty when nothing does. */
export function openSteps(merchant: MerchantView | null, devices: readonly DeviceView[]): OpenStep[] {
  const steps: OpenStep[] = [];
  if (merchant && !merchant.subscriptionCompleted) steps.push('registration');
  if (merchant && missingInformation(merchant).length > 0) steps.push('information');
  const linked = devices.filter((device) => device.linked);
  if (linked.length === 0) steps.push('device');
  if (linked.some(({ certificate }) => isCertificateInTrouble(certificate.state))) steps.push('certificate');
  return steps;
}
