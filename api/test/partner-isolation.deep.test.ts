import type { SearchFindings } from '@comptoir/contract/base/search';
import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { anInvoice, setPrices } from './factories/billing.ts';
import { anEstimate } from './factories/caterers.ts';
import { anEmployee } from './factories/employees.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from './factories/merchants.ts';
import { aTerminal } from './factories/terminals.ts';
import { aConversation } from './factories/tickets.ts';
import { aBatch } from './factories/transmission-batches.ts';
import { aUserReport } from './factories/user-reports.ts';
import { accept } from './fake-authority.ts';
import { aBill, aLine, type World } from './matrix-callers.ts';
import { ROWS } from './matrix-rows.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

const MERCHANTS = ['Alambic', 'Bergerie', 'Cidrerie'] as const;
const PARTNERS = 3;

/** Every call that only reads, answers at once, and is a partner’s to make. */
const READS = Object.entries(ENDPOINTS).filter(
  ([name, { method, access }]) =>
    method === 'GET' && access !== 'public' && access !== 'device' && !ROWS[name]?.isStream && isForPartners(name),
);

function isForPartners(name: string): boolean {
  const outcome = ROWS[name]?.ownPartner;
  return outcome !== 'forbidden' && outcome !== undefined;
}

/** A merchant with something of every kind. */
interface Side extends Omit<World, 'partnerId' | 'tokenOf'> {
  readonly name: string;
  /** Texts that a search finds of it. */
  readonly sought: readonly string[];
  /** Texts that no one reads but those who may see it: names, numbers and words that nothing else bears. */
  readonly marks: readonly string[];
}

interface Partner {
  readonly id: string;
  readonly token: string;
}

let admin: string;
const sides: Side[] = [];
const partners: Partner[] = [];

beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
  await setPrices(test);
  for (const name of MERCHANTS) sides.push(await makeSide(name));
  for (let index = 0; index < PARTNERS; index += 1) {
    const id = await aPartner(test);
    partners.push({ id, token: (await aUser(test, { role: 'partner', partnerId: id })).token });
  }
}, 60_000);

async function makeSide(word: string): Promise<Side> {
  const name = `${word} Quatre-Vents`;
  const merchant = await aMerchant(test);
  await asSystem(test, { text: 'update merchants set company_name = $2 where id = $1', values: [merchant.id, name] });
  const till = await aTerminal(test, { merchant });
  test.authority.behave((request) => accept(test.authority.received, request));
  const billId = await aBill(test, till);
  const prefix = `${word.slice(0, 1)}Q71`;
  const number = `${prefix}-9043`;
  await asSystem(test, { text: 'update devices set bill_prefix = $2 where id = $1', values: [till.id, prefix] });
  await asSystem(test, { text: 'update transactions set no_trans = $2 where id = $1', values: [billId, number] });
  const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const person = `${word}ine Tremblay-${word}`;
  await asSystem(test, { text: 'update users set name = $2 where id = $1', values: [owner.id, person] });
  const ticketId = await aConversation(test, { userId: owner.id, merchantId: merchant.id });
  const words = `question de ${word}`;
  await asSystem(test, { text: 'update support_messages set message = $2 where id = $1', values: [ticketId, words] });
  const note = `à surveiller chez ${word}`;
  await asSystem(test, {
    text: `insert into merchant_notes (id, merchant_id, author_id, author_name, written_at, body, is_shared)
      values ($1, $2, $3, 'Camille', now(), $4, true)`,
    values: [uuid(), merchant.id, (await aUser(test, { role: 'admin' })).id, note],
  });
  const { id: invoiceId } = await anInvoice(test, { merchantId: merchant.id, now: NOW });
  const ids = { merchantId: merchant.id, tillId: till.id, billId, invoiceId, ticketId };
  return {
    name,
    merchant,
    till,
    billId,
    invoiceId,
    ticketId,
    freeTillId: till.id,
    invitedId: owner.id,
    person: { ...owner, role: 'merchant', merchantId: merchant.id, partnerId: null },
    password: owner.password,
    batchId: await aBatch(test, till),
    estimateId: await anEstimate(test, merchant.id),
    employeeId: await anEmployee(test, merchant.id),
    lineId: await aLine(test, till.id),
    reportId: await aUserReport(test, till),
    sought: [name, merchant.file, merchant.qst, number, person, till.deviceNumber],
    marks: [name, merchant.qst, number, person, owner.email, till.deviceNumber, words, note, ...Object.values(ids)],
  };
}

