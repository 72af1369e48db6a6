import type { ErrorCode } from '@comptoir/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type {
  Outcome,
  PosAccess,
  PosEmployee,
  PosMerchant,
  PosProvider,
  PosTokens,
} from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { connectMerchant } from '../pos-connection/connect-merchant.ts';
import { type Client, startSession } from '../../base/sessions/open-session.ts';
import { takeNonce } from './pos-sign-in.store.ts';
import { emailOf, receivePerson } from './receive-person.ts';
import { receiveUnnamed } from './receive-unnamed.ts';
import { type SignInState, readState } from './sign-in-state.ts';
import { joinPostalCode, splitAddress, splitPhone } from '@comptoir/domain/base/merchants/split-contact';
import { createMerchant } from '../../base/merchants/create-merchant.ts';

export type FinishDeps = Pick<
  Dependencies,
  'provider' | 'database' | 'announcements' | 'seal' | 'tokens' | 'now' | 'log'
>;

/** A browser that comes back from the provider. */
export interface Arrival {
  readonly state: string | undefined;
  readonly code: string | undefined;
  readonly posMerchantId: string | undefined;
  readonly employeeId: string | undefined;
  readonly clientId: string | undefined;
  /** The provider's own word for why there is no code. */
  readonly error: string | undefined;
  readonly browserSecret: string;
  /** Secret that this browser keeps from one sign-in to the next. */
  readonly deviceSecret: string;
  readonly client: Client;
}

/** Proof of the provider: the right to act for a merchant, and who that is, if it says so. */
interface Proof {
  readonly tokens: PosTokens;
  readonly merchant: PosMerchant;
  readonly who: Named | Unnamed;
}

interface Named {
  readonly employee: PosEmployee;
}

interface Unnamed {
  readonly employee: null;
  readonly claimed: Pick<PosEmployee, 'id' | 'name'>;
  readonly owner: PosEmployee | null;
}

/**
 * Signs in anyone who comes back from the provider with a code, and answers what their page is handed: the word that it began with,
 * and the web token. Nothing in the address is trusted: the state must be ours, unused and of this browser, the token that the
 * code buys must open the merchant that is named, and who the person is says the provider itself. Where it does not, they look
 * and no more until an owner has confirmed them.
 * @throws AppError one of the codes of `pos-sign-in-…`, pos-unavailable, second-factor-required
 */
export async function finishSignIn(deps: FinishDeps, arrival: Arrival): Promise<string> {
  const { provider, database, seal } = deps;
  if (!provider) throw new AppError('pos-sign-in-not-offered');
  if (arrival.error) throw new AppError('pos-sign-in-refused');
  if (!arrival.code) throw new AppError('pos-sign-in-incomplete');
  const begun = await takeState(deps, arrival);
  const { merchant, who, tokens } = await prove(
    { provider, log: deps.log },
    { code: arrival.code, verifier: arrival.browserSecret, claim: claimOf(provider, begun, arrival) },
  );
  const { userId, merchantId } = await database.transaction({ role: 'system' }, async (tx) => {
    const now = deps.now();
    const consent = { provider: provider.name, posMerchantId: merchant.id, tokens, now, seal };
    const id = await connectMerchant(tx, consent, async () => receiveMerchant(tx, merchant));
    const of = { merchantId: id, provider: provider.name, posMerchantId: merchant.id, now };
    const person = who.employee
      ? receivePerson(tx, { ...of, employee: who.employee })
      : receiveUnnamed(tx, { ...of, ...who, deviceSecret: arrival.deviceSecret });
    return { userId: await person, merchantId: id };
  });
  const session = await startSession(deps, { userId, client: arrival.client });
  deps.announcements.publish(merchantId);
  if (!session.ok) throw new AppError(REFUSALS[session.reason]);
  return `${begun.handOver}.${session.value}`;
}

const REFUSALS = {
  suspended: 'pos-sign-in-refused',
  'second-factor-required': 'second-factor-required',
} as const satisfies Record<string, ErrorCode>;

