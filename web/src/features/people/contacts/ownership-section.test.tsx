import { ownershipExamples } from '@comptoir/contract/document/examples/people/ownership';
import {
  listOwnershipTransfers,
  offerOwnership,
  withdrawOwnership,
  type OwnershipTransferView,
} from '@comptoir/contract/people/ownership';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const TRANSFER = ownershipExamples.offerOwnership.reply as OwnershipTransferView;

function show(transfers: readonly OwnershipTransferView[] = [], language: 'fr' | 'en' = 'fr') {
  answer(listOwnershipTransfers, { items: [...transfers], nextCursor: null });
  return renderApp('/contacts', { language });
}

async function openDialog(language: 'fr' | 'en' = 'fr') {
  const app = await show([], language);
  const open = language === 'fr' ? 'Transférer la propriété' : 'Transfer the ownership';
  await app.user.click(await screen.findByRole('button', { name: open }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the ownership of the business', () => {
  it.each([
    ['fr', 'Nom', 'Courriel', 'l’avez vendu', 'Votre mot de passe', 'Envoyer l’offre'],
    ['en', 'Name', 'Email', 'have sold it', 'Your password', 'Send the offer'],
  ] as const)(
    'is offered with what becomes of its owner, and proof (%s)',
    async (language, name, email, sold, password, send) => {
      const received = answer(offerOwnership, TRANSFER);
      const { user, dialog } = await openDialog(language);
      expect(dialog.getByText(/est supprimée dès l’acceptation|is deleted as they accept/)).toBeDefined();
      await user.type(dialog.getByLabelText(name), 'Rose-Aimée Cyr');
      await user.type(dialog.getByLabelText(email), 'acheteuse@buvette.example');
      await user.click(dialog.getByLabelText(new RegExp(`^${sold}`)));
      await user.type(dialog.getByLabelText(password), 'marée haute au quai');
      await user.click(dialog.getByRole('button', { name: send }));
      await waitFor(() =>
        expect(received.map(({ body }) => body)).toEqual([
          {
            name: 'Rose-Aimée Cyr',
            email: 'acheteuse@buvette.example',
            language,
            becomes: 'sold',
            password: 'marée haute au quai',
          },
        ]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it.each([
    ['password-wrong', /mot de passe/i],
    ['transfer-changed', /changé entre-temps/],
    ['contact-is-provider-owner', /Clover|fournisseur/],
  ] as const)('says why it could not be offered: %s', async (code, words) => {
    refuse(offerOwnership, code);
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Nom'), 'Rose-Aimée Cyr');
    await user.type(dialog.getByLabelText('Courriel'), 'acheteuse@buvette.example');
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'marée haute au quai');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’offre' }));
    expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('that is offered shows to whom and until when, and may be withdrawn', async () => {
    const received = answer(withdrawOwnership, null);
    const { user } = await show([TRANSFER], 'en');
    expect(
      await screen.findByText(/Offered to Rose-Aimée Cyr \(acheteuse@buvette.example\) until Jul 4, 2026/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Transfer the ownership' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the offer' }));
    await waitFor(() => expect(received).toHaveLength(1));
  });

  it.each(['accepted', 'declined', 'withdrawn', 'expired', 'lapsed'] as const)(
    'says what became of the last offer: %s',
    async (state) => {
      await show([{ ...TRANSFER, state, settledAt: '2026-06-21T12:00:00.000Z' }], 'en');
      expect(await screen.findByText(/^The last offer, to Rose-Aimée Cyr/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Transfer the ownership' })).toBeDefined();
    },
  );
});
