import { getCard } from '@comptoir/contract/money/cards';
import { emailInvoice, getInvoice, getInvoicePdf, listInvoices, payInvoice } from '@comptoir/contract/money/invoices';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { listContacts } from '@comptoir/contract/people/contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { camille, sacha } from '../../../../test/contacts.ts';
import { answer, answerMerchants, answerRaw, refuse } from '../../../../test/mock-api.ts';
import { aCard, anInvoice, someInvoiceDetails } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';

const listed = (...items: ReturnType<typeof anInvoice>[]) => answer(listInvoices, { items, nextCursor: null });

/** The calls about the one invoice of these tests, at its own address. */
const at = <E extends { path: string }>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace(':id', id(70)),
});

async function openStep(name: RegExp) {
  const app = await renderApp('/bills');
  await app.user.click(await screen.findByRole('button', { name }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the invoices', () => {
  it.each([
    ['fr', ['Date de création', 'Montant dû', 'Client', 'Montant total'], '160,97 $', 'À payer', 'Toutes'],
    ['en', ['Creation date', 'Amount due', 'Client', 'Total amount'], '$160.97', 'To be paid', 'All'],
  ] as const)(
    'show the columns of the specification, unpaid ones or all (%s)',
    async (language, headers, total, state, all) => {
      const asked = listed(anInvoice());
      const { user, address } = await renderApp('/bills', { language });
      expect(await screen.findByText(state)).toBeDefined();
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([...headers]),
      );
      expect(screen.getAllByText(total)).toHaveLength(2);
      expect(asked.at(-1)?.query.unpaid).toBe(true);
      await user.click(screen.getByRole('button', { name: all }));
      await waitFor(() => expect(asked.at(-1)?.query.unpaid).toBe(false));
      expect(address()).toBe('/bills?view=all');
    },
  );

  it.each([
    ['fr', 'Toutes', 'Impayées', 'Rien à payer'],
    ['en', 'All', 'Unpaid', 'Nothing to pay'],
  ] as const)(
    'are all shown when nothing is to be paid, as long as the address names no view (%s)',
    async (...given) => {
      const [language, all, unpaid, nothing] = given;
      answer(listInvoices, ({ query }) => ({
        items: query.unpaid ? [] : [anInvoice({ state: 'paid', amountDueCents: 0 })],
        nextCursor: null,
      }));
      const { user, address } = await renderApp('/bills', { language });
      expect(await screen.findByText('1042')).toBeDefined();
      expect(screen.getByRole('button', { name: all }).getAttribute('aria-pressed')).toBe('true');
      expect(address()).toBe('/bills');
      await user.click(screen.getByRole('button', { name: unpaid }));
      expect(await screen.findByText(nothing)).toBeDefined();
      expect(address()).toBe('/bills?view=unpaid');
    },
  );

  it('show one that the address names, whatever is listed', async () => {
    listed(anInvoice({ id: id(71), number: '1041' }));
    answer(at(getInvoice), someInvoiceDetails({ state: 'paid' }));
    await renderApp(`/bills?open=${id(70)}`);
    expect(await screen.findByRole('heading', { name: 'Facture 1042' })).toBeDefined();
  });

  it('come page by page', async () => {
    answer(listInvoices, ({ query }) =>
      query.cursor
        ? { items: [anInvoice({ id: id(71), number: '1041' })], nextCursor: null }
        : { items: [anInvoice()], nextCursor: 'older' },
    );
    const { user } = await renderApp('/bills?view=all');
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByText('1041')).toBeDefined();
    expect(screen.getByText('1042')).toBeDefined();
  });

  it.each([
    ['/bills', 'Aucune donnée disponible'],
    ['/bills?view=unpaid', 'Rien à payer'],
    ['/bills?view=all', 'Aucune donnée disponible'],
  ])('say that there is none (%s)', async (path, text) => {
    await renderApp(path);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText(/facture de Bistro du Quai|Bistro du Quai n’a encore/)).toBeDefined();
  });

  it('say that they could not be loaded, and are tried again', async () => {
    refuse(listInvoices, 'internal-error');
    const { user } = await renderApp('/bills');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    listed(anInvoice());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('1042')).toBeDefined();
  });

  it('offer no payment of what is paid, is being paid or is credited', async () => {
    const states = ['paid', 'charging', 'unknown', 'credited'] as const;
    listed(...states.map((state, index) => anInvoice({ id: id(70 + index), number: `${index}`, state })));
    await renderApp('/bills?view=all');
    expect(await screen.findByText('Paiement en vérification')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });

  it('offer no payment to partners', async () => {
    answerMerchants([aMerchant()]);
    listed(anInvoice());
    await renderApp(`/bills?merchantId=${id(1)}`, {
      token: aToken({ role: 'partner', merchantId: null, partnerId: id(5) }),
    });
    expect(await screen.findByText('1042')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });

  it('have nothing to show to a user who looks after no one', async () => {
    answerMerchants([]);
    await renderApp('/bills', { token: aToken({ role: 'admin', merchantId: null }) });
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('wait for the merchant', async () => {
    answer(getMerchant, () => new Promise(() => undefined));
    await renderApp('/bills');
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
  });
});

describe('a payment', () => {
  it('is one call, however often the button is pressed, and says that it went through', async () => {
    listed(anInvoice());
    answer(getCard, { card: aCard() });
    const paid = answer(at(payInvoice), () => {
      const paidInvoice = anInvoice({ state: 'paid', paidAt: '2026-06-15T15:00:00.000Z', amountDueCents: 0 });
      answer(listInvoices, ({ query }) => ({ items: query.unpaid ? [] : [paidInvoice], nextCursor: null }));
      return paidInvoice;
    });
    const { user, dialog } = await openStep(/Payer la facture 1042/);
    expect(await dialog.findByText('Visa se terminant par 4242')).toBeDefined();
    await user.dblClick(dialog.getByRole('button', { name: /Payer 160,97/ }));
    expect(await screen.findByText('La facture 1042 est payée')).toBeDefined();
    expect(paid).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Payée')).toBeDefined();
  });

  it.each([
    ['payment-declined', 'Une erreur s’est produite pendant le paiement.'],
    ['payments-unavailable', /Rien n’a été débité/],
    ['invoice-not-payable', /rien à payer sur cette facture/],
    ['card-required', 'Ajoutez d’abord une carte.'],
  ] as const)('that is refused says why (%s)', async (code, text) => {
    listed(anInvoice({ state: 'past-due' }));
    answer(getCard, { card: aCard() });
    refuse(at(payInvoice), code);
    const { user, dialog } = await openStep(/Payer la facture 1042/);
    await user.click(await dialog.findByRole('button', { name: /Payer 160,97/ }));
    expect(await dialog.findByText(text)).toBeDefined();
  });

  it('whose outcome is not known asks no one to pay again', async () => {
    listed(anInvoice());
    answer(getCard, { card: aCard() });
    answer(at(payInvoice), anInvoice({ state: 'unknown' }));
    const { user, dialog } = await openStep(/Payer la facture 1042/);
    await user.click(await dialog.findByRole('button', { name: /Payer 160,97/ }));
    expect(await dialog.findByText(/rien n’est débité deux fois/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Payer/ })).toBeNull();
  });

  it('that comes back refused says so in the words of the specification', async () => {
    listed(anInvoice());
    answer(getCard, { card: aCard() });
    answer(at(payInvoice), anInvoice({ state: 'refused' }));
    const { user, dialog } = await openStep(/Payer la facture 1042/);
    await user.click(await dialog.findByRole('button', { name: /Payer 160,97/ }));
    expect(await dialog.findByText('Une erreur s’est produite pendant le paiement.')).toBeDefined();
  });

  it('without a card leads to where one is added', async () => {
    listed(anInvoice());
    const { user, dialog, address } = await openStep(/Payer la facture 1042/);
    expect(await dialog.findByText(/Aucune carte enregistrée/)).toBeDefined();
    await user.click(dialog.getByRole('link', { name: 'Ajouter une carte' }));
    await waitFor(() => expect(address()).toBe('/billing'));
  });
});

describe('the mail with an invoice', () => {
  it('goes to the business, or to another address', async () => {
    listed(anInvoice());
    const sent = answer(at(emailInvoice), null);
    const { user, dialog } = await openStep(/Envoyer la facture 1042 par courriel/);
    await user.click(await dialog.findByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Le courriel est en route')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Envoyer la facture 1042/ }));
    await user.type(screen.getByRole('textbox'), ' compta@quai.test ');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{}, { to: 'compta@quai.test' }]));
  });

  it('names those that it goes to, and what is sent', async () => {
    listed(anInvoice({ state: 'paid' }));
    answer(listContacts, { items: [camille, { ...sacha, state: 'suspended' }], nextCursor: null });
    const { dialog } = await openStep(/Envoyer la facture 1042 par courriel/);
    expect(dialog.getByRole('heading', { name: 'Envoyer le reçu de la facture 1042 par courriel' })).toBeDefined();
    expect(await dialog.findByText(/^Laissé vide, l’envoi va à.: merchant@comptoir\.test\.$/)).toBeDefined();
  });

  it('is not sent to what is no address, and says when it could not be', async () => {
    listed(anInvoice());
    refuse(at(emailInvoice), 'too-many-requests');
    const { user, dialog } = await openStep(/Envoyer la facture 1042 par courriel/);
    await user.type(dialog.getByRole('textbox'), 'compta');
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(dialog.getByText('Le courriel doit être valide')).toBeDefined();
    await user.clear(dialog.getByRole('textbox'));
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await dialog.findByText(/Trop de tentatives/)).toBeDefined();
  });
});

