import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { HeldBill, HeldCharge, Outside } from './call-outside.ts';

/** The counts of all books, and every disagreement between them in a sentence. */
export interface Comparison {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Compares what the terminals, the database, the authority and the card network hold. All is at rest. */
export async function compareBooks(
  dataDir: string,
  outside: Outside,
  terminals: readonly string[],
): Promise<Comparison> {
  const database = await openDatabase(dataDir);
  try {
    const [held, diagnostics, charges] = [
      await outside.bills(),
      await outside.openDiagnostics(),
      await outside.charges(),
    ];
    const bills = await Promise.all(
      terminals.map((terminal) => compareTerminal({ dataDir, terminal, held, database })),
    );
    const money = await compareMoney(database, charges);
    return {
      counts: {
        'bills at the terminals': sum(bills.map(({ made }) => made)),
        'bills in the database': sum(bills.map(({ stored }) => stored)),
        'bills at the authority': sum(bills.map(({ atAuthority }) => atAuthority)),
        ...money.counts,
      },
      faults: [
        ...bills.flatMap(({ faults }) => faults),
        ...diagnostics.map((one) => `the authority found: ${JSON.stringify(one)}`),
        ...money.faults,
      ],
    };
  } finally {
    await database.end();
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

async function openDatabase(dataDir: string): Promise<pg.Client> {
  const folder = join(dataDir, 'postgres');
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  return client;
}

interface Entry {
  readonly kind: string;
  readonly actu?: string;
  readonly noTrans?: string;
  readonly text?: string;
  readonly deviceNumber?: string;
  readonly results?: readonly { readonly actu: string | null; readonly state: string; readonly by?: string }[];
}

/** A terminal's journal is the truth of what was signed: each bill is stored once and held once, on one chain. */
async function compareTerminal(input: {
  dataDir: string;
  terminal: string;
  held: readonly HeldBill[];
  database: pg.Client;
}) {
  const { dataDir, terminal, held, database } = input;
  const entries = readFileSync(join(dataDir, 'terminal', terminal, 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
  const deviceNumber = entries.find(({ kind }) => kind === 'linked')?.deviceNumber ?? '';
  const signed = entries.filter(({ kind }) => kind === 'signed').map(({ actu = '' }) => actu);
  const states = new Map(
    entries.flatMap(({ results = [] }) => results.map((result) => [result.actu ?? '', result] as const)),
  );
  const accepted = signed.filter((actu) => states.get(actu)?.state !== 'refused' || states.get(actu)?.by !== 'relay');
  const { rows } = await database.query<{ signature: string; state: string }>(
    `select t.signature, s.state from transactions t join devices d on d.id = t.device_id
       join transmissions s on s.device_id = t.device_id and s.position = t.position
     where d.device_number = $1 order by t.position`,
    [deviceNumber],
  );
  const stored = rows.map(({ signature }) => signature);
  const atAuthority = held.filter((bill) => bill.deviceNumber === deviceNumber);
  return {
    made: accepted.length,
    stored: stored.length,
    atAuthority: atAuthority.length,
    faults: [
      ...differences([`${terminal}: signed`, accepted], ['in the database', stored]),
      ...differences([`${terminal}: signed`, accepted], ['at the authority', atAuthority.map(({ actu }) => actu)]),
      ...rows.flatMap(({ signature, state }) =>
        ['accepted', 'received-with-errors', 'refused'].includes(state)
          ? []
          : [`${terminal}: ${signature.slice(0, 8)} is ${state}`],
      ),
      ...accepted.flatMap((actu) =>
        states.get(actu)?.state === 'accepted'
          ? []
          : [`${terminal}: ${actu.slice(0, 8)} was never reported as accepted`],
      ),
      ...atAuthority.flatMap(({ noTrans, verified }) => (verified ? [] : [`${terminal}: ${noTrans} did not verify`])),
      ...forks(terminal, atAuthority),
    ],
  };
}

/** Name of a book, and its contents. */
type Named = readonly [name: string, all: readonly string[]];

/** Every bill names the one before it, and no two name the same: each that does not, in a sentence. */
export function forks(terminal: string, bills: readonly HeldBill[]): string[] {
  const followers = new Map<string, string>();
  const existing = new Set(bills.map(({ actu }) => actu));
  return bills.flatMap(({ noTrans, preced }) => {
    const other = followers.get(preced);
    followers.set(preced, noTrans);
    if (other !== undefined) return [`${terminal}: ${noTrans} and ${other} follow the same bill`];
    return existing.has(preced) || /^=+$/.test(preced)
      ? []
      : [`${terminal}: ${noTrans} follows a bill that is not held`];
  });
}

export function differences([one, ours]: Named, [other, theirs]: Named): string[] {
  const [a, b] = [new Set(ours), new Set(theirs)];
  return [
    ...(a.size === ours.length ? [] : [`${one}: one twice`]),
    ...(b.size === theirs.length ? [] : [`${other}: one twice`]),
    ...ours
      .filter((signature) => !b.has(signature))
      .map((signature) => `${one}, not ${other}: ${signature.slice(0, 8)}`),
    ...theirs
      .filter((signature) => !a.has(signature))
      .map((signature) => `${other}, not ${one}: ${signature.slice(0, 8)}`),
  ];
}

/** Every charge is the payment of one invoice, every payment is one charge, and numbers run without a gap. */
export async function compareMoney(database: pg.Client, charges: readonly HeldCharge[]) {
  const { rows: paid } = await database.query<{ number: string; reference: string; total: string }>(
    `select i.number, a.provider_reference as reference, i.total_cents as total
     from payment_attempts a join invoices i on i.id = a.invoice_id where a.state = 'succeeded'`,
  );
  const { rows: unsettled } = await database.query<{ number: string; state: string }>(
    "select number, state from invoices where state in ('charging', 'unknown')",
  );
  // a number that was given after the copy to what no card was charged for is passed over, never given twice
  const { rows: gaps } = await database.query<{ missing: string }>(
    `select max(number) - min(number) + 1 - count(*) as missing from invoices
     where not exists (select from restores) group by issuer_id`,
  );
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  const amounts = new Map(succeeded.map(({ id, amountCents }) => [id, amountCents]));
  return {
    counts: {
      'payments in the database': paid.length,
      'charges at the card network': succeeded.length,
      'cents in the database': sum(paid.map(({ total }) => Number(total))),
      'cents at the card network': sum(succeeded.map(({ amountCents }) => amountCents)),
    },
    faults: [
      ...differences(['paid', paid.map(({ reference }) => reference)], ['at the card network', [...amounts.keys()]]),
      ...paid.flatMap(({ number, reference, total }) =>
        amounts.get(reference) === Number(total) ? [] : [`invoice ${number}: charged another amount`],
      ),
      ...unsettled.map(({ number, state }) => `invoice ${number} is still ${state}`),
      ...gaps.flatMap(({ missing }) => (Number(missing) === 0 ? [] : [`${missing} invoice numbers are missing`])),
    ],
  };
}
