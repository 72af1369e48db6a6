import type { RouteDependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { beginState } from './sign-in-state.ts';

export type StartDeps = Pick<RouteDependencies, 'provider' | 'seal' | 'now' | 'publicUrl'>;

/** Merchant and employee that are said to have launched us, and the app. */
export interface Launch {
  readonly posMerchantId: string | undefined;
  readonly employeeId: string | undefined;
  readonly clientId: string | undefined;
  /** Text by which the page that begins it will know its token. */
  readonly handOver: string;
}

/** Path that the provider sends the browser back to. */
const RETURN_PATH = '/api/pos-sign-in/finish';

/**
 * Begins a sign-in at the provider: where to send the browser, and the secret that binds the sign-in to it. The launch
 * proves nothing; it chooses what the provider's page suggests.
 * @throws AppError pos-sign-in-not-offered, pos-sign-in-refused when the launch is another app's
 */
export function startSignIn(deps: StartDeps, launch: Launch): { address: string; browserSecret: string } {
  const { provider, seal, now, publicUrl } = deps;
  if (!provider) throw new AppError('pos-sign-in-not-offered');
  if (launch.clientId && !provider.isOurApp(launch.clientId)) throw new AppError('pos-sign-in-refused');
  const posMerchantId = idOf(launch.posMerchantId);
  const { handOver } = launch;
  const begun = beginState(seal, { now: now(), posMerchantId, employeeId: idOf(launch.employeeId), handOver });
  const address = provider.consentAddress({
    state: begun.state,
    returnTo: `${publicUrl}${RETURN_PATH}`,
    posMerchantId,
    // The browser that began alone can end it: its secret is what the code is exchanged with.
    verifier: begun.browserSecret,
  });
  return { address, browserSecret: begun.browserSecret };
}

/** Returns an id, or null for text that does not look like one. */
const idOf = (text: string | undefined): string | null => (text && /^\w{1,64}$/.test(text) ? text : null);
