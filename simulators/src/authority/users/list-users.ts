import { qstNumber } from '@comptoir/websrm/requests/formats';
import { z } from 'zod';
import type { Authority } from '../authority.ts';

export const usersQuerySchema = z.strictObject({ qst: qstNumber });

/** The accounts that a merchant has, in the order they were first added. */
export const listUsers = ({ state }: Authority, { qst }: z.infer<typeof usersQuerySchema>): { items: string[] } => ({
  items: [...(state.users.get(qst) ?? [])],
});
