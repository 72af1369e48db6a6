import type { UserOrder, UserView } from '@comptoir/contract/people/users';
import type { Actor, Role } from '@comptoir/domain/base/access/access';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { listUserLines } from './users.queries.ts';
import { viewUser } from './view-user.ts';

export interface ListUsersInput {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly state?: UserView['state'] | undefined;
  readonly sort?: UserOrder | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of the people who may sign in, by name unless another order is asked for. @throws AppError validation-failed for a cursor that is none of ours */
export async function listUsers(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  input: ListUsersInput,
): Promise<{ items: UserView[]; nextCursor: string | null }> {
  const lines = await database.transaction(scopeOfActor(actor), (tx) =>
    listUserLines(tx, input.sort ?? 'name', {
      search: input.search?.trim() || null,
      role: input.role ?? null,
      state: input.state ?? null,
      afterId: input.cursor === undefined ? null : readCursor(input.cursor),
      limit: input.limit + 1,
      now: now(),
    }),
  );
  const page = lines.slice(0, input.limit);
  const last = lines.length > input.limit ? page.at(-1) : undefined;
  return { items: page.map(viewUser), nextCursor: last?.id ?? null };
}

/** A page goes on after a person, wherever their name stands by then. */
function readCursor(cursor: string): string {
  const id = z.uuid().safeParse(cursor);
  if (!id.success) throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  return id.data;
}
