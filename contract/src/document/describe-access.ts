import { ruleOf, type Action } from '@comptoir/domain/base/access/access';
import type { Access } from '@comptoir/domain/base/access/access';

/** The credential that a call needs, as the security requirement of its operation. */
export function securityOf(access: Access): readonly Readonly<Record<string, readonly string[]>>[] {
  if (access === 'public') return [];
  return access === 'device' ? [{ deviceToken: [] }] : [{ webToken: [] }];
}

/** Returns a sentence about the callers: derived from the policy, so that it cannot differ from it. */
export function describeAccess(access: Access): string {
  if (access === 'public') return 'Public. No credential is needed.';
  if (access === 'device') return 'For a linked terminal, about itself.';
  return describeAction(access);
}

const ROLE_NAMES = { admin: 'administrators', partner: 'partners' } as const;
const RIGHT_NAMES = {
  owner: 'a merchant’s owners',
  manager: 'a merchant’s owners and managers',
  reader: 'a merchant’s owners, managers and readers',
} as const;
const WITH_ACCOUNTANTS = {
  owner: 'a merchant’s owners and accountants',
  manager: 'a merchant’s owners, managers and accountants',
  reader: 'a merchant’s users',
} as const;

function describeAction(action: Action): string {
  if (action === 'use-session') return 'For every signed-in user.';
  const { roles, right, isForAccountants, whileImpersonating } = ruleOf(action);
  const people = (isForAccountants ? WITH_ACCOUNTANTS : RIGHT_NAMES)[right];
  const callers = roles.map((role) => (role === 'merchant' ? people : ROLE_NAMES[role]));
  return `For ${callers.join(', ')}.${whileImpersonating ? '' : ' Closed while acting for a merchant.'}`;
}

/** The credentials there are. */
export const SECURITY_SCHEMES = {
  webToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The web token of a signed-in user, from `login`, `renewSession` or an impersonation.',
  },
  deviceToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a linked terminal, from `activateDevice`.',
  },
} as const;
