import type { Gate } from '@comptoir/domain/base/access/gate';
import type { Session } from '../shared/sessions/session.ts';
import { PATHS, returnPath } from './paths.ts';

const GATE_PATHS: Readonly<Record<Gate, string>> = {
  'choose-password': PATHS.choosePassword,
  'set-second-factor': PATHS.secondFactorSetup,
};

/** True for a screen that stands before all others. */
export const isGatePath = (pathname: string): boolean => Object.values(GATE_PATHS).includes(pathname);

/** The screen that a session must pass first, which remembers where the person was going; null when the way is free. */
export function findGatePath(session: Pick<Session, 'gate'> | null, next: string | undefined): string | null {
  if (!session?.gate) return null;
  const search = next ? `?${new URLSearchParams({ next }).toString()}` : '';
  return `${GATE_PATHS[session.gate]}${search}`;
}

/** The address that a screen before sign-in, or before a gate, remembers. */
export const nextOf = ({ search }: { readonly search: string }): string | undefined => {
  const next = returnPath(new URLSearchParams(search).get('next'));
  return next !== undefined && isGatePath(next) ? undefined : next;
};
