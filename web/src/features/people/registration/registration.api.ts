import type { register } from '@comptoir/contract/people/registration';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call } from '../../../shared/http/call.ts';

/** A server that says nothing for so long counts as unreachable, instead of a button that turns for ever. */
const PATIENCE_MS = 30_000;

/** Data of a person who signs up. */
export interface Registration {
  readonly company_name: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Signs a merchant up; the answer never says whether the address is known already. */
export const useRegister = () =>
  useCallOnce({
    mutationFn: (body: Registration) =>
      call<typeof register>('POST', '/registration', { body, signal: AbortSignal.timeout(PATIENCE_MS) }),
  });
