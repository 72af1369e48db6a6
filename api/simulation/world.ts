import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { IssuerConfig } from '../src/config.ts';
import { insertPrices } from '../src/features/money/plan/plan.store.ts';
import { createPromoCode } from '../src/features/money/promo-codes/create-promo-code.ts';
import { openDatabase, type Database } from '../src/platform/database/database.ts';
import { orderedId } from '../src/platform/ordered-id.ts';
import { createSeal, type Seal } from '../src/platform/seal.ts';
import { createCardNetwork, type CardNetwork } from './card-network.ts';
import { createClock, type Clock } from './clock.ts';
import type { DatedPrices, ExpectedCode } from './expected-amounts.ts';
import type { ExpectedSubscription, Zone } from './expected-subscription.ts';
import { createRandom, type Random } from './random.ts';
import { insertAdministrator } from './world.store.ts';

/** Options of a simulation; the same ones make the same simulation. */
export interface SimulationOptions {
  readonly seed: number;
  readonly merchants: number;
  readonly days: number;
  /** A card network that takes money each time it is asked: to see that it is noticed. */
  readonly forgetsKeys?: boolean;
}

/** A merchant, and what is expected of its account. */
export interface SimulatedMerchant {
  readonly id: string;
  readonly name: string;
  readonly zone: Zone;
  readonly installation: 'autonomous' | 'assisted';
  readonly expected: ExpectedSubscription;
  hasCard: boolean;
  /** The code it subscribed with. */
  code: ExpectedCode | null;
  /** Prices of its periods that begin on a day or after it, the last one before others. */
  readonly moves: { readonly on: string; readonly prices: DatedPrices }[];
}

/** Everything in a simulation. */
export interface World {
  readonly options: SimulationOptions;
  readonly random: Random;
  /** Randomness of restores of an older copy: apart, so that a simulation without it stays as it was. */
  readonly fate: Random;
  /** Randomness of moves to newer prices, and of their times: apart as well. */
  readonly pricing: Random;
  readonly clock: Clock;
  readonly network: CardNetwork;
  readonly postgres: SimulatedPostgres;
  readonly database: Database;
  readonly seal: Seal;
  readonly issuer: IssuerConfig;
  readonly administratorId: string;
  readonly merchants: SimulatedMerchant[];
  readonly prices: DatedPrices[];
  readonly codes: readonly ExpectedCode[];
  /** Redemptions of each code. */
  readonly uses: Map<string, number>;
  /** Errors that the server logged, of which there should never be one. */
  readonly errors: string[];
  note(line: string): void;
  /** A fingerprint of all that was noted so far. */
  digest(): string;
  close(): Promise<void>;
}

/** Before a leap day and both changes of the clocks, whenever it begins within the year. */
const FIRST_DAY = Date.UTC(2027, 2, 1);
export const DAY_MS = 86_400_000;
const FATE = 1_000_003;
const PRICING = 2_000_003;

/** A database, by the login that owns it and by the one that serves. */
export interface SimulatedPostgres {
  readonly url: string;
  readonly servingUrl: string;
}

/** Makes the world of a seed in an empty, migrated database. */
export async function openWorld(postgres: SimulatedPostgres, options: SimulationOptions): Promise<World> {
  const random = createRandom(options.seed);
  const start = new Date(FIRST_DAY + random.below(365) * DAY_MS);
  const clock = createClock(start);
  await preparePartitions(postgres.url, start, options.days);
  const database = openDatabase(postgres.servingUrl, { connections: 4 });
  const [hash, secret] = [createHash('sha256'), randomBytes(32)];
  const world: World = {
    options,
    random,
    fate: createRandom(options.seed + FATE),
    pricing: createRandom(options.seed + PRICING),
    clock,
    network: createCardNetwork({ random, clock, forgetsKeys: options.forgetsKeys }),
    postgres,
    database,
    seal: createSeal(() => [secret]),
    issuer: { name: 'Comptoir inc.', address: 'Québec', gstNumber: '100000001RT0001', qstNumber: '1000000001TQ0001' },
    administratorId: randomUUID(),
    merchants: [],
    prices: [],
    codes: CODES,
    uses: new Map(),
    errors: [],
    note: (line) => void hash.update(`${line}\n`),
    digest: () => hash.copy().digest('hex'),
    close: () => database.close(),
  };
  await database.transaction({ role: 'system' }, (tx) => insertAdministrator(tx, world.administratorId));
  await changePrices(world, { monthly: 14_000, installation: { autonomous: 0, assisted: 35_000 } });
  for (const code of CODES) await createCode(world, code);
  return world;
}

/** Puts prices in force from now on. */
export async function changePrices(world: World, prices: Omit<DatedPrices, 'id' | 'since'>): Promise<void> {
  const { clock, database, administratorId } = world;
  clock.advance(1000);
  const since = clock.now();
  const id = orderedId(since);
  const { monthly, installation } = prices;
  await database.transaction({ role: 'admin' }, (tx) =>
    insertPrices(tx, {
      id,
      monthlyServiceCents: monthly,
      installation: { autonomousCents: installation.autonomous, assistedCents: installation.assisted },
      countsFrom: since,
      changedAt: since,
      changedBy: administratorId,
    }),
  );
  world.prices.push({ ...prices, id, since });
  clock.advance(1000);
}

const ANY = { percent: null, amount: null, onService: true, onInstallation: false, months: null, endsOn: null };

const CODES: readonly ExpectedCode[] = [
  { ...ANY, code: 'HALF', percent: 50, months: 3, maxUses: null },
  { ...ANY, code: 'FREE', percent: 100, onInstallation: true, months: 2, maxUses: 5 },
  { ...ANY, code: 'TENOFF', amount: 1000, maxUses: null },
  { ...ANY, code: 'SETUP', percent: 33, onService: false, onInstallation: true, maxUses: 3 },
  { ...ANY, code: 'EARLY', amount: 100_000, onInstallation: true, months: 1, endsOn: '2027-12-31', maxUses: null },
];

/** A code is made before it is over; some worlds begin later. */
const beforeEnd = (endsOn: string | null, now: Date): Date =>
  endsOn === null ? now : new Date(Math.min(now.getTime(), Date.parse(`${endsOn}T12:00:00Z`)));

const createCode = (world: World, { percent, amount, ...terms }: ExpectedCode): Promise<unknown> =>
  createPromoCode(
    { database: world.database, now: () => beforeEnd(terms.endsOn, world.clock.now()) },
    { role: 'admin' },
    {
      ...terms,
      startsOn: null,
      discount:
        percent === null
          ? { kind: 'amount', amountCents: amount ?? 0 }
          : { kind: 'percent', rateMillionths: percent * 10_000 },
    },
  );

async function preparePartitions(url: string, start: Date, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const end = new Date(start.getTime() + days * DAY_MS);
  await client.query('select ensure_month_partitions($1::date, $2::date)', [start, end]);
  await client.end();
}
