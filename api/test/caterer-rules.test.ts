import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLinkingCaterer, type Linked } from './factories/linked-estimates.ts';
import { asServer } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

/** Ids that statements name. */
interface Ids {
  readonly merchant: string;
  readonly open: Linked;
  readonly accepted: Linked;
  readonly contract: string;
  readonly person: string;
}

let client: PoolClient;
let ids: Ids;
beforeAll(async () => {
  const caterer = await aLinkingCaterer(test);
  const [open, accepted] = [await caterer.send(), await caterer.send({ state: 'accepted' })];
  ids = { merchant: caterer.merchantId, open, accepted, contract: uuid(), person: caterer.user.id };
});
beforeEach(async () => {
  client = await test.owner.connect();
  await client.query('begin');
  await client.query(contractOf(ids, { id: ids.contract, state: 'ended', count: 1 }));
  for (const [position, state] of [
    [1, 'withdrawn'],
    [2, 'waiting'],
  ])
    await client.query(documentOf(ids, `${position}, 'contract', '${state}'`));
  await client.query(decisionOf(ids.accepted, ids, "'accepted', 'link', null"));
});
afterEach(async () => {
  await client.query('rollback');
  client.release();
});

const contractOf = ({ merchant, accepted }: Ids, { id, state, count }: { id: string; state: string; count: number }) =>
  `insert into contracts (id, merchant_id, count, number, estimate_id, revision, state, created_at)
    values ('${id}', '${merchant}', ${count}, 'C-2026-0001', '${accepted.estimateId}', 1, '${state}', now())`;
const documentOf = ({ merchant, contract }: Ids, place: string) =>
  `insert into contract_documents (id, merchant_id, contract_id, position, kind, state, content, total_cents, paid_cents, asked_at)
    values (gen_random_uuid(), '${merchant}', '${contract}', ${place}, '{}', 100, 0, now())`;
const decisionOf = ({ estimateId }: Linked, { merchant }: Ids, how: string) =>
  `insert into estimate_decisions (id, estimate_id, merchant_id, revision, kind, by, recorded_by, name, reason, decided_at, zone, language)
    values (gen_random_uuid(), '${estimateId}', '${merchant}', 1, ${how}, 'Ana', '', now(), 'America/Montreal', 'fr')`;
const draftOf = ({ merchant, open }: Ids, revision: number) =>
  `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on, valid_until)
    values ('${open.estimateId}', '${merchant}', ${revision}, 'draft', '{"occasion":{"name":"Noces"}}', now(), 0, '2026-07-01', '2026-06-20')`;
const revise = ({ estimateId }: Linked, change: string) =>
  `update estimate_revisions set ${change} where estimate_id = '${estimateId}'`;

const DROP = {
  trigger: (name: string, table: string) => `drop trigger ${name} on ${table}`,
  check: (name: string, table: string) => `alter table ${table} drop constraint ${name}`,
};
const [REVISIONS, DECISIONS, CONTRACTS, DOCUMENTS] = [
  'estimate_revisions',
  'estimate_decisions',
  'contracts',
  'contract_documents',
];
const STAYS_SENT = DROP.trigger('stays_sent', REVISIONS);
const STAYS_DECIDED = DROP.trigger('stays_decided', REVISIONS);

describe('the database, by one rule each', () => {
  it.each<[string, string, (of: Ids) => string]>([
    ['another price for what was sent', STAYS_SENT, ({ open }) => revise(open, 'total_cents = total_cents + 1')],
    ['other terms for what was sent', STAYS_SENT, ({ open }) => revise(open, `content = content || '{"terms":"x"}'`)],
    ['other bytes for what was sent', STAYS_SENT, ({ open }) => revise(open, `pdf = 'x'`)],
    ['another customer for what was sent', STAYS_SENT, ({ open }) => revise(open, `customer = '{"name":"x"}'`)],
    [
      'a longer time for what was sent',
      STAYS_SENT,
      ({ open }) => revise(open, "expires_at = expires_at + interval '1 day'"),
    ],
    ['a refusal of what was accepted', STAYS_DECIDED, ({ accepted }) => revise(accepted, "state = 'declined'")],
    ['an answer undone', STAYS_DECIDED, ({ accepted }) => revise(accepted, "state = 'sent'")],
    [
      'what was sent deleted',
      DROP.trigger('stays_sent_to', REVISIONS),
      ({ open }) => `delete from estimate_revisions where estimate_id = '${open.estimateId}'`,
    ],
    [
      'what was sent made a draft again',
      STAYS_DECIDED,
      ({ open }) => `${DROP.check('estimate_revisions_check', REVISIONS)}; ${revise(open, "state = 'draft'")}`,
    ],
    ['two drafts of one estimate', 'drop index one_draft', (of) => `${draftOf(of, 2)}; ${draftOf(of, 3)}`],
    [
      'a draft that has a link',
      DROP.check('estimate_revisions_check', REVISIONS),
      (of) => `${draftOf(of, 2)}; ${revise(of.open, `token_hash = 'x'`)} and revision = 2`,
    ],
    [
      'one number twice',
      DROP.check('estimates_merchant_id_number_key', 'estimates'),
      ({ merchant, open }) =>
        `insert into estimates select gen_random_uuid(), '${merchant}', customer_id, number, now() from estimates where id = '${open.estimateId}'`,
    ],
    ['one answer twice', 'drop index decided_once', (of) => decisionOf(of.accepted, of, "'declined', 'link', null")],
    [
      'an answer on paper that no one wrote down',
      DROP.check('estimate_decisions_check', DECISIONS),
      (of) => decisionOf(of.open, of, "'accepted', 'paper', null"),
    ],
    [
      'an answer by the link that a user wrote down',
      DROP.check('estimate_decisions_check', DECISIONS),
      (of) => decisionOf(of.open, of, `'accepted', 'link', '${of.person}'`),
    ],
    [
      'two contracts of one estimate',
      DROP.check('contracts_estimate_id_key', CONTRACTS),
      (of) => contractOf(of, { id: uuid(), state: 'to-sign', count: 2 }),
    ],
    [
      'a contract that has ended begun again',
      DROP.trigger('stays_ended', CONTRACTS),
      ({ contract }) => `update contracts set state = 'open' where id = '${contract}'`,
    ],
    [
      'two documents in one place',
      DROP.check('contract_documents_contract_id_position_key', DOCUMENTS),
      (of) => documentOf(of, "2, 'instalment', 'waiting'"),
    ],
    [
      'a document that was taken back put to the till again',
      DROP.trigger('stays_done', DOCUMENTS),
      ({ contract }) =>
        `update contract_documents set state = 'waiting' where contract_id = '${contract}' and position = 1`,
    ],
    [
      'a signed document without a bill',
      DROP.check('contract_documents_check', DOCUMENTS),
      ({ contract }) =>
        `update contract_documents set state = 'signed' where contract_id = '${contract}' and position = 2`,
    ],
  ])('refuses %s', async (_, drop, statement) => {
    await client.query('savepoint before');
    await expect(client.query(statement(ids))).rejects.toThrow(
      /duplicate key|check constraint|as it was sent|what (was|has)/,
    );
    await client.query('rollback to before');
    // without the rule the same statement passes, so that nothing else refused it
    await client.query(drop);
    await client.query(statement(ids));
  });

  it.each([
    'update estimate_decisions set name = name',
    'delete from estimate_decisions',
    'delete from contracts',
    'delete from contract_documents',
    'update contract_documents set content = content',
    'update contracts set number = number',
  ])('lets no server %s', async (text) => {
    await expect(asServer(test, { text })).rejects.toThrow(/permission denied/);
  });
});