const call = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });

/** Assignment of merchants: of each the place of its partner, or none. */
type Assignment = readonly (number | null)[];
let assigned: Assignment = MERCHANTS.map(() => null);

/** By the call that administrators make. */
async function assign(to: Assignment): Promise<void> {
  for (const [index, { merchant }] of sides.entries()) {
    const [from, partnerId] = [assigned[index], to[index]].map((place) => partners[place ?? -1]?.id ?? null);
    if (from === partnerId) continue;
    const moved = await call(admin, 'PUT', `/merchant/${merchant.id}/partner`, { from, partnerId });
    expect(moved.statusCode, moved.body).toBe(204);
  }
  assigned = to;
}

const partOf = (partner: number, isOwn: boolean): Side[] =>
  sides.filter((_, index) => (assigned[index] === partner) === isOwn);

const TEXT = /json|text|csv/;

type Reply = Awaited<ReturnType<typeof call>>;

/** Returns the marks of others’ merchants in a reply; a file that is no text is not opened: of another’s merchant there is none. */
function leaksIn(reply: Reply, { foreign, isForeign }: { foreign: readonly Side[]; isForeign: boolean }): string[] {
  const isText = TEXT.test(String(reply.headers['content-type'] ?? 'text'));
  if (!isText) return reply.statusCode === 200 && isForeign ? ['a file'] : [];
  return foreign.flatMap(({ marks }) => marks).filter((mark) => reply.body.includes(mark));
}

