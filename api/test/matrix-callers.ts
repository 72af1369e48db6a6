import type { TokenClaims } from '@comptoir/contract/base/sessions';
import type { Role } from '@comptoir/domain/base/access/access';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { createSigner } from 'fast-jwt';
import { generateKeyPairSync } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { insertDevice } from '../src/features/sales/devices/devices.store.ts';
import { anInvoice, setPrices } from './factories/billing.ts';
import { anEmployee } from './factories/employees.ts';
import { aMerchant, aPartner, asSystem, aUser, type MadeMerchant } from './factories/merchants.ts';
import { aTicket } from './factories/tickets.ts';
import { aTerminal, type MadeTerminal } from './factories/terminals.ts';
import { aBatch } from './factories/transmission-batches.ts';
import { aUserReport } from './factories/user-reports.ts';
import type { TestApp } from './test-app.ts';

/** Everybody who may call. `own` and `foreign` are seen from the merchant and partner that a call is about. */
export const CALLERS = [
  'anonymous',
  'expired',
  'unsigned',
  'otherKey',
  'changedRole',
  'changedMerchant',
  'revoked',
  'suspended',
  'temporaryPassword',
  'ownTerminal',
  'foreignTerminal',
  'admin',
  'ownPartner',
  'foreignPartner',
  'owner',
  'manager',
  'reader',
  'accountant',
  'foreignMerchant',
  'acting',
  'partnerActing',
  'actingElsewhere',
  'notActingAnyMore',
  'actingUnawares',
] as const;
export type CallerName = (typeof CALLERS)[number];

interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
}

/** Objects of calls, and their callers. */
export interface World {
  readonly merchant: MadeMerchant;
  readonly partnerId: string;
  readonly till: MadeTerminal;
  /** A till of the merchant that is not linked. */
  readonly freeTillId: string;
  /** An account of the merchant that calls about people name. */
  readonly person: Person;
  readonly invitedId: string;
  /** An open invoice of the merchant, which has no card. */
  readonly invoiceId: string;
  /** A bill of the merchant’s till. */
  readonly billId: string;
  readonly reportId: string;
  /** A batch about that bill. */
  readonly batchId: string;
  /** Ticket of the merchant’s owner. */
  readonly ticketId: string;
  /** Of no one: the merchant is no caterer. */
  readonly estimateId: string;
  /** A line of the merchant’s log. */
  readonly lineId: string;
  /** An employee of the merchant who bears another employee's name, so that the authority cannot be asked about them. */
  readonly employeeId: string;
  readonly password: string;
  /** The token of a caller, of a session opened for this one call; empty for a stranger. */
  tokenOf(caller: CallerName): Promise<string>;
}

/** A merchant with its partner and till, the same of another merchant, and people on every side. */
export async function makeWorld(test: TestApp): Promise<World> {
  await setPrices(test);
  const partnerId = await aPartner(test);
  const otherPartnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  const other = await aMerchant(test, { partnerId: otherPartnerId });
  const till = await aTerminal(test, { merchant });
  const otherTerminal = await aTerminal(test, { merchant: other });
  const freeTillId = uuid();
  await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    insertDevice(tx, { id: freeTillId, merchantId: merchant.id, name: 'Libre' }),
  );
  const person = async (
    role: Role,
    of: { merchantId?: string; partnerId?: string; right?: MerchantRight } = {},
  ): Promise<Person> => ({
    ...(await aUser(test, { role, ...of })),
    role,
    merchantId: of.merchantId ?? null,
    partnerId: of.partnerId ?? null,
  });
  const people = {
    admin: await person('admin'),
    ownPartner: await person('partner', { partnerId }),
    foreignPartner: await person('partner', { partnerId: otherPartnerId }),
    owner: await person('merchant', { merchantId: merchant.id }),
    manager: await person('merchant', { merchantId: merchant.id, right: 'manager' }),
    reader: await person('merchant', { merchantId: merchant.id, right: 'reader' }),
    accountant: await person('merchant', { merchantId: merchant.id, right: 'accountant' }),
    foreignMerchant: await person('merchant', { merchantId: other.id }),
    suspended: await person('admin'),
    temporaryPassword: await person('admin'),
  };
  await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [people.suspended.id] });
  await asSystem(test, {
    text: 'update accounts set first_session_login = true where id = $1',
    values: [people.temporaryPassword.id],
  });
  const invitedId = uuid();
  await asSystem(test, {
    text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right) values ($1, account_of($2, $1, true), $2, 'Invited', 'merchant', $3, 'reader')`,
    values: [invitedId, `${invitedId}@comptoir.test`, merchant.id],
  });
  const billId = await aBill(test, till);
  return {
    merchant,
    partnerId,
    till,
    freeTillId,
    invitedId,
    invoiceId: (await anInvoice(test, { merchantId: merchant.id, now: new Date() })).id,
    billId,
    batchId: await aBatch(test, till),
    ticketId: await aTicket(test, { userId: people.owner.id, merchantId: merchant.id }),
    estimateId: uuid(),
    lineId: await aLine(test, till.id),
    reportId: await aUserReport(test, till),
    employeeId: await anEmployee(test, merchant.id, { state: 'same-name' }),
    person: await person('merchant', { merchantId: merchant.id }),
    password: people.admin.password,
    tokenOf: tokensFor({ test, people, merchantIds: [merchant.id, other.id], tills: [till, otherTerminal] }),
  };
}

/** A line that a till reports to the log, by its id. */
export async function aLine(test: TestApp, deviceId: string): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into activity_log (id, merchant_id, device_id, occurred_at, event, facts)
      select $2, merchant_id, id, now(), 'till-went-offline', '{}' from devices where id = $1`,
    values: [deviceId, id],
  });
  return id;
}

