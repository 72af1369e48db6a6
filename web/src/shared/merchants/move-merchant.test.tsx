import { getPartner, listPartners, moveMerchant } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, aPartnerLine, aToken, id, PARTNER_ID } from '../../../test/factories.ts';
import { answer, answerMerchants, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const token = aToken({ role: 'admin', merchantId: null });
const OTHER = aPartnerLine({ id: id(6), name: 'Groupe Estuaire', suspended: true });
const MERCHANTS = [
  aMerchant({ id: id(1), partnerId: PARTNER_ID }),
  aMerchant({ id: id(2), company_name: 'Cantine', partnerId: OTHER.id }),
];

beforeEach(() => {
  answer(listPartners, { items: [aPartnerLine(), OTHER], nextCursor: null });
  answerMerchants(MERCHANTS);
});

describe('changing who looks after a merchant', () => {
  const openMove = async (language: 'fr' | 'en' = 'fr') => {
    const app = await renderApp('/admin/merchantlist', { language, token });
    const row = within(await screen.findByRole('row', { name: /Bistro du Quai/ }));
    const entry = language === 'fr' ? 'Changer de partenaire…' : 'Change partner…';
    await app.user.click(row.getByRole('button', { name: entry, hidden: true }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  it.each([
    [
      'fr',
      'Partenaire',
      'Changer de partenaire',
      'Choisissez-en un autre.',
      /^Services Boréal ne voit plus/,
      /^Groupe Estuaire voit/,
    ],
    [
      'en',
      'Partner',
      'Change partner',
      'Choose another one.',
      /^Services Boréal no longer sees/,
      /^Groupe Estuaire sees/,
    ],
  ] as const)('says what follows for both, and does it (%s)', async (language, field, confirm, same, leaves, comes) => {
    const { user, dialog } = await openMove(language);
    const sent = answer(moveMerchant, null);
    await user.click(await dialog.findByRole('button', { name: confirm }));
    expect(await dialog.findByText(same)).toBeDefined();
    await user.selectOptions(dialog.getByLabelText(field), OTHER.id);
    expect([dialog.getByText(leaves), dialog.getByText(comes)]).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]).toMatchObject({ params: { id: id(1) }, body: { from: PARTNER_ID, partnerId: OTHER.id } });
  });

  it('says that another administrator was quicker', async () => {
    refuse(moveMerchant, 'merchant-changed-meanwhile');
    const { user, dialog } = await openMove();
    await user.selectOptions(await dialog.findByLabelText('Partenaire'), 'Aucun partenaire');
    expect(dialog.getByText('Bistro du Quai n’est plus suivi par un partenaire.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Changer de partenaire' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });

  it('is not offered to a partner', async () => {
    answer(getPartner, aPartner());
    await renderApp(`/partner/${PARTNER_ID}/`, {
      language: 'fr',
      token: aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID }),
    });
    await screen.findByRole('row', { name: /Bistro du Quai/ });
    expect(screen.queryByText('Changer de partenaire…')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confier un commerçant' })).toBeNull();
  });
});

describe('assigning a merchant on the page of a partner', () => {
  it.each([
    [
      'fr',
      'Confier un commerçant',
      'Commerçant',
      'Confier',
      'Choisissez un commerçant.',
      /^Groupe Estuaire ne voit plus Cantine/,
    ],
    ['en', 'Assign a merchant', 'Merchant', 'Assign', 'Choose a merchant.', /^Groupe Estuaire no longer sees Cantine/],
  ] as const)(
    'says from whom it comes, and assigns it (%s)',
    async (language, open, field, assign, missing, leaves) => {
      answer(getPartner, aPartner());
      const { user } = await renderApp(`/partner/${PARTNER_ID}/`, { language, token });
      await user.click(await screen.findByRole('button', { name: open }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: assign }));
      expect(dialog.getByText(missing)).toBeDefined();
      await user.type(dialog.getByRole('combobox', { name: new RegExp(`^${field}`) }), 'cant');
      await user.click(await dialog.findByRole('option', { name: /Cantine/ }));
      expect(await dialog.findByText(leaves)).toBeDefined();
      const sent = answer(moveMerchant, null);
      await user.click(dialog.getByRole('button', { name: assign }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent[0]).toMatchObject({ params: { id: id(2) }, body: { from: OTHER.id, partnerId: PARTNER_ID } });
    },
  );
});