describe('the document of an invoice', () => {
  const tab = () => ({ location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn<() => void>() });

  it('opens in a tab of its own, asked for with the token', async () => {
    listed(anInvoice());
    const opened = tab();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    answerRaw(at(getInvoicePdf), () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    const { user } = await renderApp('/bills');
    await user.click(await screen.findByRole('button', { name: 'Ouvrir la facture 1042 en PDF' }));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
  });

  it('that cannot be had closes the tab and says why', async () => {
    listed(anInvoice());
    const opened = tab();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    refuse(at(getInvoicePdf), 'not-found');
    const { user } = await renderApp('/bills');
    await user.click(await screen.findByRole('button', { name: 'Ouvrir la facture 1042 en PDF' }));
    expect(await screen.findByText('Cet élément n’existe pas ou n’existe plus.')).toBeDefined();
    expect(opened.close).toHaveBeenCalled();
  });
});

describe('an invoice in full', () => {
  it('shows lines, both taxes, attempts and credit notes', async () => {
    listed(anInvoice());
    const startedAt = '2026-06-16T04:00:05.000Z';
    answer(
      at(getInvoice),
      someInvoiceDetails({
        state: 'credited',
        paidAt: startedAt,
        creditedCents: 16_097,
        attempts: [{ startedAt, by: 'midnight', state: 'succeeded', card: 'Visa 4242' }],
        credits: [
          { id: id(72), number: 'NC-7', createdAt: startedAt, totalCents: 16_097, reason: 'Erreur', refund: 'done' },
        ],
      }),
    );
    const { dialog } = await openStep(/Détails de la facture 1042/);
    const row = async (name: RegExp) => (await dialog.findByRole('row', { name })).textContent?.replaceAll(/\s/g, ' ');
    expect(await row(/Sous-total/)).toMatch(/140,00 \$/);
    expect(await row(/TPS/)).toMatch(/7,00 \$/);
    expect(await row(/TVQ/)).toMatch(/13,97 \$/);
    expect(await row(/Montant total/)).toMatch(/160,97 \$/);
    expect(dialog.getByText(/à minuit · Visa 4242/)).toBeDefined();
    expect(dialog.getByText(/NC-7/)).toBeDefined();
    expect(dialog.getByText('du 15 juin 2026 au 14 juillet 2026')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Reçu' })).toBeDefined();
  });

  it('leads on to its payment', async () => {
    listed(anInvoice());
    answer(getCard, { card: aCard() });
    answer(at(getInvoice), someInvoiceDetails());
    const { user, dialog } = await openStep(/Détails de la facture 1042/);
    await user.click(await dialog.findByRole('button', { name: 'Payer' }));
    expect(await screen.findByRole('heading', { name: 'Payer la facture 1042' })).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    listed(anInvoice());
    refuse(at(getInvoice), 'not-found');
    const { dialog } = await openStep(/Détails de la facture 1042/);
    expect(await dialog.findByText('Le chargement a échoué')).toBeDefined();
  });
});
