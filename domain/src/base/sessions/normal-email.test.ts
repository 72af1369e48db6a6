import { describe, expect, it } from 'vitest';
import { normalEmail } from './normal-email.ts';

describe('an account’s address', () => {
  it.each(['Ana@Bistro.test', '  ana@bistro.test\n', 'ａｎａ@bistro.test'])('is the same when typed as %j', (typed) => {
    expect(normalEmail(typed)).toBe('ana@bistro.test');
  });

  it('keeps its accents and its marks', () => {
    expect(normalEmail('Éva+caisse@bistro.test')).toBe('éva+caisse@bistro.test');
  });
});