/** A bill that a till submits, by its id. */
export async function aBill(test: TestApp, till: MadeTerminal): Promise<string> {
  await till.submitBills([(await till.bill()).text]);
  const [bill] = await asSystem<{ id: string }>(test, {
    text: 'select id from transactions where device_id = $1 order by position desc limit 1',
    values: [till.id],
  });
  if (!bill) throw new Error('the bill was not stored');
  return bill.id;
}

interface Cast {
  readonly test: TestApp;
  readonly people: Readonly<
    Record<
      | 'admin'
      | 'ownPartner'
      | 'foreignPartner'
      | 'owner'
      | 'manager'
      | 'reader'
      | 'accountant'
      | 'foreignMerchant'
      | 'suspended'
      | 'temporaryPassword',
      Person
    >
  >;
  readonly merchantIds: readonly [own: string, foreign: string];
  readonly tills: readonly [own: MadeTerminal, foreign: MadeTerminal];
}

function tokensFor({ test, people, merchantIds, tills }: Cast): World['tokenOf'] {
  const { tokens } = test.dependencies;
  const own = async (person: Person, change: Partial<TokenClaims> = {}): Promise<TokenClaims> => ({
    ...claimsOf(person, await openSession(test, person.id)),
    ...change,
  });
  /** A session that acts for a merchant, with a token that says so, or says something else. */
  const acting = async (
    merchantId: string,
    change: object = { impersonateMerchantId: merchantId },
    by: Person = people.admin,
  ) => {
    const claims = await own(by, change);
    await actFor(test, claims, merchantId);
    return tokens.sign(claims);
  };
  const makers: Record<CallerName, () => Promise<string>> = {
    anonymous: async () => '',
    expired: async () => tokens.sign(await own(people.admin, { exp: seconds(-1) })),
    unsigned: async () => unsigned(await own(people.admin)),
    otherKey: async () => signedByOtherKey(await own(people.admin)),
    changedRole: async () => changed(test, await own(people.owner), { role: 'admin', merchantId: null }),
    changedMerchant: async () => changed(test, await own(people.foreignMerchant), { merchantId: merchantIds[0] }),
    revoked: async () => {
      const claims = await own(people.admin);
      await asSystem(test, { text: 'update sessions set revoked_at = now() where id = $1', values: [claims.sid] });
      return tokens.sign(claims);
    },
    suspended: async () => tokens.sign(await own(people.suspended)),
    temporaryPassword: async () => tokens.sign(await own(people.temporaryPassword)),
    ownTerminal: async () => tills[0].token,
    foreignTerminal: async () => tills[1].token,
    admin: async () => tokens.sign(await own(people.admin)),
    ownPartner: async () => tokens.sign(await own(people.ownPartner)),
    foreignPartner: async () => tokens.sign(await own(people.foreignPartner)),
    // Signed by us, and claiming more than is so: what counts is the account, not the token.
    owner: async () => tokens.sign(await own(people.owner, { role: 'admin' })),
    manager: async () => tokens.sign(await own(people.manager, { merchantRight: 'owner' })),
    reader: async () => tokens.sign(await own(people.reader, { merchantRight: 'owner' })),
    accountant: async () => tokens.sign(await own(people.accountant, { merchantRight: 'owner' })),
    foreignMerchant: async () => tokens.sign(await own(people.foreignMerchant, { merchantId: merchantIds[0] })),
    acting: () => acting(merchantIds[0]),
    partnerActing: () => acting(merchantIds[0], undefined, people.ownPartner),
    actingElsewhere: () => acting(merchantIds[1]),
    notActingAnyMore: async () => tokens.sign(await own(people.admin, { impersonateMerchantId: merchantIds[0] })),
    actingUnawares: () => acting(merchantIds[0], {}),
  };
  return (caller) => makers[caller]();
}

const seconds = (fromNow: number): number => Math.floor(Date.now() / 1000) + fromNow;

const claimsOf = ({ id, email, role, merchantId, partnerId }: Person, sid: string): TokenClaims => ({
  role,
  merchantId,
  partnerId,
  email,
  sub: id,
  sid,
  iat: seconds(0),
  exp: seconds(3600),
});

async function openSession(test: TestApp, userId: string): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into sessions (id, account_id, user_id, created_at, renewed_at, last_used_at, expires_at)
      values ($1, $2, $2, now(), now(), now(), now() + interval '1 hour')`,
    values: [id, userId],
  });
  return id;
}

const actFor = (test: TestApp, { sid, sub }: TokenClaims, merchantId: string) =>
  asSystem(test, {
    text: `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at)
      values ($1, $2, $3, $4, 'Aide', now(), now() + interval '30 minutes')`,
    values: [uuid(), sid, sub, merchantId],
  });

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = (claims: TokenClaims): string => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

function signedByOtherKey(claims: TokenClaims): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return createSigner({ key, algorithm: 'ES256' })({ ...claims });
}

async function changed(test: TestApp, claims: TokenClaims, change: Partial<TokenClaims>): Promise<string> {
  const [head, , signature] = (await test.dependencies.tokens.sign(claims)).split('.');
  return [head, encode({ ...claims, ...change }), signature].join('.');
}
