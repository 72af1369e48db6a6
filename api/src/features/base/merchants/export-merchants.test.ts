import { beforeAll, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

let tokens: Readonly<Record<'admin' | 'partner', string>>;
let partnerId: string;

beforeAll(async () => {
  partnerId = await aPartner(test);
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
  };
  for (const name of ['Crèmerie', '=1+1', 'Bistro']) {
    const { id } = await aMerchant(test, { partnerId });
    await asSystem(test, { text: 'update merchants set company_name = $2 where id = $1', values: [id, name] });
  }
  await aMerchant(test);
});

const take = (caller: 'admin' | 'partner', query: string, language = 'fr') =>
  test.app.inject({
    method: 'GET',
    url: `/api/merchant/export${query}`,
    headers: { ...bearer(tokens[caller]), 'accept-language': language },
  });

it.each([
  ['fr', '"Commerçant";"Ville"', '"Fin du fichier";"Commerçants\u00A0: 4'],
  ['en', '"Merchant","City"', '"End of file","Merchants: 4'],
] as const)('holds every merchant of the filter by name, in words (%s)', async (language, head, end) => {
  const reply = await take('admin', '', language);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = reply.body.trimEnd().split('\r\n');
  expect(lines[0]).toContain(head);
  expect(lines.at(-1)).toContain(end);
  expect(lines).toHaveLength(6);
});

it('is narrowed like the list, and takes no name for a formula', async () => {
  const reply = await take('admin', `?partners=${partnerId}&q=%3D1`);
  const lines = reply.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).not.toMatch(/^=/);
});

it('holds a partner’s own and no other', async () => {
  const reply = await take('partner', '?format=ndjson');
  const rows = reply.body
    .trimEnd()
    .split('\n')
    .map((line): { company_name?: string; partnerId?: string; payment?: string; end?: { count: number } } =>
      JSON.parse(line),
    );
  expect(rows.slice(0, -1).map((row) => row.company_name)).toEqual(['=1+1', 'Bistro', 'Crèmerie']);
  expect(rows.at(-1)?.end?.count).toBe(3);
  expect(rows[0]).toMatchObject({ partnerId, payment: 'none' });
});

it('is a workbook, too, and in the audit trail', async () => {
  const reply = await take('admin', '?format=xlsx&states=active');
  expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const written = await asSystem<{ facts: object; after: object }>(test, {
    text: "select facts, after from audit_events where action = 'merchants-exported' order by occurred_at desc, id desc limit 1",
  });
  expect(written).toMatchObject([{ facts: { format: 'xlsx' }, after: { states: ['active'] } }]);
});
