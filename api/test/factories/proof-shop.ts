import { accept, type Behaviour } from '../fake-authority.ts';
import type { TestApp } from '../test-app.ts';
import { aMerchant, aUser, bearer } from './merchants.ts';
import { aTerminal } from './terminals.ts';

/** The day on which the tills of the tests make their bills. */
export const DAY = '?from=2026-06-01&to=2026-06-01';

/**
 * A shop whose till has a real certificate, with some bills that the authority answered as it does. `bills`: how many, or the
 * till’s clock at each of them.
 */
export async function aProofShop(test: TestApp, bills: number | readonly string[]) {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
  const till = await aTerminal(test, { merchant, isCertified: true });
  test.authority.behave(asTheAuthority(test));
  const download = (query = DAY, token = user.token) =>
    test.app.inject({ method: 'GET', url: `/api/proof${query}`, headers: bearer(token) });
  const texts: string[] = [];
  const clocks = typeof bills === 'number' ? Array.from({ length: bills }, () => undefined) : bills;
  for (const datTrans of clocks) {
    const { text } = await till.bill((draft) => (datTrans ? { ...draft, datTrans } : draft));
    texts.push(text);
    await till.submitBills([text]);
  }
  return { merchant, user, till, texts, download };
}

/** Takes bills and writes what the authority writes. */
const asTheAuthority =
  (test: TestApp): Behaviour =>
  (request) => {
    const taken = accept(test.authority.received, request);
    if (taken.kind !== 'answer') return taken;
    const { current, lot } = taken.answer;
    const reply = { jsonVersi: '01.00', ...(current ? { retourTransActu: current } : {}) };
    const body = JSON.stringify({ retourTrans: { ...reply, ...(lot ? { retourTransLot: lot } : {}) } });
    return { ...taken, body };
  };
