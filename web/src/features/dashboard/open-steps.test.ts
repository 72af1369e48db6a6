import { expect, it } from 'vitest';
import { aCompleteMerchant, aCertificate, aDevice, aMerchant } from '../../../test/things.ts';
import { openSteps } from './open-steps.ts';

const device = aDevice();
const merchant = aCompleteMerchant();
const expired = aDevice({ certificate: aCertificate('expired') });

it.each([
  ['nothing', merchant, [device], []],
  ['nothing of a merchant that is not known', null, [device], []],
  ['missing information', aMerchant(), [device], ['information']],
  [
    'both, the subscription first',
    aMerchant({ subscriptionCompleted: false }),
    [device],
    ['registration', 'information'],
  ],
  ['a subscription to be made', { ...merchant, subscriptionCompleted: false }, [device], ['registration']],
  ['no device', merchant, [], ['device']],
  ['no device that is linked', merchant, [aDevice({ linked: false })], ['device']],
  ['a certificate', merchant, [device, expired], ['certificate']],
  ['no certificate of a device that is not linked', merchant, [device, { ...expired, linked: false }], []],
])('finds %s', (_, whose, devices, steps) => {
  expect(openSteps(whose, devices)).toEqual(steps);
});
