import { expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedEmployees } from './seed-employees.ts';
import { seedPeople } from './seed-people.ts';

const test = useTestApp();
const NOW = new Date('2026-06-01T12:00:00Z');

it('knows who was declared before the provider was read, once', async () => {
  const { database, seal } = test.dependencies;
  await database.transaction({ role: 'system' }, (tx) => seedPeople(tx, seal));
  for (const _ of ['first', 'again']) await database.transaction({ role: 'system' }, (tx) => seedEmployees(tx, NOW));
  const rows = await asSystem(test, {
    text: 'select name, declared_name as known, declaration from pos_employees order by name',
  });
  expect(rows).toEqual(
    ['Antoine Dufresne', 'Benoît Simard-Roy', 'Julie Fortin'].map((name) => ({
      name,
      known: name,
      declaration: 'declared',
    })),
  );
});
