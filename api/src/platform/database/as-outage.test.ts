import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseOutage } from '../outage.ts';
import { asOutage } from './as-outage.ts';

function fromDatabase(code: string): Error {
  const error = new pg.DatabaseError('said by PostgreSQL', 20, 'error');
  error.code = code;
  return error;
}

const fromSystem = (code: string): Error => Object.assign(new Error(''), { code });

it.each([
  ['a node that only reads', fromDatabase('25006')],
  ['a database that ends', fromDatabase('57P01')],
  ['a database that begins', fromDatabase('57P03')],
  ['a connection that failed', fromDatabase('08006')],
  ['a connection that is refused', fromSystem('ECONNREFUSED')],
  ['a connection that broke', fromSystem('ECONNRESET')],
  ['a connection that ended amid a statement', new Error('Connection terminated unexpectedly')],
])('%s is an outage, which keeps its cause', (_, failure) => {
  const found = asOutage(failure);
  expect(found).toBeInstanceOf(DatabaseOutage);
  expect((found as Error).cause).toBe(failure);
});

it.each([
  ['a statement that took too long', fromDatabase('57014')],
  ['a row that is there already', fromDatabase('23505')],
  ['a statement that is wrong', fromDatabase('42601')],
  ['a fault of ours', new TypeError('of ours')],
  ['what is no error', 'text'],
])('%s stays what it is', (_, failure) => {
  expect(asOutage(failure)).toBe(failure);
});
