import { describe, expect, it } from 'vitest';
import { mayLoseOwner, type Colleague } from './change-people.ts';

const person = (id: string, overrides: Partial<Colleague> = {}): Colleague => ({
  id,
  merchantRight: 'owner',
  isProviderOwner: false,
  suspended: false,
  ...overrides,
});

describe('mayLoseOwner', () => {
  const [ana, ben] = [person('ana'), person('ben')];

  it('lets one of two owners go', () => {
    expect(mayLoseOwner(ana, [ana, ben])).toMatchObject({ ok: true });
  });

  it('keeps the last owner who may come in', () => {
    for (const others of [[], [person('ben', { merchantRight: 'manager' })], [person('ben', { suspended: true })]])
      expect(mayLoseOwner(ana, [ana, ...others])).toEqual({ ok: false, reason: 'contact-is-last-owner' });
  });

  it('keeps an owner whom the provider names, whatever other owners there are', () => {
    for (const change of [{}, { suspended: true }, { merchantRight: 'reader' as const }])
      expect(mayLoseOwner({ ...ana, ...change, isProviderOwner: true }, [ana, ben])).toEqual({
        ok: false,
        reason: 'contact-is-provider-owner',
      });
  });

  it('keeps no one who is no owner, or is kept out already', () => {
    expect(mayLoseOwner(person('ana', { merchantRight: 'manager' }), [])).toMatchObject({ ok: true });
    expect(mayLoseOwner(person('ana', { merchantRight: null }), [])).toMatchObject({ ok: true });
    expect(mayLoseOwner(person('ana', { suspended: true }), [])).toMatchObject({ ok: true });
  });
});
