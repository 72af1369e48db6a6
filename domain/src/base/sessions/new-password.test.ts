import { describe, expect, it } from 'vitest';
import { checkPasswordLength } from './new-password.ts';

describe('checkPasswordLength', () => {
  it('wants twelve characters, counted as a person counts them', () => {
    expect(checkPasswordLength('onze lettre')).toBe('too-short');
    expect(checkPasswordLength('douze lettre')).toBeNull();
    expect(checkPasswordLength('🍁'.repeat(11))).toBe('too-short');
    expect(checkPasswordLength('🍁'.repeat(12))).toBeNull();
  });

  it('wants no more than anybody types', () => {
    expect(checkPasswordLength('a'.repeat(1024))).toBeNull();
    expect(checkPasswordLength('a'.repeat(1025))).toBe('too-long');
  });
});
