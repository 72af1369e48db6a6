import { getAuditChain, listAudit, type AuditEventView } from '@comptoir/contract/base/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../../test/audit.ts';
import { answer, answerMerchants } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';

const open = (query = '', language: 'fr' | 'en' = 'fr') =>
  renderApp(`/gestion/audit${query}`, {
    language,
    token: aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' }),
  });
const page = (...items: AuditEventView[]) => ({ items, nextCursor: null });

describe('the audit trail', () => {
  it.each([
    ['fr', 'Administrateur', 'Prix et codes', 'au nom de Bistro du Quai'],
    ['en', 'Administrator', 'Prices and codes', 'on behalf of Bistro du Quai'],
  ] as const)('shows who did what, for whom and from where (%s)', async (language, ...words) => {
    answer(listAudit, page(anEvent({ actingFor: 'Bistro du Quai' })));
    await open('', language);
    const row = await screen.findByRole('row', { name: /Alexis Admin/ });
    for (const word of [...words, '203.0.113.7']) expect(row.textContent).toContain(word);
  });

  it('shows a row in full, each field before and after, and leads to all about its person', async () => {
    const received = answer(listAudit, page(anEvent()));
    const { user, address } = await open();
    await user.click(within(await screen.findByRole('row', { name: /Alexis Admin/ })).getByRole('link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ligne du journal d’audit' }));
    expect(dialog.getByRole('row', { name: /monthlyCents 14000 15000/ })).toBeDefined();
    expect(dialog.getByText('Firefox')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Tout ce qui concerne cette personne' }));
    await waitFor(() => expect(address()).toContain(`who=${id(2)}`));
    await waitFor(() => expect(received.at(-1)?.query.userId).toBe(id(2)));
  });

  it('leads from a row about a merchant to the merchant’s page', async () => {
    answer(listAudit, page(anEvent({ merchantId: id(9), merchantName: 'Bistro du Quai' })));
    const { user } = await open();
    await user.click(within(await screen.findByRole('row', { name: /Alexis Admin/ })).getByRole('link'));
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Bistro du Quai' });
    expect(link.getAttribute('href')).toBe(`/admin/merchant?merchantId=${id(9)}`);
  });

  it('keeps its filters in the address, asks the server for them, and clears them', async () => {
    answerMerchants([aMerchant()]);
    const received = answer(listAudit, page(anEvent()));
    const { user, address } = await open('?group=prices&since=2026-06-01&until=2026-06-30&text=quai&group=nonsense');
    await waitFor(() =>
      expect(received.at(-1)?.query).toMatchObject({ from: '2026-06-01', to: '2026-06-30', search: 'quai' }),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Connexion');
    await waitFor(() => expect(received.at(-1)?.query.group).toBe('sign-in'));
    expect(address()).toContain('group=sign-in');
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(address()).not.toMatch(/group|since|text/));
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ limit: 50 }));
  });

  it('says when nothing matches', async () => {
    await open('?text=personne');
    expect(await screen.findByText('Aucun enregistrement correspondant')).toBeDefined();
  });

  it.each([
    [null, 'Elle est vérifiée pour la première fois cette nuit.'],
    [
      { checkedAt: '2026-06-20T08:20:00Z', links: 12, until: '2026-06-20T08:19:00Z', faults: 0 },
      'rien n’a été modifié',
    ],
    [
      { checkedAt: '2026-06-20T08:20:00Z', links: 12, until: null, faults: 2 },
      'La chaîne ne tient pas : 2 défauts trouvés',
    ],
  ])('says how the chain stands', async (check, words) => {
    answer(getAuditChain, { links: 12, waiting: 1, check });
    await open();
    expect(await screen.findByText(new RegExp(words))).toBeDefined();
  });
});
