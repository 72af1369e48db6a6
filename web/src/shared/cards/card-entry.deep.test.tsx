import { LEGAL_VERSIONS } from '@comptoir/domain/money/subscriptions/legal-texts';
import { beginCardEntry, getCard, saveCard } from '@comptoir/contract/money/cards';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCardFrame } from '../../../test/card-frame.ts';
import { answer, refuse } from '../../../test/mock-api.ts';
import { aCard, aCardEntry, FRAME_ORIGIN } from '../../../test/money.ts';
import { renderApp } from '../../../test/render-app.tsx';

const SAVE = 'Enregistrer la carte';

async function open() {
  const app = await renderApp('/billing');
  await app.user.click(await screen.findByRole('button', { name: 'Ajouter une carte' }));
  return app;
}

async function openAccepted() {
  const app = await open();
  for (const box of await screen.findAllByRole('checkbox')) await app.user.click(box);
  return app;
}

describe('the two texts', () => {
  it('must both be accepted before the fields are asked for the card', async () => {
    const { user } = await open();
    const { received, send } = await findCardFrame();
    const [terms, privacy] = screen.getAllByRole('checkbox');
    await user.click(terms as HTMLElement);
    send({ type: 'submit-asked' });
    expect(await screen.findByText(/acceptez les conditions/)).toBeDefined();
    expect(received).toEqual([]);
    await user.click(privacy as HTMLElement);
    expect(screen.queryByText(/acceptez les conditions/)).toBeNull();
    send({ type: 'submit-asked' });
    await waitFor(() => expect(received).toEqual([{ message: { type: 'submit' }, origin: FRAME_ORIGIN }]));
  });

  it.each([
    [
      'Lire les conditions d’utilisation',
      'Conditions d’utilisation',
      /carte enregistrée, à minuit/,
      LEGAL_VERSIONS.terms,
    ],
    [
      'Lire la politique de confidentialité',
      'Politique de confidentialité',
      /Commission d’accès à l’information/,
      LEGAL_VERSIONS.privacy,
    ],
  ])('can be read: %s', async (button, title, words, version) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
    expect(dialog.getByText(`Version : ${version}`)).toBeDefined();
  });
});

describe('the provider’s frame', () => {
  it('knows our origin, is as high as it says, and is of another origin', async () => {
    await open();
    const { frame, send } = await findCardFrame();
    expect(new URL(frame.src).searchParams.get('origin')).toBe('http://localhost:3000');
    send({ type: 'resize', height: 412 });
    expect(frame.style.height).toBe('412px');
    for (const height of ['1', null, undefined]) send({ type: 'resize', height });
    send({ type: 'resize', height: 99_999 });
    expect(frame.style.height).toBe('1200px');
  });

  it('is the only one that is listened to', async () => {
    const saved = answer(saveCard, aCard());
    const { user } = await openAccepted();
    const { send } = await findCardFrame();
    await user.click(screen.getByRole('button', { name: SAVE }));
    const card = { type: 'card-saved', token: 'tok_evil' };
    send(card, { origin: 'https://evil.test' });
    send(card, { source: window });
    for (const data of [null, 7, 'card-saved', {}, { type: 'constructor' }, { type: 'card-saved', token: 7 }])
      send(data);
    send({ type: 'card-saved', token: 'tok_1' });
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    expect(saved.map(({ body }) => body.token)).toEqual(['tok_1']);
  });

  it.each([
    ['incorrect_number', 'L’un des renseignements saisis est incorrect : le paiement ne peut pas se faire.'],
    ['do_not_honor', /^La banque a refusé cette carte/],
    ['insufficient_funds', /^La banque a refusé cette carte/],
    ['unavailable', /ne répondent pas/],
  ])('that gives no card says so (%s), and may be asked again', async (code, text) => {
    answer(saveCard, aCard());
    const { user } = await openAccepted();
    const { send, received } = await findCardFrame();
    await user.click(screen.getByRole('button', { name: SAVE }));
    send({ type: 'card-error', code });
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: SAVE }).getAttribute('aria-disabled')).toBeNull());
    await user.click(screen.getByRole('button', { name: SAVE }));
    send({ type: 'card-saved', token: 'tok_2' });
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    expect(received).toHaveLength(2);
  });
});

