import { getOverview } from '@comptoir/contract/sales/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchantSummary, anOverview, aToken, hoursAgo, id, lookedAtOf } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/dashboard', { language, token });

const tile = (label: string): string =>
  within(screen.getByRole('main')).getByText(label, { selector: 'span, span a' }).closest('div')?.textContent ?? '';

describe('the overview', () => {
  it.each([
    ['fr', 'Factures du jour', 'Revenu Québec répond', 'Aucun commerçant à suivre', '11 actifs, 1 inscription'],
    [
      'en',
      'Today’s bills',
      'Revenu Québec is responding',
      'No merchant needs a look',
      '11 active, 1 still registering',
    ],
  ] as const)('counts everything and says when nothing needs a look (%s)', async (language, accepted, ...words) => {
    await open(language);
    await waitFor(() => expect(tile(accepted)).toContain('187'));
    const text = screen.getByRole('main').textContent;
    for (const word of words) expect(text).toContain(word);
  });

  it('shows its shape while it is on its way', async () => {
    answer(getOverview, () => new Promise(() => undefined));
    await open();
    expect(await screen.findByRole('heading', { name: 'Vue d’ensemble', level: 1 })).toBeDefined();
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
  });

  it('says that the authority does not answer, and what follows', async () => {
    answer(getOverview, anOverview({ authorityReachable: false, waiting: 12, oldestWaitingAt: hoursAgo(3) }));
    await open();
    expect(await screen.findByText('Revenu Québec ne répond pas pour le moment.')).toBeDefined();
    expect(tile('En attente')).toBe('En attente12factures à transmettre, la plus ancienne il y a 3 heures');
  });

  it.each([
    [
      'fr',
      { isReconciled: false, unheardCount: 2 },
      'Rien n’est débité avant que le fournisseur de paiement ait dit ce qui s’est passé depuis.',
      '2 appareils n’ont rien transmis depuis.',
    ],
    [
      'en',
      { isReconciled: true, unheardCount: 1 },
      'The card payments since then are back in the books.',
      '1 device has not sent anything since.',
    ],
  ] as const)('names a restored database and the tills to hear from (%s)', async (language, restore, ...words) => {
    const unheard = [{ deviceId: id(5), name: 'Caisse 1', merchantId: id(1), company_name: 'Bistro du Quai' }];
    const times = { noticedAt: hoursAgo(1), dataUntil: hoursAgo(30) };
    answer(getOverview, anOverview({ restore: { ...restore, ...times, unheard } }));
    await open(language);
    const device = await screen.findByRole('link', { name: /^Caisse 1 (de|of) Bistro du Quai$/ });
    expect(device.getAttribute('href')).toBe(`/devices?merchantId=${id(1)}`);
    for (const word of words) expect(screen.getByRole('main').textContent).toContain(word);
  });

  it('lists the merchants to look at with the reasons, and leads to each of them', async () => {
    const attention = lookedAtOf([
      aMerchantSummary({ id: id(1), waiting: 3, oldestWaitingAt: hoursAgo(50), devicesInTrouble: 1 }),
      aMerchantSummary({
        id: id(2),
        company_name: 'Cantine',
        city: null,
        subscriptionCompleted: false,
        lastBillAt: null,
      }),
      aMerchantSummary({
        id: id(3),
        company_name: 'Buvette',
        active: false,
        waiting: 1,
        oldestWaitingAt: hoursAgo(30),
      }),
    ]);
    answer(getOverview, anOverview({ attention, devicesInTrouble: 1 }));
    const { user, address } = await open();
    const bistro = within(await screen.findByRole('row', { name: /Bistro du Quai/ }));
    expect(bistro.getByText(/48\sh proche ou dépassée/).dataset['tone']).toBe('error');
    expect(bistro.getByText('Certificat à vérifier').dataset['tone']).toBe('warning');
    expect(bistro.getByText('2 appareils, 1 à vérifier')).toBeDefined();
    expect(bistro.getByRole('button', { name: 'Actions\u00A0: Bistro du Quai' })).toBeDefined();
    expect(bistro.getByText('Ouvrir en tant que…')).toBeDefined();
    const cantine = within(screen.getByRole('row', { name: /Cantine/ }));
    expect(cantine.getByText('Inscription à terminer')).toBeDefined();
    expect(cantine.getByText('Jamais')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Buvette/ })).getByText('Compte inactif')).toBeDefined();
    await user.click(bistro.getByRole('link', { name: 'Bistro du Quai' }));
    await waitFor(() => expect(address()).toBe(`/admin/merchant?merchantId=${id(1)}`));
  });

  it('leads from each figure to the list behind it, which adds up to it, and back', async () => {
    const behind = lookedAtOf([
      aMerchantSummary({ id: id(1), waiting: 3, oldestWaitingAt: hoursAgo(1) }),
      aMerchantSummary({ id: id(2), company_name: 'Cantine', waiting: 1, oldestWaitingAt: hoursAgo(1) }),
    ]);
    const asked = answer(getOverview, ({ query: { look } }) =>
      anOverview({ waiting: 4, oldestWaitingAt: hoursAgo(1), ...(look ? { attention: behind } : {}) }),
    );
    const { user, address } = await open();
    const links = within(await screen.findByRole('main'));
    const day = (await links.findByRole('link', { name: 'Factures du jour' })).getAttribute('href');
    expect(day).toMatch(/^\/reports\?from=(\d{4}-\d\d-\d\d)&to=\1(?:&|$)/);
    await user.click(links.getByRole('link', { name: 'En attente' }));
    expect(await screen.findByText('4 factures attendent chez 2 commerçants.')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Cantine/ })).getByText('Factures en attente')).toBeDefined();
    expect(address()).toMatch(/^\/admin\/dashboard\?.*look=waiting/);
    expect(asked.at(-1)?.query.look).toBe('waiting');
    expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Factures en attente' }))).toBe(true);
    await user.click(links.getByRole('link', { name: 'Tous ceux à suivre' }));
    expect(await screen.findByText('Aucun commerçant à suivre')).toBeDefined();
    await user.click(links.getByRole('link', { name: 'Certificats à vérifier' }));
    await waitFor(() => expect(asked.at(-1)?.query.look).toBe('devices'));
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(getOverview, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(getOverview, anOverview());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun commerçant à suivre')).toBeDefined();
  });
});
