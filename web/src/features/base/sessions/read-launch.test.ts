import { describe, expect, it } from 'vitest';
import { readLaunch } from './read-launch.ts';

const LAUNCH = { merchantId: 'M1', employeeId: 'E1', clientId: 'C1' };

describe('readLaunch', () => {
  it.each(['?merchant_id=M1&employee_id=E1&client_id=C1', '?merchantId=M1&employeeId=E1&clientId=C1'])(
    'reads either spelling: %s',
    (query) => {
      expect(readLaunch(query)).toEqual({ kind: 'launched', launch: LAUNCH });
    },
  );

  it('takes a code, which says nothing without what it was asked with, for a launch', () => {
    expect(readLaunch('?code=x&merchant_id=M1')).toEqual({ kind: 'launched', launch: { merchantId: 'M1' } });
    expect(readLaunch('?code=x')).toEqual({ kind: 'launched', launch: {} });
  });

  it('reads the error that a sign-in has ended with', () => {
    expect(readLaunch('?error=pos-unavailable&merchant_id=M1')).toEqual({
      kind: 'refused',
      launch: { merchantId: 'M1' },
      code: 'pos-unavailable',
    });
    expect(readLaunch('?error=<script>')).toEqual({ kind: 'refused', launch: {}, code: null });
  });

  it.each(['', '?', '?next=/devices', '?merchant_id=', '?merchant_id=a%20b', `?merchant_id=${'M'.repeat(65)}`])(
    'knows an arrival by hand: "%s"',
    (query) => {
      expect(readLaunch(query)).toEqual({ kind: 'by-hand' });
    },
  );
});
