import type { MerchantView } from '@comptoir/contract/base/merchants';
import { describe, expect, it } from 'vitest';
import { KEPT_INFORMATION, TYPED_INFORMATION } from '../../../../test/factories/merchant-information.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { authorizationCodePlace } from '../record/sealed-places.ts';

let clock = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => clock });
const { authorization_code: _code, ...WITHOUT_CODE } = TYPED_INFORMATION;

async function aWorld(given: { hasCode?: boolean } = {}) {
  const partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  if (given.hasCode === false)
    await asSystem(test, {
      text: 'update merchants set authorization_code_sealed = null where id = $1',
      values: [merchant.id],
    });
  const [owner, partner, admin] = await Promise.all([
    aUser(test, { role: 'merchant', merchantId: merchant.id }),
    aUser(test, { role: 'partner', partnerId }),
    aUser(test, { role: 'admin' }),
  ]);
  return { id: merchant.id, code: merchant.code, owner, partner, admin };
}

const put = (id: string, token: string, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/merchant/${id}`, headers: bearer(token), payload });
const codeOf = (reply: Awaited<ReturnType<typeof put>>) =>
  reply.json<{ error: { code: string; fields?: { path: string; rule: string }[] } }>().error;
const logOf = (merchantId: string) =>
  asSystem<{ event: string; facts: { fields?: string[]; email?: string }; user_id: string }>(test, {
    text: "select event, facts, user_id from activity_log where merchant_id = $1 and event ~ 'information|code' order by id",
    values: [merchantId],
  });
const actingFor = async (id: string, token: string): Promise<string> => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/impersonation',
    headers: bearer(token),
    payload: { merchantId: id, reason: 'Aide à la fiche' },
  });
  return reply.json<{ webToken: string }>().webToken;
};
const sealedCode = async (id: string): Promise<string | null> => {
  const [row] = await asSystem<{ sealed: Buffer | null }>(test, {
    text: 'select authorization_code_sealed as sealed from merchants where id = $1',
    values: [id],
  });
  return row?.sealed ? test.dependencies.seal.open(row.sealed, authorizationCodePlace(id)) : null;
};

describe('the merchant information', () => {
  it('is kept in its form, however it was typed; the code is sealed', async () => {
    const { id, owner } = await aWorld();
    const reply = await put(id, owner.token, { ...TYPED_INFORMATION, version: 1, isTraiteur: true });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<MerchantView>()).toMatchObject({
      ...KEPT_INFORMATION,
      isTraiteur: true,
      version: 2,
      hasAuthorizationCode: true,
      authorizationCodeSetAt: clock.toISOString(),
    });
    expect(reply.body).not.toMatch(/A1B2-C3D4/i);
    expect(await sealedCode(id)).toBe('A1B2-C3D4');
    expect(test.logLines.join('')).not.toMatch(/A1B2-C3D4|a1b2 c3d4/i);
  });

  it('logs which fields were changed and that the code was, never to what', async () => {
    const { id, owner } = await aWorld();
    await put(id, owner.token, { ...TYPED_INFORMATION, version: 1 });
    const log = await logOf(id);
    expect(log.map(({ event }) => event)).toEqual(['merchant-information-changed', 'authorization-code-changed']);
    expect(log[0]).toMatchObject({ user_id: owner.id });
    expect(log[0]?.facts.fields).toEqual(expect.arrayContaining(['company_name', 'gst_number', 'postal_code']));
    expect(log[0]?.facts.fields).not.toContain('sub_sector');
    expect(JSON.stringify(log)).not.toContain('A1B2');
  });

  it('that is the same as before is no other version and no news', async () => {
    const { id, owner } = await aWorld();
    await put(id, owner.token, { ...TYPED_INFORMATION, version: 1 });
    const again = await put(id, owner.token, { ...TYPED_INFORMATION, version: 2 });
    expect(again.json<MerchantView>().version).toBe(2);
    expect(await logOf(id)).toHaveLength(2);
  });

  it('wants a user on every bill from the beginning, and says who no longer does', async () => {
    const { id, owner } = await aWorld();
    await put(id, owner.token, { ...TYPED_INFORMATION, version: 1 });
    const same = await put(id, owner.token, { ...WITHOUT_CODE, version: 2 });
    expect(same.json()).toMatchObject({ requireShift: true, version: 2 });
    const off = await put(id, owner.token, { ...WITHOUT_CODE, version: 2, requireShift: false });
    expect(off.json()).toMatchObject({ requireShift: false, version: 3 });
    expect((await logOf(id)).at(-1)?.facts.fields).toEqual(['requireShift']);
    expect((await put(id, owner.token, { ...WITHOUT_CODE, version: 3 })).json()).toMatchObject({ requireShift: false });
    const wrong = await put(id, owner.token, { ...WITHOUT_CODE, version: 3, requireShift: 'yes' });
    expect(codeOf(wrong)).toMatchObject({ code: 'validation-failed', fields: [{ path: 'requireShift' }] });
  });

  it('keeps the code on file when none is sent, and since when it is there', async () => {
    const { id, owner } = await aWorld();
    await put(id, owner.token, { ...TYPED_INFORMATION, version: 1 });
    const setAt = clock.toISOString();
    clock = new Date(clock.getTime() + 3_600_000);
    const reply = await put(id, owner.token, { ...WITHOUT_CODE, version: 2, city: 'Lévis' });
    expect(reply.json()).toMatchObject({ city: 'Lévis', version: 3, authorizationCodeSetAt: setAt });
    expect(await sealedCode(id)).toBe('A1B2-C3D4');
    expect((await logOf(id)).at(-1)?.facts.fields).toEqual(['city']);
  });

  it('keeps the QST number that tills are certified under: another one is another business', async () => {
    const merchant = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await aTerminal(test, { merchant, isCertified: true });
    const refused = await put(merchant.id, owner.token, { ...TYPED_INFORMATION, version: 1 });
    expect(codeOf(refused)).toMatchObject({
      code: 'validation-failed',
      fields: [{ path: 'qst_number', rule: 'certified' }],
    });
    const same = { ...TYPED_INFORMATION, qst_number: merchant.qst, version: 1 };
    expect((await put(merchant.id, owner.token, same)).statusCode).toBe(200);
  });

  it('reaches open screens at once', async () => {
    const partnerId = await aPartner(test);
    const { id } = await aMerchant(test, { partnerId });
    // one of the merchant's own would be announced for signing in, at a moment of its own
    const partner = await aUser(test, { role: 'partner', partnerId });
    let heard = 0;
    const stop = test.dependencies.announcements.subscribe(id, () => (heard += 1));
    await put(id, partner.token, { ...WITHOUT_CODE, version: 1 });
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(1);
    stop();
  });
});

describe('two people at once', () => {
  it('are distinguished: the second one is refused and nothing of theirs is kept', async () => {
    const { id, owner, partner } = await aWorld();
    await put(id, partner.token, { ...WITHOUT_CODE, version: 1, city: 'Lévis' });
    const late = await put(id, owner.token, { ...TYPED_INFORMATION, version: 1, city: 'Rimouski' });
    expect(late.statusCode).toBe(409);
    expect(codeOf(late).code).toBe('merchant-changed-meanwhile');
    const now = await put(id, owner.token, { ...WITHOUT_CODE, version: 2, city: 'Lévis' });
    expect(now.json()).toMatchObject({ city: 'Lévis', version: 2 });
  });

  it('save in the same moment, and one of them is refused', async () => {
    const { id, owner, partner } = await aWorld();
    const replies = await Promise.all([
      put(id, owner.token, { ...WITHOUT_CODE, version: 1, city: 'Lévis' }),
      put(id, partner.token, { ...WITHOUT_CODE, version: 1, city: 'Rimouski' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a refusal', () => {
  it('names each field and the rule that it breaks, and changes nothing', async () => {
    const { id, owner } = await aWorld();
    const wrong = { company_name: '', gst_number: '123456783RT0001', city: '東京', civic_number: '1'.repeat(17) };
    const reply = await put(id, owner.token, { ...TYPED_INFORMATION, ...wrong, version: 1 });
    expect(reply.statusCode).toBe(422);
    expect(codeOf(reply)).toMatchObject({
      code: 'validation-failed',
      fields: [
        { path: 'company_name', rule: 'required' },
        { path: 'gst_number', rule: 'check-digit' },
        { path: 'civic_number', rule: 'too-long' },
        { path: 'city', rule: 'characters' },
      ],
    });
    expect(await logOf(id)).toEqual([]);
  });

  it('asks the merchant for its code while there is none on file', async () => {
    const { id, owner } = await aWorld({ hasCode: false });
    const reply = await put(id, owner.token, { ...WITHOUT_CODE, version: 1 });
    expect(codeOf(reply).fields).toEqual([{ path: 'authorization_code', rule: 'required' }]);
    expect((await put(id, owner.token, { ...TYPED_INFORMATION, version: 1 })).statusCode).toBe(200);
  });

  it.each(['partner', 'admin'] as const)('does not ask a %s, who does not know it', async (who) => {
    const world = await aWorld({ hasCode: false });
    const reply = await put(world.id, world[who].token, { ...WITHOUT_CODE, version: 1 });
    expect(reply.json()).toMatchObject({ version: 2, hasAuthorizationCode: false });
  });

  it('meets a partner, and a user acting for the merchant, who sends a code', async () => {
    const { id, code, partner, admin } = await aWorld();
    expect(codeOf(await put(id, partner.token, { ...TYPED_INFORMATION, version: 1 })).code).toBe('forbidden');
    const acting = await actingFor(id, admin.token);
    const refused = await put(id, acting, { ...TYPED_INFORMATION, version: 1 });
    expect(codeOf(refused).code).toBe('not-while-impersonating');
    expect(await sealedCode(id)).toBe(code);
    expect((await put(id, acting, { ...WITHOUT_CODE, version: 1 })).statusCode).toBe(200);
  });

  it('meets an administrator who sends a wrong code, not one who sends a right one', async () => {
    const { id, admin } = await aWorld();
    const wrong = await put(id, admin.token, { ...TYPED_INFORMATION, authorization_code: 'A1B2', version: 1 });
    expect(codeOf(wrong).fields).toEqual([{ path: 'authorization_code', rule: 'invalid' }]);
    expect((await put(id, admin.token, { ...TYPED_INFORMATION, version: 1 })).statusCode).toBe(200);
  });
});

describe('the authorization code', () => {
  const reveal = (id: string, token: string, password: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/merchant/${id}/authorization-code`,
      headers: bearer(token),
      payload: { password },
    });

  it('is shown to its merchant after the password, is never cached, and that it was shown is on record', async () => {
    const { id, code, owner } = await aWorld();
    const reply = await reveal(id, owner.token, owner.password);
    expect(reply.json()).toEqual({ authorization_code: code });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await logOf(id)).toMatchObject([{ event: 'authorization-code-revealed', facts: { email: owner.email } }]);
    expect(test.logLines.join('')).not.toContain(code);
  });

  it('is not shown for a wrong password; guessing is slowed down as at sign-in', async () => {
    const { id, owner } = await aWorld();
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await reveal(id, owner.token, 'a guess');
      expect([reply.statusCode, codeOf(reply).code]).toEqual([422, 'password-wrong']);
    }
    const slowed = await reveal(id, owner.token, owner.password);
    expect(codeOf(slowed).code).toBe('too-many-requests');
    expect(await logOf(id)).toEqual([]);
  });

  it('is never shown to anybody who looks after the merchant, nor to a user acting for it', async () => {
    const { id, partner, admin } = await aWorld();
    for (const user of [partner, admin])
      expect(codeOf(await reveal(id, user.token, user.password)).code).toBe('forbidden');
    const acting = await actingFor(id, admin.token);
    expect(codeOf(await reveal(id, acting, admin.password)).code).toBe('not-while-impersonating');
  });

  it('is not found where there is none, nor by another merchant', async () => {
    const [{ id, owner }, other] = await Promise.all([aWorld({ hasCode: false }), aWorld()]);
    expect(codeOf(await reveal(id, owner.token, owner.password)).code).toBe('not-found');
    expect(codeOf(await reveal(other.id, owner.token, owner.password)).code).toBe('forbidden');
  });
});
