import type { Action } from '@comptoir/domain/base/access/access';
import { describe, expect, it } from 'vitest';
import { aCertificate, aDevice } from '../../../../test/factories.ts';
import { actionsFor } from './actions-for.ts';

const everything = (): boolean => true;
const nothingBut =
  (...allowed: Action[]) =>
  (action: Action): boolean =>
    allowed.includes(action);

describe('actionsFor', () => {
  it.each([
    ['none', ['rename', 'unlink']],
    ['valid', ['rename', 'history', 'reports', 'unlink', 'revoke']],
    ['renewable', ['rename', 'history', 'reports', 'renew', 'unlink', 'revoke']],
    ['expiring', ['rename', 'history', 'reports', 'renew', 'unlink', 'revoke']],
    ['expired', ['rename', 'history', 'reports', 'unlink']],
    ['revoked', ['rename', 'history', 'reports', 'unlink']],
  ] as const)('offers for a certificate that is %s what can be done with it', (state, actions) => {
    expect(actionsFor(aDevice({ certificate: aCertificate(state) }), everything)).toEqual(actions);
  });

  it('asks for one renewal only', () => {
    const asked = aDevice({ certificate: aCertificate('expiring', { isRenewalRequested: true }) });
    expect(actionsFor(asked, everything)).not.toContain('renew');
  });

  it('links a till that is not, and can still revoke its certificate', () => {
    const unlinked = aDevice({ linked: false, certificate: aCertificate('renewable') });
    expect(actionsFor(unlinked, everything)).toEqual(['link', 'rename', 'history', 'reports', 'revoke']);
  });

  it('offers nothing that the person may not do', () => {
    const device = aDevice({ certificate: aCertificate('renewable') });
    expect(actionsFor(device, nothingBut('edit-device', 'link-device'))).toEqual([
      'rename',
      'history',
      'reports',
      'unlink',
    ]);
    expect(actionsFor(device, nothingBut('edit-device'))).toEqual(['rename', 'history', 'reports']);
    expect(actionsFor(device, nothingBut())).toEqual(['history', 'reports']);
  });
});
