import { describe, expect, it } from 'vitest';
import { ACTIONS } from './access.ts';
import { gateOf, passesGate } from './gate.ts';

const free = { hasTemporaryPassword: false, hasSecondFactor: false, needsSecondFactor: false };

describe('gateOf', () => {
  it('stops no one who owes nothing', () => {
    expect(gateOf(free)).toBeNull();
    expect(gateOf({ ...free, needsSecondFactor: true, hasSecondFactor: true })).toBeNull();
  });

  it('asks for a password of one’s own before a second factor', () => {
    expect(gateOf({ ...free, hasTemporaryPassword: true, needsSecondFactor: true })).toBe('choose-password');
    expect(gateOf({ ...free, needsSecondFactor: true })).toBe('set-second-factor');
  });
});

describe('passesGate', () => {
  const open = (gate: 'choose-password' | 'set-second-factor' | null) =>
    ACTIONS.filter((action) => passesGate(gate, action));

  it('leaves the way through and the way out', () => {
    expect(open('choose-password')).toEqual(['use-session', 'choose-password']);
    expect(open('set-second-factor')).toEqual(['use-session', 'edit-second-factor']);
    expect(open(null)).toEqual(ACTIONS);
  });
});