it.each([
  ['card-not-accepted', /renseignements saisis est incorrect/],
  ['card-declined', /La banque a refusé cette carte/],
  ['terms-not-accepted', /dans leur version actuelle/],
  ['payments-unavailable', /ne répondent pas/],
] as const)('a card that the server refuses says why and opens the fields again (%s)', async (code, text) => {
  const { user } = await openAccepted();
  const { send } = await findCardFrame();
  refuse(saveCard, code);
  const again = answer(beginCardEntry, aCardEntry());
  await user.click(screen.getByRole('button', { name: SAVE }));
  send({ type: 'card-saved', token: 'tok_1' });
  expect(await screen.findByText(text)).toBeDefined();
  await waitFor(() => expect(again.length).toBeGreaterThan(0));
});

describe('fields of a script', () => {
  afterEach(() => {
    delete window.Clover;
    delete window.Stripe;
  });

  /** The provider's script, which this page is not to load in a test. */
  function standInForScript(arrive: () => void): void {
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (!(node instanceof HTMLScriptElement)) return append(node);
      arrive();
      queueMicrotask(() => node.dispatchEvent(new Event('load')));
    });
  }

  const CLOVER_CARD = { brand: 'VISA', last4: '4242', exp_month: '09', exp_year: '29' };
  const TOLD = { brand: 'VISA', last4: '4242', expMonth: 9, expYear: 2029 };
  it.each([
    ['and what may be shown of the card', { token: 'clv_1', card: CLOVER_CARD }, TOLD, 'told.js'],
    ['alone, where it says nothing of the card', { token: 'clv_1' }, undefined, 'untold.js'],
  ])('are Clover’s: the token %s', async (_, token, told, script) => {
    const mounted: string[] = [];
    standInForScript(() => {
      window.Clover = class {
        elements = () => ({ create: (field: string) => ({ mount: () => void mounted.push(field) }) });
        createToken = () => Promise.resolve(token);
      };
    });
    const fields = {
      kind: 'clover',
      scriptUrl: `https://clover.test/${script}`,
      publicKey: 'pk',
      merchantId: 'M1',
    } as const;
    answer(beginCardEntry, aCardEntry({ fields }));
    const saved = answer(saveCard, aCard());
    const { user } = await openAccepted();
    await waitFor(() => expect(mounted).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    expect(saved.map(({ body }) => [body.token, body.card])).toEqual([['clv_1', told]]);
  });

  it('are Stripe’s: the id of the setup intent', async () => {
    let outcome: { error?: { type: string }; setupIntent?: { id: string } } = { error: { type: 'card_error' } };
    standInForScript(() => {
      window.Stripe = () => ({
        elements: () => ({ create: () => ({ mount: () => undefined, destroy: () => undefined }) }),
        confirmSetup: () => Promise.resolve(outcome),
      });
    });
    const fields = {
      kind: 'stripe',
      scriptUrl: 'https://stripe.test/b.js',
      publicKey: 'pk',
      clientSecret: 's',
    } as const;
    answer(beginCardEntry, aCardEntry({ fields }));
    const saved = answer(saveCard, aCard());
    const { user } = await openAccepted();
    await waitFor(() => expect(window.Stripe).toBeDefined());
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(/ne répondent pas|incorrect/)).toBeDefined();
    outcome = { setupIntent: { id: 'seti_1' } };
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Visa se terminant par 4242')).toBeDefined();
    expect(saved.map(({ body }) => body.token)).toEqual(['seti_1']);
  });

  it.each(['clover', 'stripe'] as const)('that cannot be loaded say so (%s)', async (kind) => {
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (node instanceof HTMLScriptElement) queueMicrotask(() => node.dispatchEvent(new Event('error')));
    });
    const shared = { scriptUrl: `https://${kind}.test/down.js`, publicKey: 'pk' };
    const fields =
      kind === 'clover' ? { kind, ...shared, merchantId: 'M1' } : { kind, ...shared, clientSecret: 'secret' };
    answer(beginCardEntry, aCardEntry({ fields }));
    await open();
    expect(await screen.findByText(/champs de la carte n’ont pas pu être chargés/)).toBeDefined();
  });
});

it('the saved card that could not be asked for says so', async () => {
  refuse(getCard, 'internal-error');
  await renderApp('/billing');
  expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
});
