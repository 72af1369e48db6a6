import type { UserView } from '@comptoir/contract/people/users';
import type { AccountAction } from './users.api.ts';

/** Lists the actions on an account as it stands; no one suspends themselves or signs themselves out here. */
export function actionsFor(user: UserView, isSelf: boolean): AccountAction[] {
  if (isSelf) return [];
  if (user.state === 'suspended') return ['reinstate'];
  const actions: AccountAction[] = [];
  if (user.state === 'invited') actions.push('invite-again');
  if (user.activeSessions > 0) actions.push('end-sessions');
  if (user.hasSecondFactor) actions.push('remove-second-factor');
  return [...actions, 'suspend'];
}
