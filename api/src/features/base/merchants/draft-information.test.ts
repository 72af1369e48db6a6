import type { MerchantView } from '@comptoir/contract/base/merchants';
import { describe, expect, it } from 'vitest';
import { TYPED_INFORMATION } from '../../../../test/factories/merchant-information.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

/** Only what everyone knows of their own business. */
const STARTED = {
  ...TYPED_INFORMATION,
  authorization_code: undefined,
  sub_sector: null,
  file_number: '',
  qst_number: '',
  gst_number: ' ',
};

async function aNewOwner() {
  const { id } = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: id });
  await asSystem(test, {
    text: 'update merchants set authorization_code_sealed = null where id = $1',
    values: [id],
  });
  const put = (payload: object) =>
    test.app.inject({ method: 'PUT', url: `/api/merchant/${id}`, headers: bearer(token), payload });
  return { id, put };
}

const savedAt = async (id: string): Promise<Date | null> => {
  const [row] = await asSystem<{ at: Date | null }>(test, {
    text: 'select information_saved_at as at from merchants where id = $1',
    values: [id],
  });
  return row?.at ?? null;
};
const fieldsOf = (reply: Awaited<ReturnType<Awaited<ReturnType<typeof aNewOwner>>['put']>>) =>
  reply.json<{ error: { fields?: { path: string; rule: string }[] } }>().error.fields;

describe('a draft of the merchant information', () => {
  it('is kept with what there is, and is not whole', async () => {
    const { id, put } = await aNewOwner();
    const reply = await put({ ...STARTED, version: 1, isDraft: true });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<MerchantView>()).toMatchObject({
      version: 2,
      city: 'Québec',
      sub_sector: null,
      file_number: null,
      qst_number: null,
      gst_number: null,
    });
    expect(await savedAt(id)).toBeNull();
  });

  it('is finished by saving it whole, from then on no draft takes anything out again', async () => {
    const { id, put } = await aNewOwner();
    await put({ ...STARTED, version: 1, isDraft: true });
    expect((await put({ ...TYPED_INFORMATION, version: 2 })).statusCode).toBe(200);
    expect(await savedAt(id)).toBeInstanceOf(Date);
    const again = await put({ ...STARTED, version: 3, isDraft: true });
    expect(fieldsOf(again)).toEqual([
      { path: 'sub_sector', rule: 'required' },
      { path: 'file_number', rule: 'required' },
      { path: 'qst_number', rule: 'required' },
      { path: 'gst_number', rule: 'required' },
    ]);
  });

  it('that happens to be whole is whole', async () => {
    const { id, put } = await aNewOwner();
    expect((await put({ ...TYPED_INFORMATION, version: 1, isDraft: true })).statusCode).toBe(200);
    expect(await savedAt(id)).toBeInstanceOf(Date);
  });

  it('is right as far as it goes, and has its name', async () => {
    const { put } = await aNewOwner();
    const reply = await put({ ...STARTED, company_name: '', postal_code: 'G1K', version: 1, isDraft: true });
    expect(fieldsOf(reply)).toEqual([
      { path: 'company_name', rule: 'required' },
      { path: 'postal_code', rule: 'invalid' },
    ]);
  });

  it('is not what is saved without saying so', async () => {
    const { put } = await aNewOwner();
    const reply = await put({ ...STARTED, version: 1 });
    expect(fieldsOf(reply)?.map(({ path }) => path)).toEqual([
      'sub_sector',
      'file_number',
      'authorization_code',
      'qst_number',
      'gst_number',
    ]);
  });
});