/** The address of a call about a merchant and a partner, as the authorization matrix asks it. */
function addressOf(name: string, path: string, about: Side & { readonly partnerId: string }): string {
  const world: World = { ...about, tokenOf: async () => '' };
  const { params, query } = ROWS[name]?.sends?.(world) ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => params?.[field] ?? '');
  return `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Makes every call that reads, about a merchant and its partner; what it shows that it should not. */
async function readAll(partner: number, about: Side): Promise<string[]> {
  const foreign = partOf(partner, false);
  const isForeign = foreign.includes(about);
  const asked = { ...about, partnerId: partners[(partner + 1) % PARTNERS]?.id ?? '' };
  const found: string[] = [];
  for (const [name, { path }] of READS) {
    const reply = await call(partners[partner]?.token ?? '', 'GET', addressOf(name, path, asked));
    found.push(...leaksIn(reply, { foreign, isForeign }).map((leak) => `${name}: ${leak}`));
  }
  return found;
}

/** Looks for everything there is; only one’s own is found, and all of it. */
async function expectFound(partner: number, token: string): Promise<void> {
  const own = new Set(partOf(partner, true).map(({ merchant }) => merchant.id));
  for (const { merchant, sought } of sides)
    for (const words of sought) {
      const q = new URLSearchParams({ q: words }).toString();
      const reply = await call(token, 'GET', `/search?${q}`);
      expect(leaksIn(reply, { foreign: partOf(partner, false), isForeign: true }), words).toEqual([]);
      const { merchants, partners: others, ...rest } = reply.json<SearchFindings>();
      expect(others).toEqual([]);
      const hits = new Set([...merchants.map(({ id }) => id), ...Object.values(rest).flatMap(merchantsIn)]);
      expect(hits.has(merchant.id), words).toBe(own.has(merchant.id));
    }
}

const merchantsIn = (found: readonly { readonly merchantId: string | null }[]) => found.map((one) => one.merchantId);

const namesIn = (file: string): string[] => sides.map(({ name }) => name).filter((name) => file.includes(name));
const named = (some: readonly Side[]): string[] => some.map(({ name }) => name);

/** Names all merchants where several can be named, and takes every file of the list. */
async function expectListed(token: string, own: readonly Side[]): Promise<void> {
  const ids = sides.map(({ merchant }) => merchant.id);
  const repeated = (field: string) => ids.map((id) => `${field}=${id}`).join('&');
  for (const path of [
    `/registration-progress/merchants?${repeated('merchantIds')}`,
    `/merchant/facts?${repeated('merchants')}`,
  ]) {
    const { items } = (await call(token, 'GET', path)).json<{ items: { id?: string; merchantId?: string }[] }>();
    const seen = items.map(({ id, merchantId }) => id ?? merchantId ?? '');
    expect(seen.toSorted(), path).toEqual(own.map(({ merchant }) => merchant.id).toSorted());
  }
  for (const format of ['csv', 'ndjson'])
    expect(namesIn((await call(token, 'GET', `/merchant/export?format=${format}`)).body)).toEqual(named(own));
}

/** Freezes all that a partner sees, and all there are by their ids. */
async function freeze(token: string): Promise<MerchantSelection[]> {
  const asked = [{ filter: {} }, { merchants: sides.map(({ merchant }) => merchant.id) }];
  const made = [];
  for (const payload of asked) made.push((await call(token, 'POST', '/selections', payload)).json<MerchantSelection>());
  return made;
}

const assignment = fc.tuple(...MERCHANTS.map(() => fc.constantFrom(0, 1, 2, null)));

describe('whichever merchants it looks after, a partner', () => {
  it('reads nothing of another’s merchant, whatever it asks about whom', async () => {
    expect(READS.length).toBeGreaterThan(60);
    await fc.assert(
      fc.asyncProperty(assignment, fc.constantFrom(...sides), async (to, about) => {
        await assign(to);
        for (const partner of partners.keys()) expect(await readAll(partner, about), about.name).toEqual([]);
      }),
      { numRuns: 4 },
    );
  }, 180_000);

  it('finds its own merchants and no other by any name or number of theirs, in searches, files and standings', async () => {
    await fc.assert(
      fc.asyncProperty(assignment, async (to) => {
        await assign(to);
        for (const [partner, { token }] of partners.entries()) {
          await expectFound(partner, token);
          await expectListed(token, partOf(partner, true));
        }
      }),
      { numRuns: 5 },
    );
  }, 180_000);

  it('takes no file of a merchant that left it after it was selected', async () => {
    await fc.assert(
      fc.asyncProperty(assignment, assignment, async (before, after) => {
        await assign(before);
        const frozen = new Map<number, MerchantSelection[]>();
        for (const [partner, { token }] of partners.entries()) {
          const selections = await freeze(token);
          const own = partOf(partner, true);
          expect(selections.map(({ count }) => count)).toEqual([own.length, own.length]);
          frozen.set(partner, selections);
        }
        const once = partners.map((_, partner) => partOf(partner, true));
        await assign(after);
        for (const [partner, { token }] of partners.entries())
          for (const { id } of frozen.get(partner) ?? []) {
            const still = partOf(partner, true).filter((side) => once[partner]?.includes(side));
            const reply = await call(token, 'GET', `/selections/${id}/export?format=csv`);
            expect(namesIn(reply.body)).toEqual(named(still));
          }
      }),
      { numRuns: 5 },
    );
  }, 120_000);
});

it('an administrator is shown each of these by the same calls, so that a leak would have been seen', async () => {
  const [about] = sides;
  if (!about) throw new Error('there is no merchant');
  const asked = { ...about, partnerId: partners[0]?.id ?? '' };
  const shown = new Set<string>();
  for (const [name, { path }] of READS) {
    const { body } = await call(admin, 'GET', addressOf(name, path, asked));
    for (const mark of about.marks) if (body.includes(mark)) shown.add(mark);
  }
  expect([...shown].toSorted()).toEqual([...about.marks].toSorted());
});
