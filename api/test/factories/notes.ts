import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** A support note on a merchant, shared with its partner unless it is said. */
export async function aNote(test: TestApp, merchantId: string, isShared = true): Promise<void> {
  const { id: authorId } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: `insert into merchant_notes (id, merchant_id, author_id, author_name, written_at, body, is_shared)
      values ($1, $2, $3, 'Camille', now(), 'Allô', $4)`,
    values: [uuid(), merchantId, authorId, isShared],
  });
}
