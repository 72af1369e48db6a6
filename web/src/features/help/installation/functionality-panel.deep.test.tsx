import { getFunctionalityCheck, getProgress, verifyFunctionality } from '@comptoir/contract/help/installation';
import { getSession } from '@comptoir/contract/base/sessions';
import { getBill } from '@comptoir/contract/sales/bills';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBillRow, aBillView } from '../../../../test/bills.ts';
import { aSessionView, aToken, id, PARTNER_ID } from '../../../../test/factories.ts';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { aCheck, aComparison, aProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const RECEIPT = { id: id(5001), noTrans: '7K2Q-1', signedAt: '2026-06-01T16:01:00Z', state: 'accepted' } as const;
const REFUND = { id: id(5002), noTrans: '7K2Q-2', signedAt: '2026-06-01T16:02:00Z', state: 'accepted' } as const;
const BOTH = { receipt: RECEIPT, refund: REFUND };
const RIGHT = [aComparison(), aComparison({ bill: 'refund', expected: '-5.75', found: '-5.75' })];
const RESULT = { checkedAt: '2026-06-20T15:00:00Z', checkedBy: 'Camille Roy', checkedByRole: 'merchant' } as const;

const toVerify = () => {
  answer(getProgress, aProgress({ functionality: { state: 'open', missing: ['confirmation'] } }));
  answer(getFunctionalityCheck, aCheck({ state: 'to-verify', ...BOTH, comparisons: RIGHT }));
};

const side = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

beforeEach(() => {
  answer(getBill, aBillView({ bill: aBillRow(1) }));
});

describe('the functionality check', () => {
  it.each([
    [
      'fr',
      'Vérifier les deux reçus',
      'Le reçu',
      'Oui, les vérifier',
      /^La vérification est réussie/,
      /inscription est achevée/,
    ],
    [
      'en',
      'Verify both receipts',
      'The receipt',
      'Yes, verify them',
      /^The check is passed/,
      /registration is complete/,
    ],
  ] as const)(
    'draws both receipts, and verifies the two in sight (%s)',
    async (language, step, title, button, said, complete) => {
      toVerify();
      const verified = answer(verifyFunctionality, () => {
        const passed = aCheck({
          state: 'passed',
          ...BOTH,
          comparisons: RIGHT,
          result: { outcome: 'passed', ...RESULT },
        });
        answer(getFunctionalityCheck, passed);
        answer(getProgress, aProgress());
        return passed;
      });
      const { user } = await renderApp('/configuration', { language });
      expect(await (await side(title)).findByText(/PAIEMENT REÇU/)).toBeDefined();
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(said)).toBeDefined();
      expect(await screen.findByText(complete)).toBeDefined();
      // the step is done by now, and still open: its end is to be read
      expect(screen.getByRole('button', { name: step }).getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByText(said).closest('[hidden]')).toBeNull();
      expect(verified.map(({ body }) => body)).toEqual([{ receiptId: RECEIPT.id, refundId: REFUND.id }]);
      expect(screen.queryByRole('button', { name: button })).toBeNull();
      expect(screen.queryByText('Créé avec succès')).toBeNull();
    },
  );

  it.each([
    ['fr', 'À corriger', 'Attendu : 0,50 $. Trouvé : 0,51 $.', /n’est pas réussie\. Corrigez/, 'Le reçu'],
    ['en', 'Wrong', 'Expected: $0.50. Found: $0.51.', /is not passed\. Correct/, 'The receipt'],
  ] as const)('says what is wrong by a cent, and what to do (%s)', async (language, wrong, difference, next, title) => {
    answer(getProgress, aProgress({ functionality: { state: 'open', missing: ['check-failed', 'confirmation'] } }));
    const qst = aComparison({ what: 'qst', expected: '0.50', found: '0.51', verdict: 'wrong' });
    answer(
      getFunctionalityCheck,
      aCheck({ state: 'failed', ...BOTH, comparisons: [qst], result: { outcome: 'failed', ...RESULT } }),
    );
    await renderApp('/configuration', { language });
    const receipt = await side(title);
    expect(receipt.getByText(wrong)).toBeDefined();
    expect(receipt.getByText((text) => plain(text) === difference)).toBeDefined();
    expect(screen.getByText(next)).toBeDefined();
    expect(screen.getByText(/Camille Roy/)).toBeDefined();
  });

  it('says why where there is nothing to compare with', async () => {
    toVerify();
    const unsigned = aComparison({ what: 'signature', expected: null, found: null, verdict: 'wrong' });
    answer(getFunctionalityCheck, aCheck({ state: 'to-verify', ...BOTH, comparisons: [unsigned] }));
    await renderApp('/configuration', { language: 'en' });
    expect(await screen.findByText(/not that of this merchant’s device/)).toBeDefined();
  });

  it('shows the receipt as soon as it is made, while one looks on', async () => {
    const stream = openStream();
    answer(
      getProgress,
      aProgress({ functionality: { state: 'open', missing: ['test-bill', 'test-refund', 'confirmation'] } }),
    );
    await renderApp('/configuration#verify', { language: 'en' });
    const receipt = await side('The receipt');
    expect(receipt.getByText(/drawn here as soon as/)).toBeDefined();
    const waiting = { ...RECEIPT, state: 'waiting' } as const;
    answer(
      getBill,
      aBillView({ bill: aBillRow(1, { state: 'waiting', psiNoTrans: null }), settledAt: null, psiDatTrans: null }),
    );
    const pending = aComparison({ what: 'authority', expected: null, found: null, verdict: 'pending' });
    answer(getFunctionalityCheck, aCheck({ state: 'refund', receipt: waiting, comparisons: [pending] }));
    stream.send('activity');
    expect(await receipt.findByText(/PROBLÈME DE COMMUNICATION/)).toBeDefined();
    expect(receipt.getByText('Pending')).toBeDefined();
    expect(screen.getByText(/Now refund it on the device/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Yes, verify them' })).toBeNull();
  });

  it('that is refused says so, and shows how it stands', async () => {
    toVerify();
    refuse(verifyFunctionality, 'internal-error');
    const { user } = await renderApp('/configuration', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Yes, verify them' }));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeDefined();
  });

  it('of receipts that others have replaced is refused, and says to look again', async () => {
    toVerify();
    refuse(verifyFunctionality, 'validation-failed', { fields: [{ path: 'receiptId', rule: 'other-bills' }] });
    const { user } = await renderApp('/configuration', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Yes, verify them' }));
    expect(await screen.findByText(/^Other receipts were made meanwhile/)).toBeDefined();
  });

  it('that was passed before verifications were kept shows no receipts', async () => {
    answer(getFunctionalityCheck, aCheck({ state: 'passed' }));
    await renderApp('/configuration#verify', { language: 'en' });
    expect(await screen.findByText(/^The check is passed/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'The receipt' })).toBeNull();
  });

  it('that cannot be loaded says so, and tries again', async () => {
    toVerify();
    refuse(getFunctionalityCheck, 'internal-error');
    const { user } = await renderApp('/configuration', { language: 'en' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer(getFunctionalityCheck, aCheck({ state: 'to-verify', ...BOTH, comparisons: RIGHT }));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Yes, verify them' })).toBeDefined();
  });

  it('is looked at by who may only read, and not verified', async () => {
    toVerify();
    const token = aToken({ merchantRight: 'reader' });
    answer(getSession, aSessionView({ merchantRight: 'reader' }));
    await renderApp('/configuration', { language: 'en', token });
    expect(await screen.findByText('An owner or a manager has them verified.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Yes, verify them' })).toBeNull();
  });

  it('can be verified by a partner, for the merchant in view', async () => {
    toVerify();
    const verified = answer(verifyFunctionality, aCheck({ state: 'passed', ...BOTH }));
    const token = aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID });
    const { user } = await renderApp(`/configuration?merchantId=${id(1)}`, { token });
    await user.click(await screen.findByRole('button', { name: 'Oui, les vérifier' }));
    await waitFor(() => expect(verified.map(({ query }) => query.merchantId)).toEqual([id(1)]));
  });
});
