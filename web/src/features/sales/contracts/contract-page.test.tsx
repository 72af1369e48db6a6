import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import {
  askFinal,
  askInstalment,
  cancelContract,
  getContract,
  withdrawDocument,
} from '@comptoir/contract/sales/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import './contract-dialogs.tsx';
import './contract-page.tsx';
import { aContract, aDocument } from '../../../../test/contracts.ts';
import { aMerchant, aSessionView, aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const WAITING = {
  id: id(97),
  kind: 'instalment',
  state: 'waiting',
  till: null,
  bill: null,
  paidCents: 30_864,
} as const;
const UNPAID = aContract().payments.map((payment) => ({ ...payment, leftCents: payment.cents, state: 'due' as const }));

function open(language: 'fr' | 'en' = 'fr', { isTraiteur = true }: { isTraiteur?: boolean } = {}) {
  answer(getMerchant, aMerchant({ isTraiteur }));
  return renderApp(`/sales/contracts/${id(91)}`, { language });
}

it.each([
  ['fr', 'Contrat C-2026-0007', 'Documents', 'Paiements', 'Révision 2, acceptée', /Signé.*Payé/],
  ['en', 'Contract C-2026-0007', 'Documents', 'Payments', 'Accepted revision 2', /Signed.*Paid/],
] as const)(
  'shows what was agreed, paid and signed (%s)',
  async (language, title, documents, payments, revision, states) => {
    answer(getContract, aContract());
    await open(language);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const bill = (await table(documents)).getByRole('link', { name: 'A1-0042' });
    expect(bill.getAttribute('href')).toBe(`/sales/${id(96)}`);
    const deposit = (await table(payments)).getAllByRole('row')[1];
    expect(`${bill.closest('tr')?.textContent} ${deposit?.textContent}`).toMatch(states);
    expect(screen.getByRole('link', { name: revision }).getAttribute('href')).toBe(`/sales/estimates/${id(81)}`);
    expect(screen.getByText('L’acompte n’est pas remboursé.')).toBeDefined();
  },
);

describe('a payment', () => {
  it('is asked of the till, waits there, and may be taken back: nothing says that it is signed', async () => {
    answer(getContract, aContract({ payments: UNPAID, paidCents: 0, dueCents: 123_456 }));
    const asked = answer(askInstalment, aContract());
    const { user } = await open();
    const payments = UNPAID.map((one) => (one.index === 0 ? { ...one, state: 'asked' as const } : one));
    const button = await screen.findByRole('button', { name: 'Demander à l’appareil' });
    answer(getContract, aContract({ payments, documents: [aDocument(), aDocument(WAITING)] }));
    await user.click(button);
    await waitFor(() => expect(asked[0]?.body).toEqual({ payment: 0 }));
    expect(await screen.findAllByText('Attend un appareil')).toHaveLength(2);
    expect((await table('Documents')).getAllByText('Signé')).toHaveLength(1);
    const withdrawn = answer(withdrawDocument, aContract());
    await user.click(screen.getByRole('button', { name: 'Retirer le dernier en attente' }));
    await waitFor(() => expect(withdrawn[0]?.params).toEqual({ id: id(91), documentId: id(97) }));
  });

  it('says why it is not asked for', async () => {
    answer(getContract, aContract({ payments: UNPAID }));
    refuse(askInstalment, 'nothing-due');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Demander à l’appareil' }));
    expect(await screen.findByText('Ce paiement a déjà été demandé ou fait.')).toBeDefined();
  });

  it('shows a bill that does not come to what was asked', async () => {
    const { bill } = aDocument();
    const other = bill && { ...bill, isAsAsked: false, paidCents: 30_000 };
    answer(getContract, aContract({ documents: [aDocument({ kind: 'instalment', bill: other })] }));
    await open();
    expect(await screen.findByText(/ne correspond pas/)).toBeDefined();
    expect(plain(screen.getByRole('link', { name: /A1-0042/ }).textContent)).toBe('A1-0042 : plutôt 300,00 $');
  });
});

it('asks for the last payment with what was ordered besides, once each line is one', async () => {
  answer(getContract, aContract());
  const asked = answer(askFinal, aContract());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Dernier paiement…' }));
  const dialog = await dialogOf('Demander le dernier paiement à l’appareil');
  const items = dialog.getByLabelText(/Commandé en plus/);
  await user.type(items, 'Vin');
  await user.click(dialog.getByRole('button', { name: 'Demander à l’appareil' }));
  expect(await dialog.findByText(/Écrivez chaque ligne/)).toBeDefined();
  await user.type(items, ' 10² : 22,00');
  await user.click(dialog.getByRole('button', { name: 'Demander à l’appareil' }));
  expect(await dialog.findByText(/tels quels\. Écrivez plutôt/)).toBeDefined();
  await user.clear(items);
  await user.type(items, 'Vin : 22,00');
  await user.click(dialog.getByRole('button', { name: 'Demander à l’appareil' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked[0]?.body).toEqual({ items: [{ description: 'Vin', quantity: 100, unitCents: 2200, taxes: 'FP' }] });
});

it('is cancelled with a reason and what the terms let the business keep, which stand beside it', async () => {
  answer(getContract, aContract());
  const cancelled = answer(cancelContract, aContract());
  const { user } = await open('fr', { isTraiteur: false });
  expect(await screen.findByText(/n’est plus traiteur/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Annuler le contrat…' }));
  const dialog = await dialogOf('Annuler le contrat');
  expect(dialog.getByText('L’acompte n’est pas remboursé.')).toBeDefined();
  await user.type(dialog.getByLabelText(/Motif/), '王记');
  await user.click(dialog.getByRole('button', { name: 'Annuler le contrat' }));
  expect(await dialog.findByText(/écrivez-les en lettres latines/)).toBeDefined();
  await user.clear(dialog.getByLabelText(/Motif/));
  await user.type(dialog.getByLabelText(/Motif/), 'Reporté');
  await user.clear(dialog.getByLabelText(/Gardé/));
  await user.type(dialog.getByLabelText(/Gardé/), '100,00');
  await user.click(dialog.getByRole('button', { name: 'Annuler le contrat' }));
  await waitFor(() => expect(cancelled[0]?.body).toEqual({ reason: 'Reporté', keptCents: 10_000 }));
});

it.each([
  [
    'its end waits for a till',
    aContract({ documents: [aDocument(), aDocument({ ...WAITING, kind: 'cancellation' })] }),
  ],
  ['it has ended', aContract({ state: 'ended' })],
])('is asked for nothing more once %s', async (_, contract) => {
  answer(getContract, contract);
  await open();
  await table('Documents');
  for (const name of ['Annuler le contrat…', 'Dernier paiement…', 'Demander à l’appareil'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('is for readers to look at', async () => {
  answer(getContract, aContract({ payments: UNPAID }));
  answer(getMerchant, aMerchant({ isTraiteur: true }));
  answer(getSession, aSessionView({ merchantRight: 'reader' }));
  await renderApp(`/sales/contracts/${id(91)}`, { token: aToken({ merchantRight: 'reader' }) });
  await table('Documents');
  expect(screen.queryByRole('button', { name: /contrat…|appareil/ })).toBeNull();
});
