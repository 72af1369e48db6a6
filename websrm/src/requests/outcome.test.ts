import { describe, expect, it } from 'vitest';
import { mustResend, wasReceived } from './outcome.ts';

describe('whether a transaction must be sent again', () => {
  it('is sent unchanged after an unexpected failure of the authority', () => {
    expect(mustResend('00')).toBe('unchanged');
  });

  it.each(['11', '91', '15', '95'])('is rebuilt after %s: the authority could not read it', (code) => {
    expect(mustResend(code)).toBe('rebuilt');
  });

  it.each(['12', '92', '13', '93', '14', '94', '16', '96'])(
    'is not sent again after %s: the authority has it',
    (code) => {
      expect(mustResend(code)).toBe(false);
    },
  );

  it.each(['', '1', '115', 'x1', '97', '21'])('is not sent again on %j, which is no documented code', (code) => {
    expect(mustResend(code)).toBe(false);
  });
});

describe('whether the authority received a transaction', () => {
  it('did without errors, and with errors that leave it in place', () => {
    expect(wasReceived([])).toBe(true);
    expect(wasReceived([{ codRetour: '96' }, { codRetour: undefined }, {}])).toBe(true);
  });

  it('did not as soon as one error says so', () => {
    expect(wasReceived([{ codRetour: '96' }, { codRetour: '95' }])).toBe(false);
    expect(wasReceived([{ codRetour: '00' }])).toBe(false);
  });
});
