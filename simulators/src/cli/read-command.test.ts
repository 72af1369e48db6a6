import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

const commandOf = (line: string) => readCommand(line.split(' ').filter(Boolean)).command;

describe('the control command', () => {
  it.each([
    ['', { kind: 'help' }],
    ['help', { kind: 'help' }],
    ['status --help', { kind: 'help' }],
    ['status', { kind: 'status' }],
    ['down', { kind: 'mode', mode: 'down' }],
    ['up', { kind: 'mode', mode: 'up' }],
    ['clear', { kind: 'clear' }],
    ['strict off', { kind: 'strict', strict: false }],
    ['slow 3000', { kind: 'fault', fault: { fault: 'slow', value: 3000 } }],
    ['skew -15', null],
    ['skew -- -15', { kind: 'fault', fault: { fault: 'skew', value: -15 } }],
    ['drop --times 3', { kind: 'fault', fault: { fault: 'drop', times: 3 } }],
    ['html503 --times always', { kind: 'fault', fault: { fault: 'html503', times: 'always' } }],
    ['timeout --request transaction', { kind: 'fault', fault: { fault: 'timeout', request: 'transaction' } }],
    ['error 100', { kind: 'fault', fault: { fault: 'error', value: 'JW00B999100E' } }],
    ['error jw00b999100e', { kind: 'fault', fault: { fault: 'error', value: 'JW00B999100E' } }],
    ['activation k4m7-r2t9 90', { kind: 'activation', delay: { authorizationCode: 'K4M7-R2T9', minutes: 90 } }],
    ['age 1000', { kind: 'age', days: 1000 }],
    ['revoke server', { kind: 'revoke', whose: { server: true } }],
    ['revoke 1234-5678-9012', { kind: 'revoke', whose: { deviceNumber: '1234-5678-9012' } }],
  ])('understands "%s"', (line, command) => {
    expect(commandOf(line)).toEqual(command);
  });

  it.each([
    'sideways',
    'slow',
    'strict maybe',
    'up now',
    'revoke',
    'down --sideways',
    'status 1 2',
    'activation K4M7-R2T9',
    'age',
    'activation a 1 2',
  ])('does not understand "%s"', (line) => {
    expect(commandOf(line)).toBeNull();
  });

  it('takes the language', () => {
    expect(readCommand(['status', '--lang', 'fr']).lang).toBe('fr');
  });
});
