import { describe, expect, it } from 'vitest';
import { aCertificate, aDevice, aMerchant } from '../../../test/things.ts';
import { countDone, installationProgress } from './installation-progress.ts';

const merchant = aMerchant({
  qst_number: '4071234567TQ0001',
  gst_number: '812345678RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '45',
  address: 'rue du Quai',
  city: 'Québec',
  postal_code: 'G1K3Z4',
});
const certified = (state: 'none' | 'valid' | 'renewable' | 'expiring' | 'expired' | 'revoked') =>
  aDevice({ certificate: aCertificate(state) });

describe('the progress of an installation', () => {
  it('is all done when everything is there', () => {
    const progress = installationProgress({ merchant, devices: [aDevice()], hasAcceptedBill: true });
    expect(progress).toEqual({
      prerequisites: 'done',
      device: 'done',
      certificate: 'done',
      employees: 'self',
      receipt: 'done',
      verify: 'self',
      refund: 'self',
      completion: 'done',
    });
    expect(countDone(progress)).toEqual({ done: 4, total: 4 });
  });

  it('is not known before the data are there', () => {
    const progress = installationProgress({ merchant: undefined, devices: undefined, hasAcceptedBill: undefined });
    expect(progress).toMatchObject({
      prerequisites: 'unknown',
      device: 'unknown',
      certificate: 'unknown',
      receipt: 'unknown',
      completion: 'todo',
    });
    expect(countDone(progress)).toEqual({ done: 0, total: 4 });
  });

  it.each([
    ['the registration is open', { ...merchant, subscriptionCompleted: false }],
    ['something is missing', { ...merchant, postal_code: null }],
  ])('waits for what is needed while %s', (_, unfinished) => {
    const progress = installationProgress({ merchant: unfinished, devices: [], hasAcceptedBill: false });
    expect(progress.prerequisites).toBe('todo');
  });

  it('waits for a device that is linked, not only named', () => {
    const devices = [aDevice({ linked: false })];
    expect(installationProgress({ merchant, devices, hasAcceptedBill: false })).toMatchObject({
      device: 'todo',
      certificate: 'todo',
      receipt: 'todo',
    });
  });

  it.each([
    ['valid', 'done'],
    ['renewable', 'done'],
    ['expiring', 'done'],
    ['none', 'todo'],
    ['expired', 'todo'],
    ['revoked', 'todo'],
  ] as const)('with a certificate that is %s is %s', (state, step) => {
    expect(
      installationProgress({ merchant, devices: [aDevice(), certified(state)], hasAcceptedBill: true }).certificate,
    ).toBe(step);
  });

  it('does not wait for the certificate of a device that is not linked', () => {
    const devices = [aDevice(), aDevice({ linked: false, certificate: aCertificate('none') })];
    expect(installationProgress({ merchant, devices, hasAcceptedBill: true }).certificate).toBe('done');
  });
});
