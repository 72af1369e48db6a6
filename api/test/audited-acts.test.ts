import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { AUDIT_ACTIONS } from '@comptoir/domain/base/audit/audit-action';
import { describe, expect, it } from 'vitest';
import { AUDITED } from './audited-acts.ts';
import { expectAudited } from './expect-audited.ts';
import { aUser, bearer } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

describe('the list of audited acts', () => {
  it('names every call that may change something and is no till’s, and no other', () => {
    const acts = Object.entries(ENDPOINTS).filter(([, { method, access }]) => method !== 'GET' && access !== 'device');
    expect(Object.keys(AUDITED).toSorted()).toEqual(acts.map(([name]) => name).toSorted());
  });

  it('says of every call what it writes, or why nothing', () => {
    const misfits = Object.entries(AUDITED).filter(([, audited]) => {
      const acts = 'acts' in audited ? audited.acts : 'nothing' in audited ? [] : audited;
      const reason = 'nothing' in audited ? audited.nothing : 'idle' in audited ? audited.idle : null;
      const isSaid = reason === null ? acts.length > 0 : /\w+ \w+/.test(reason);
      return !isSaid || !acts.every((act) => AUDIT_ACTIONS.includes(act));
    });
    expect(misfits).toEqual([]);
  });

  it('fails the test that makes a call which leaves no row', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    const silent = {
      inject: async () => ({ statusCode: 200, headers: { 'x-request-id': '00000000-0000-7000-8000-000000000000' } }),
    };
    const app = silent as unknown as typeof test.app;
    expectAudited(app, test.dependencies.database);
    const call = { method: 'PUT', url: '/api/plan', headers: bearer(token) } as const;
    await expect(app.inject(call)).rejects.toThrow(/setPlan answered 200 and wrote no row of prices-changed/);
  });
});