/** The sign-in that this arrival ends; each is taken once. */
async function takeState(deps: FinishDeps, { state, browserSecret }: Arrival): Promise<SignInState> {
  const now = deps.now();
  const begun = state ? readState(deps.seal, { state, browserSecret, now }) : null;
  const isFirst =
    begun && (await deps.database.transaction({ role: 'system' }, (tx) => takeNonce(tx, { ...begun, now })));
  if (!begun || !isFirst) throw new AppError('pos-sign-in-expired');
  return begun;
}

/** For whom the browser says it comes: the address it came back with and the one it began with must not disagree. */
function claimOf(provider: PosProvider, begun: SignInState, { posMerchantId, employeeId, clientId }: Arrival) {
  if (clientId && !provider.isOurApp(clientId)) throw new AppError('pos-sign-in-refused');
  const claimed = posMerchantId ?? begun.posMerchantId;
  if (!claimed) throw new AppError('pos-sign-in-incomplete');
  if (begun.posMerchantId && begun.posMerchantId !== claimed) throw new AppError('pos-sign-in-refused');
  return { posMerchantId: claimed, employeeId: employeeId ?? begun.employeeId };
}

type Asked = { readonly provider: PosProvider; readonly log: FastifyBaseLogger };
type Claim = ReturnType<typeof claimOf>;

async function prove(
  asked: Asked,
  { code, verifier, claim }: { code: string; verifier: string; claim: Claim },
): Promise<Proof> {
  const { provider, log } = asked;
  const tokens = answerOf(await provider.exchangeCode(code, verifier), log);
  const access = { posMerchantId: claim.posMerchantId, accessToken: tokens.accessToken };
  const merchant = answerOf(await provider.readMerchant(access), log);
  if (merchant.id !== claim.posMerchantId) throw new AppError('pos-sign-in-refused');
  const employee = answerOf(await provider.readCurrentEmployee(access), log);
  if (!employee) return { tokens, merchant, who: await readClaim(asked, access, { merchant, claim }) };
  if (!employee.isActive) throw new AppError('pos-sign-in-refused');
  return { tokens, merchant, who: { employee: withEmail(employee, merchant) } };
}

/** Reads the employee whom the address names, if such a person works there, and the owner who may be asked about them. */
async function readClaim(
  { provider, log }: Asked,
  access: PosAccess,
  { merchant, claim }: { merchant: PosMerchant; claim: Claim },
): Promise<Unnamed> {
  const read = async (id: string): Promise<PosEmployee> => answerOf(await provider.readEmployee(access, id), log);
  const { employeeId } = claim;
  const claimed = employeeId === null ? { id: '', name: merchant.name, isActive: true } : await read(employeeId);
  if (!claimed.isActive) throw new AppError('pos-sign-in-refused');
  return { employee: null, claimed, owner: merchant.ownerId === null ? null : await read(merchant.ownerId) };
}

/** The owner may be known by the address of the business alone. */
const withEmail = (employee: PosEmployee, { ownerId, email }: PosMerchant): PosEmployee =>
  employee.id === ownerId ? { ...employee, email: employee.email ?? email } : employee;

function answerOf<Answer>(outcome: Outcome<Answer>, log: FastifyBaseLogger): Answer {
  if (outcome.kind === 'answer') return outcome.answer;
  log.warn({ outcome }, 'a sign-in from the provider failed');
  throw new AppError(outcome.kind === 'refused' ? 'pos-sign-in-refused' : 'pos-unavailable');
}

/**
 * Makes the merchant who arrives for the first time, filled with what the provider knows; registering corrects and completes
 * it. A zone that we do not offer becomes the one of most.
 */
const receiveMerchant = (tx: Transaction, merchant: PosMerchant): string =>
  createMerchant(tx, {
    companyName: merchant.name,
    ...splitAddress(merchant.addressLine),
    city: merchant.city,
    postalCode: joinPostalCode(merchant.postalCode),
    ...splitPhone(merchant.phone),
    contactEmail: emailOf(merchant),
    timeZone: merchant.timeZone ?? 'America/Montreal',
    language: merchant.language,
  });
