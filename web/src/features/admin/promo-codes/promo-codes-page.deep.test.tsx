import {
  createPromoCode,
  listPromoCodes,
  withdrawPromoCode,
  type PromoCodeView,
} from '@comptoir/contract/money/promo-codes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { aPromoCode } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/promo-codes', { language, token });
const listed = (...items: PromoCodeView[]) => answer(listPromoCodes, { items, nextCursor: null });

describe('the list of promo codes', () => {
  it.each([
    ['fr', '25 %', 'sur le service, les 3 premiers mois', 'En tout temps', '1 sur 50', 'Utilisable'],
    ['en', '25%', 'on the service, the first 3 months', 'At any time', '1 of 50', 'Can be used'],
  ] as const)('shows what a code takes off, when and how often (%s)', async (language, ...words) => {
    listed(aPromoCode({ uses: 1, maxUses: 50 }));
    await open(language);
    const row = within(await screen.findByRole('row', { name: /BIENVENUE/ }));
    for (const word of words) expect(row.getByText(word)).toBeDefined();
  });

  it('shows amounts, days, and what can no longer be used', async () => {
    listed(
      aPromoCode({
        discount: { kind: 'amount', amountCents: 2050 },
        onService: false,
        onInstallation: true,
        startsOn: '2020-01-01',
        endsOn: '2020-01-31',
      }),
      aPromoCode({ id: id(76), code: 'VIEUX', withdrawnAt: '2026-01-01T12:00:00Z', months: null }),
    );
    await open();
    const row = await screen.findByRole('row', { name: /BIENVENUE/ });
    for (const word of ['20,50 $', 'sur l’installation', 'Jusqu’au 31 janvier 2020', 'Expiré'])
      expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain(word.replaceAll(/\s/g, ' '));
    const withdrawn = within(screen.getByRole('row', { name: /VIEUX/ }));
    expect(withdrawn.getByText('Retiré').dataset['tone']).toBe('neutral');
    expect(withdrawn.getByText('sur le service, chaque mois')).toBeDefined();
    expect(withdrawn.queryByRole('button')).toBeNull();
  });

  it('says that there is none', async () => {
    listed();
    await open();
    expect(await screen.findByText('Aucun code promo')).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listPromoCodes, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    listed(aPromoCode());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('row', { name: /BIENVENUE/ })).toBeDefined();
  });
});

describe('a new promo code', () => {
  async function openForm(language: 'fr' | 'en' = 'fr') {
    listed();
    const app = await open(language);
    const name = language === 'fr' ? 'Créer un code' : 'Create a code';
    await app.user.click(await screen.findByRole('button', { name }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  }

  it.each([
    ['fr', 'Rabais', 'Nombre de mois', /ne coûte rien, pour toujours/],
    ['en', 'Discount', 'Number of months', /costs nothing, for ever/],
  ] as const)('that makes the service free for ever says so (%s)', async (language, discount, months, warning) => {
    const { user, dialog } = await openForm(language);
    await user.type(dialog.getByLabelText(discount), '100');
    expect(await dialog.findByText(warning)).toBeDefined();
    await user.type(dialog.getByLabelText(months), '3');
    expect(dialog.queryByText(warning)).toBeNull();
  });

  it('that is wholly in the past says so at its last day', async () => {
    refuse(createPromoCode, 'validation-failed', { fields: [{ path: 'endsOn', rule: 'over' }] });
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Code promo'), 'VIEUX');
    await user.type(dialog.getByLabelText('Rabais'), '10');
    await user.type(dialog.getByLabelText('Jusqu’au (inclus)'), '2020-02-01');
    await user.click(dialog.getByRole('button', { name: 'Créer le code' }));
    expect(await dialog.findByText(/Ce jour est passé/)).toBeDefined();
  });

  it('is made of what is typed', async () => {
    const received = answer(createPromoCode, aPromoCode());
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Code promo'), 'Bienvenue');
    await user.selectOptions(dialog.getByLabelText('Type de rabais'), 'Montant');
    await user.type(dialog.getByLabelText('Rabais'), '20');
    await user.click(dialog.getByLabelText('L’installation'));
    await user.type(dialog.getByLabelText('Nombre de mois'), '3');
    await user.type(dialog.getByLabelText('Jusqu’au (inclus)'), '2027-01-31');
    await user.click(dialog.getByRole('button', { name: 'Créer le code' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received.map(({ body }) => body)).toEqual([
      {
        code: 'Bienvenue',
        discount: { kind: 'amount', amountCents: 2000 },
        onService: true,
        onInstallation: true,
        months: 3,
        startsOn: null,
        endsOn: '2027-01-31',
        maxUses: null,
      },
    ]);
    expect(await screen.findByText('Créé avec succès')).toBeDefined();
  });

  it.each([
    ['fr', 'Créer le code', 'Ce champ est obligatoire', 'Le service mensuel', 'Choisissez au moins une option'],
    ['en', 'Create the code', 'This field is required', 'The monthly service', 'Choose at least one'],
  ] as const)('is not made of nothing (%s)', async (language, submit, required, service, target) => {
    const { user, dialog } = await openForm(language);
    await user.click(dialog.getByLabelText(service));
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await dialog.findAllByText(required)).toHaveLength(2);
    expect(dialog.getByText(target)).toBeDefined();
  });

  it.each([
    ['fr', 'promo-code-taken', null, 'Un code promo porte déjà ce nom.'],
    ['fr', 'validation-failed', null, 'Certains renseignements ne sont pas valides. Vérifiez-les et réessayez.'],
    ['fr', 'validation-failed', 'before-start', 'La fin vient avant le début. Vérifiez les deux dates.'],
    ['en', 'validation-failed', 'before-start', 'The end comes before the start. Check both dates.'],
  ] as const)('says why it could not be made (%s): %s, %s', async (language, code, rule, words) => {
    refuse(createPromoCode, code, rule ? { fields: [{ path: 'endsOn', rule }] } : {});
    const { user, dialog } = await openForm(language);
    const [name, discount, submit] = {
      fr: ['Code promo', 'Rabais', 'Créer le code'] as const,
      en: ['Code', 'Discount', 'Create the code'] as const,
    }[language];
    await user.type(dialog.getByLabelText(name), 'ETE26');
    await user.type(dialog.getByLabelText(discount), '10');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await dialog.findByText(words)).toBeDefined();
  });
});

describe('withdrawing a promo code', () => {
  it('is asked about first, with what follows', async () => {
    listed(aPromoCode({ uses: 2 }));
    const received = answer(withdrawPromoCode, null);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Retirer BIENVENUE' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Les 2 commerçants qui s’en sont servis gardent leur rabais/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Garder le code' }));
    expect(received).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Retirer BIENVENUE' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText('Supprimé avec succès')).toBeDefined();
    expect(received).toHaveLength(1);
  });

  it('says why it could not be done', async () => {
    listed(aPromoCode());
    refuse(withdrawPromoCode, 'forbidden');
    const { user } = await open('en');
    await user.click(await screen.findByRole('button', { name: 'Withdraw BIENVENUE' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  });
});
