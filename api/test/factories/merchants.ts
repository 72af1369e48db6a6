import type { Role } from '@comptoir/domain/access/access';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '../../src/features/sessions/password.ts';
import type { TestApp } from '../test-app.ts';

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
  serial += 1;
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
      test.dependencies.seal.seal(merchant.code),
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
let hashed: Promise<string> | undefined;

/** A person who can sign in, with a web token of an open session. */
export async function aUser(
  test: TestApp,
  given: { role: Role; merchantId?: string; partnerId?: string },
): Promise<{ id: string; email: string; password: string; token: string }> {
  const id = uuid();
  const email = `${id}@comptoir.test`;
  hashed ??= hashPassword(PASSWORD);
  await asSystem(test, {
    text: `insert into users (id, email, name, role, merchant_id, partner_id, password_hash)
      values ($1, $2, 'Somebody', $3, $4, $5, $6)`,
    values: [id, email, given.role, given.merchantId ?? null, given.partnerId ?? null, await hashed],
  });
  const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
  return { id, email, password: PASSWORD, token: reply.json<{ webToken: string }>().webToken };
}

/** Runs a statement with the system's eyes. */
export const asSystem = <Row>(test: TestApp, statement: { text: string; values?: unknown[] }): Promise<Row[]> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) => tx.many<Row>(statement));

/** The header of a call with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
