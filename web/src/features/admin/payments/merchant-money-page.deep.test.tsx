import {
  getInvoice,
  listInvoices,
  refundInvoice,
  retryInvoice,
  retryRefund,
  type InvoiceDetails,
} from '@comptoir/contract/money/invoices';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { anInvoice, someInvoiceDetails, aSubscription } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const ADDRESS = `/admin/merchant-money?merchantId=${id(1)}`;
const open = (language: 'fr' | 'en' = 'fr') => renderApp(ADDRESS, { language, token });

/** The one invoice of the merchant, in the list and in full. */
const given = (overrides: Partial<InvoiceDetails> = {}): void => {
  const { state, nextAttemptAt } = someInvoiceDetails(overrides);
  answer(listInvoices, { items: [anInvoice({ state, nextAttemptAt })], nextCursor: null });
  answer(getInvoice, someInvoiceDetails(overrides));
};

async function openInvoice(language: 'fr' | 'en' = 'fr') {
  const app = await open(language);
  await app.user.click(await screen.findByRole('link', { name: '1042' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  answer(getSubscription, aSubscription());
  given();
});

describe('a merchant’s money', () => {
  it.each([
    ['fr', 'Abonné', 'Autonome', '56,34 $', 'À payer', '160,97 $'],
    ['en', 'Subscribed', 'Autonomous', '$56.34', 'To be paid', '$160.97'],
  ] as const)('is shown with the account and every invoice (%s)', async (language, state, plan, next, due, total) => {
    await open(language);
    const account = within(await screen.findByRole('region', { name: 'Bistro du Quai' }));
    for (const word of [state, plan, next]) expect(await account.findByText(word)).toBeDefined();
    const row = within(await screen.findByRole('row', { name: /1042/ }));
    expect(row.getByText(due)).toBeDefined();
    expect(row.getAllByText(total)).toHaveLength(2);
  });

  it('says that an account is past due, and when a payment is tried next', async () => {
    answer(getSubscription, aSubscription({ isPastDue: true, nextPaymentAt: null, nextPaymentCents: null }));
    given({ nextAttemptAt: '2026-06-18T04:00:00.000Z' });
    await open();
    expect((await screen.findByText('En souffrance')).dataset['tone']).toBe('error');
    expect(await screen.findByText(/Prochaine tentative/)).toBeDefined();
  });

  it('is reached from the list of merchants', async () => {
    answerMerchants([aMerchant()]);
    const { user, address } = await renderApp('/admin/merchantlist', { token });
    await user.click(await screen.findByText('Compte et factures'));
    await waitFor(() => expect(address()).toBe(ADDRESS));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compte et factures' })).toBeDefined();
  });

  it('comes page by page', async () => {
    answer(listInvoices, ({ query }) =>
      query.cursor
        ? { items: [anInvoice({ id: id(71), number: '1041' })], nextCursor: null }
        : { items: [anInvoice()], nextCursor: 'next' },
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByRole('row', { name: /1041/ })).toBeDefined();
  });

  it('says that there is no invoice, or that they could not be loaded', async () => {
    refuse(listInvoices, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listInvoices, { items: [], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune facture pour le moment')).toBeDefined();
  });
});

describe('an invoice', () => {
  it('shows its lines, its taxes and its whole story', async () => {
    given({
      state: 'past-due',
      attempts: [{ startedAt: '2026-06-16T04:00:00Z', by: 'midnight', state: 'declined-soft', card: 'Visa 4242' }],
      credits: [
        {
          id: id(72),
          number: 'C7',
          createdAt: '2026-06-17T12:00:00Z',
          totalCents: 500,
          reason: 'Geste',
          refund: 'failed',
        },
      ],
      creditedCents: 500,
      amountDueCents: 15_597,
    });
    const { dialog } = await openInvoice();
    for (const word of ['13,97 $', '-5,00 $', '155,97 $']) expect(await dialog.findByText(word)).toBeDefined();
    expect(dialog.getByText('Refusée')).toBeDefined();
    expect(dialog.getByText(/à minuit · Visa 4242/)).toBeDefined();
    expect(dialog.getByText(/C7\s: 5,00\s\$/)).toBeDefined();
    expect(dialog.getByText(/Geste · remboursement refusé par le fournisseur/)).toBeDefined();
  });

  it.each(['charging', 'unknown', 'credited'] as const)('that is %s offers nothing to be done', async (state) => {
    given({ state });
    const { dialog } = await openInvoice();
    await dialog.findByRole('row', { name: /Montant dû/ });
    expect(dialog.queryByRole('button', { name: /Tenter|Rembourser|Annuler/ })).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    refuse(getInvoice, 'internal-error');
    const { dialog } = await openInvoice();
    expect(await dialog.findByText('Le chargement a échoué')).toBeDefined();
  });
});

describe('trying a payment now', () => {
  const start = async (language: 'fr' | 'en' = 'fr') => {
    const app = await openInvoice(language);
    const words = language === 'fr' ? 'Tenter le paiement maintenant' : 'Try the payment now';
    await app.user.click(await app.dialog.findByRole('button', { name: words }));
    return app;
  };

  it.each([
    ['paid', /Le paiement a passé/],
    ['unknown', /On ne sait pas encore/],
    ['refused', /La carte a été refusée/],
  ] as const)('shows what became of it: %s', async (state, words) => {
    const received = answer(retryInvoice, anInvoice({ state }));
    const { user, dialog } = await start();
    await user.dblClick(dialog.getByRole('button', { name: 'Débiter 160,97\u00A0$' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(received).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Retour à la facture' }));
    expect(await dialog.findByRole('row', { name: /Montant dû/ })).toBeDefined();
  });

  it.each(['card-required', 'payment-declined', 'payments-unavailable', 'invoice-not-payable'] as const)(
    'says why it was not done: %s',
    async (code) => {
      refuse(retryInvoice, code);
      const { user, dialog } = await start('en');
      await user.click(dialog.getByRole('button', { name: 'Charge $160.97' }));
      expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    },
  );
});

describe('a refund', () => {
  const start = async (overrides: Partial<InvoiceDetails> = {}) => {
    given({ state: 'paid', paidAt: '2026-06-16T04:00:05Z', amountDueCents: 0, ...overrides });
    const app = await openInvoice();
    await app.user.click(await app.dialog.findByRole('button', { name: /Rembourser|Annuler ou réduire/ }));
    return app;
  };

  it('gives all of it back unless told otherwise', async () => {
    const received = answer(refundInvoice, someInvoiceDetails({ state: 'credited' }));
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText('Motif, pour la note de crédit'), 'Facturé deux fois');
    await user.dblClick(dialog.getByRole('button', { name: 'Rembourser ce montant' }));
    expect(await screen.findByText('Note de crédit faite pour la facture 1042')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ reason: 'Facturé deux fois' }]);
    expect(screen.queryByText('Créé avec succès')).toBeNull();
  });

  it('gives a part back', async () => {
    const received = answer(refundInvoice, someInvoiceDetails());
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText('Montant, taxes comprises'), '20,5');
    await user.type(dialog.getByLabelText('Motif, pour la note de crédit'), 'Geste');
    await user.click(dialog.getByRole('button', { name: 'Rembourser ce montant' }));
    await waitFor(() => expect(received[0]?.body).toEqual({ totalCents: 2050, reason: 'Geste' }));
  });

  it('of what is not paid yet gives nothing back, and says so', async () => {
    const { dialog } = await start({ state: 'open', paidAt: null });
    expect(dialog.getByText(/Rien n’a été payé/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Faire la note de crédit' })).toBeDefined();
  });

  it('needs an amount that is left, and a reason', async () => {
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText('Montant, taxes comprises'), '160,98');
    await user.click(dialog.getByRole('button', { name: 'Rembourser ce montant' }));
    expect(await dialog.findByText('Un montant d’au plus 160,97 $')).toBeDefined();
    expect(dialog.getByText('Ce champ est obligatoire')).toBeDefined();
  });

  it.each([
    ['refund-too-large', 'C’est plus que ce qui reste de la facture.'],
    ['invoice-not-payable', 'Il n’y a rien à payer sur cette facture pour le moment.'],
    ['payments-not-configured', 'Les paiements par carte ne sont pas configurés sur ce site.'],
  ] as const)('says why it was not made: %s', async (code, words) => {
    refuse(refundInvoice, code);
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText('Motif, pour la note de crédit'), 'Geste');
    await user.click(dialog.getByRole('button', { name: 'Rembourser ce montant' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });
});

describe('a refund that the provider refused', () => {
  const CREDIT = {
    id: id(72),
    number: 'C7',
    createdAt: '2026-06-17T12:00:00Z',
    totalCents: 500,
    reason: 'Geste',
    refund: 'failed',
  } as const;
  const credited = (refund: InvoiceDetails['credits'][number]['refund']): Partial<InvoiceDetails> => ({
    state: 'paid',
    paidAt: '2026-06-16T04:00:05Z',
    creditedCents: 500,
    amountDueCents: 0,
    credits: [{ ...CREDIT, refund }],
  });

  it.each([
    ['fr', 'Tenter de nouveau le remboursement', 'Le montant est remboursé', /Geste · remboursée/],
    ['en', 'Try the refund again', 'The amount has been refunded', /Geste · refunded/],
  ] as const)('is asked for again, and told when it is made (%s)', async (language, button, done, told) => {
    given(credited('failed'));
    const { user, dialog } = await openInvoice(language);
    const received = answer({ ...retryRefund, path: `/credit-notes/${id(72)}/refund` }, () => {
      given(credited('done'));
      return someInvoiceDetails(credited('done'));
    });
    await user.dblClick(await dialog.findByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(await dialog.findByText(told)).toBeDefined();
    expect(dialog.queryByRole('button', { name: button })).toBeNull();
    expect(received).toHaveLength(1);
  });

  it('may be refused again', async () => {
    given(credited('failed'));
    answer(retryRefund, someInvoiceDetails(credited('failed')));
    const { user, dialog } = await openInvoice();
    await user.click(await dialog.findByRole('button', { name: 'Tenter de nouveau le remboursement' }));
    expect(within(await dialog.findByRole('alert')).getByText(/Le fournisseur refuse de nouveau/)).toBeDefined();
  });

  it.each(['payments-not-configured', 'not-found'] as const)('says why it was not asked for: %s', async (code) => {
    given(credited('failed'));
    refuse(retryRefund, code);
    const { user, dialog } = await openInvoice('en');
    await user.click(await dialog.findByRole('button', { name: 'Try the refund again' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  });

  it('is shown to the merchant, who can do nothing about it', async () => {
    given(credited('failed'));
    const { user } = await renderApp('/bills?view=all', {});
    await user.click(await screen.findByRole('button', { name: /Détails de la facture 1042/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/le soutien s’en occupe/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /remboursement/ })).toBeNull();
  });
});
