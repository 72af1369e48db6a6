import { ERROR_STATUS, type ErrorCode } from '@comptoir/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { DatabaseOutage } from '../outage.ts';
import { AppError } from './app-error.ts';
import { recordRefusal } from './render-error.ts';

/** Returns the entries of one refusal in the log: the level, and true for a trace. */
function logged(code: ErrorCode) {
  return record(new AppError(code)).lines;
}

/** Records a failure: the code that it is answered with, and its entries in the log. */
function record(error: unknown) {
  const lines: { level: string; hasTrace: boolean }[] = [];
  const write = (level: string) => (facts: object) => void lines.push({ level, hasTrace: 'err' in facts });
  const log = { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
  const request = { log, method: 'GET', routeOptions: {}, headers: {}, ip: '192.0.2.1' } as unknown as FastifyRequest;
  const { code } = recordRefusal(error, { request, reply: { elapsedTime: 1 } as FastifyReply });
  return { code, lines };
}

it.each(
  Object.entries({
    'authority-unavailable': 'warn',
    'payments-unavailable': 'warn',
    'pos-unavailable': 'warn',
    'not-ready': 'warn',
    'inbound-mail-not-set': 'info',
    'payments-not-configured': 'info',
    'pos-sign-in-not-offered': 'info',
    overloaded: 'debug',
    'not-found': 'info',
  }),
)('%s is no error of ours: one line at the level %s, without a trace', (code, level) => {
  expect(logged(code as ErrorCode)).toEqual([{ level, hasTrace: false }]);
});

it('of a database that is away is no error of ours either, and tells the caller to come again', () => {
  const outage = new DatabaseOutage('the database is away', { cause: new Error('Connection terminated') });
  expect(record(outage)).toEqual({ code: 'not-ready', lines: [{ level: 'warn', hasTrace: false }] });
});

it('keeps the trace of what is a fault of ours', () => {
  expect(logged('internal-error')).toEqual([{ level: 'error', hasTrace: true }]);
});

it('has a level for every code that is answered with 500 or more: only one of them is a fault of ours', () => {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] >= 500);
  expect(codes.filter((code) => logged(code)[0]?.level === 'error')).toEqual(['internal-error']);
});
