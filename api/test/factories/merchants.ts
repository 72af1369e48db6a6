import { hash } from '@node-rs/argon2';
import type { Role } from '@comptoir/domain/base/access/access';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { authorizationCodePlace } from '../../src/features/base/record/sealed-places.ts';

/** A merchant with everything a till needs; made with a partner when one is named. */
export interface MadeMerchant {
  readonly id: string;
  readonly qst: string;
  readonly gst: string;
  readonly file: string;
  readonly code: string;
}

let serial = 0;

export async function aMerchant(
  test: TestApp,
  given: { partnerId?: string; incomplete?: boolean } = {},
): Promise<MadeMerchant> {
  // Files share the count, and a number has four digits: what one file makes is not that many.
  serial = (serial + 1) % 10_000;
  const number = String(serial).padStart(4, '0');
  const merchant = {
    id: uuid(),
    qst: `100000${number}TQ0001`,
    gst: `10000${number}RT0001`,
    file: `ER${number}`,
    code: 'K4M7-R2T9',
  };
  await asSystem(test, {
    text: `insert into merchants (id, partner_id, company_name, file_number, qst_number, gst_number,
        authorization_code_sealed, time_zone, sub_sector, subscription_completed)
      values ($1, $2, $3, $4, $5, $6, $7, 'America/Montreal', 'restaurant', true)`,
    values: [
      merchant.id,
      given.partnerId ?? null,
      `Restaurant ${number}`,
      given.incomplete ? null : merchant.file,
      merchant.qst,
      merchant.gst,
      test.dependencies.seal.seal(merchant.code, authorizationCodePlace(merchant.id)),
    ],
  });
  return merchant;
}

export async function aPartner(test: TestApp): Promise<string> {
  const id = uuid();
  await asSystem(test, { text: 'insert into partners (id, name) values ($1, $2)', values: [id, `Partner ${id}`] });
  return id;
}

const PASSWORD = 'a good long password';
/** As weak as argon2id may be: a check costs what the stored hash says, and these are the passwords of tests alone. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let hashed: Promise<string> | undefined;

/** A person who can sign in, with a web token of an open session; of a merchant an owner, unless it is said. */
export async function aUser(
  test: TestApp,
  given: { role: Role; merchantId?: string; partnerId?: string; right?: MerchantRight; sessionEnds?: boolean },
): Promise<{ id: string; email: string; password: string; token: string }> {
  const id = uuid();
  const email = `${id}@comptoir.test`;
  hashed ??= hash(PASSWORD, CHEAP);
  await asSystem(test, {
    text: `with account as (insert into accounts (id, email, password_hash) values ($1, $2, $6))
      insert into users (id, account_id, email, name, role, merchant_id, partner_id, merchant_right)
      values ($1, $1, $2, 'Someone', $3, $4, $5, $7)`,
    values: [
      id,
      email,
      given.role,
      given.merchantId ?? null,
      given.partnerId ?? null,
      await hashed,
      given.role === 'merchant' ? (given.right ?? 'owner') : null,
    ],
  });
  const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
  // tests set their clock months on; those of how long a session lasts say so
  if (!given.sessionEnds)
    await asSystem(test, { text: "update sessions set ends_at = '9999-01-01' where account_id = $1", values: [id] });
  return { id, email, password: PASSWORD, token: reply.json<{ webToken: string }>().webToken };
}

/**
 * Runs a statement as the owner of the tables, who sees everything. An update makes a row as if it had always been so: what
 * is final, and stays for everybody else, may be bent by it.
 */
export async function asSystem<Row>(
  test: TestApp,
  { text, values }: { text: string; values?: unknown[] },
): Promise<Row[]> {
  if (!/\bupdate\s+\w+(\s+\w+)?\s+set\b/i.test(text)) return (await test.owner.query(text, values)).rows as Row[];
  const client = await test.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    const { rows } = await client.query(text, values);
    await client.query('commit');
    return rows as Row[];
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Runs a statement as the server does, with the widest scope there is. */
export const asServer = <Row>(test: TestApp, statement: { text: string; values?: unknown[] }): Promise<Row[]> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) => tx.many<Row>(statement));

/** The header of a call with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
