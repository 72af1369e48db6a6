import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaterer, aCustomer, estimateCalls } from '../../../../test/factories/caterers.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-20T18:00:00Z') });
const { call, begin, read } = estimateCalls(test);

let token: string;
let address: string;
let customerId: string;
beforeEach(async () => {
  const caterer = await aCaterer(test);
  ({ token } = caterer);
  address = `zoe-${caterer.merchantId}@emond.example`;
  customerId = await aCustomer(test, caterer.merchantId, { name: 'Zoé Émond', company: 'Émond inc.', email: address });
});

const send = (id: string) => call(token, 'POST', `/${id}/send`, { revision: 1, message: '' });

describe('an estimate that makes no sense', () => {
  const { occasion } = SAMPLE_ESTIMATE;
  const free = [{ description: 'Buffet', per: 'person', unitCents: 0, taxes: 'FP' }] as const;
  it.each([
    [
      'nothing-to-pay',
      'content.items',
      { items: [...free], deposit: { by: 'none' }, instalments: [], service: { by: 'none' } },
    ],
    ['event-over', 'content.occasion.date', { occasion: { ...occasion, date: '2020-01-01' } }],
    ['payment-over', 'content.balanceDueOn', { balanceDueOn: '2020-01-01' }],
    [
      'payment-over',
      'content.instalments.0.dueOn',
      { instalments: [{ dueOn: '2026-06-19', by: 'amount', cents: 30_000 }] },
    ],
    ['valid-after-event', 'content.validUntil', { validUntil: '2026-09-13' }],
  ] as const)('is kept as a draft and not sent: %s', async (rule, path, change) => {
    const content = { ...SAMPLE_ESTIMATE, ...change } as EstimateContent;
    const { id } = await begin(token, { customerId, content });
    const reply = await send(id);
    expect(reply.statusCode).toBe(422);
    const { error } = reply.json<{ error: { code: string; fields: object[] } }>();
    expect(error.code).toBe('estimate-senseless');
    expect(error.fields).toContainEqual({ path, rule });
    expect(test.mailer.mailsTo(address)).toEqual([]);
  });
});

describe('an estimate from before its words were refused', () => {
  const rename = (id: string) =>
    asSystem(test, {
      text: `update estimate_revisions set content = jsonb_set(content, '{occasion,name}', '"婚礼"') where estimate_id = $1`,
      values: [id],
    });

  it('is shown, listed and duplicated as it is, and not sent before they are put otherwise', async () => {
    const { id } = await begin(token, { customerId });
    await rename(id);
    expect(await read(token, id)).toMatchObject({ revisions: [{ content: { occasion: { name: '婚礼' } } }] });
    const copy = await call(token, 'POST', `/${id}/duplicate`, {});
    expect(copy.json()).toMatchObject({ revisions: [{ content: { occasion: { name: '婚礼' } } }] });
    for (const one of [id, copy.json<{ id: string }>().id]) {
      const { error } = (await send(one)).json<{ error: { code: string; fields: object[] } }>();
      expect(error).toMatchObject({
        code: 'estimate-senseless',
        fields: [{ path: 'content.occasion.name', rule: 'unwritable-words' }],
      });
    }
  });

  it('is not sent to a customer whom the document could not name', async () => {
    const { id } = await begin(token, { customerId });
    await asSystem(test, { text: "update customers set name = '王伟' where id = $1", values: [customerId] });
    expect((await send(id)).json()).toMatchObject({
      error: { code: 'estimate-senseless', fields: [{ path: 'customer', rule: 'unwritable-customer' }] },
    });
    expect(test.mailer.mailsTo(address)).toEqual([]);
  });
});
