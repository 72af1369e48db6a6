import { decideAcceptance, getAcceptance, type AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAcceptance, anAccepted, PDF_SHA256 } from '../../../../test/acceptance.ts';
import { answer, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const TOKEN = 'pOq0nKzTfYxB1uWvR3sHc6dLJ8mEa2gQ5iVt7NyXk4A';

async function open(view: AcceptanceView = anAcceptance(), language: 'fr' | 'en' = 'fr') {
  answer(getAcceptance, view);
  return renderApp(`/acceptance/${TOKEN}`, { token: null, language });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the customer’s page', () => {
  it.each([
    [
      'fr',
      'Estimation : Première de la saison',
      ['L’événement', 'Le prix', 'Les paiements', 'Les conditions', 'Votre réponse'],
    ],
    ['en', 'Estimate: Première de la saison', ['The event', 'The price', 'Payments', 'Terms', 'Your answer']],
  ] as const)('shows what is offered first and asks for the answer last (%s)', async (language, title, parts) => {
    await open(anAcceptance(), language);
    expect(((await screen.findByRole('heading', { level: 1 })).textContent ?? '').replaceAll('\u00A0', ' ')).toBe(
      title,
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, -1)).toEqual(parts);
    const form = screen.getByRole('checkbox').closest('form') as HTMLFormElement;
    const fields = [...form.querySelectorAll('input, canvas, button[type=submit]')].map(({ tagName }) => tagName);
    expect(fields).toEqual(['INPUT', 'INPUT', 'CANVAS', 'BUTTON']);
    expect(within(form).getAllByRole('textbox')).toHaveLength(1);
  });

  it('writes amounts, payments and the last day where the caterer is', async () => {
    await open();
    await screen.findByRole('checkbox');
    const text = (screen.getByRole('main').textContent ?? '').replaceAll(/\s/g, ' ');
    for (const words of [
      '500 à 33,33 $',
      '22 034,67 $',
      '5 508,67 $',
      'jusqu’au 20 juin 2026, 23 h 59 (HAE)',
      '18 h 30',
    ]) {
      expect(text).toContain(words);
    }
  });

  it.each([
    ['fr', 'Non inscrit à la TPS'],
    ['en', 'Not registered for GST'],
  ] as const)('says of a caterer who charges no GST that there is none (%s)', async (language, words) => {
    const { merchant } = anAcceptance();
    await open(anAcceptance({ merchant: { ...merchant, gst: '' } }), language);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('shows what was typed as it was typed, and runs nothing of it', async () => {
    const { container } = await open();
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeDefined();
    expect(container.querySelector('script')).toBeNull();
  });

  it('accepts with the box, the name, the language and the document that was read', async () => {
    const received = answer(decideAcceptance, anAccepted());
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /J’ai lu/ }));
    await user.type(screen.getByRole('textbox', { name: 'Votre nom' }), ' Marie-Ève Gagnon ');
    await user.click(await button(/^Accepter/));
    expect(await screen.findByText('Vous avez accepté cette estimation')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([
      { decision: 'accept', name: 'Marie-Ève Gagnon', isRead: true, language: 'fr', pdfSha256: PDF_SHA256 },
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('sends nothing without the box and the name', async () => {
    const received = answer(decideAcceptance, anAccepted());
    const { user } = await open();
    await user.click(await button(/^Accepter/));
    expect(screen.getByText(/^Cochez la case/)).toBeDefined();
    expect(screen.getByText('Ce champ est obligatoire')).toBeDefined();
    expect(received).toEqual([]);
  });

  it('records English once it was chosen, and keeps what was typed', async () => {
    const received = answer(decideAcceptance, anAccepted());
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Votre nom' }), 'Ann Roy');
    await user.click(await button('EN'));
    await user.click(await screen.findByRole('checkbox', { name: /I have read/ }));
    await user.click(await button(/^Accept/));
    await screen.findByText('You have accepted this estimate');
    expect(received[0]?.body).toMatchObject({ name: 'Ann Roy', language: 'en' });
  });

  it.each([
    [
      'Refuser',
      'Refuser l’estimation',
      { decision: 'decline', reason: 'Trop cher', language: 'fr' },
      'Cette estimation a été refusée',
    ],
    [
      'Proposer une modification',
      'Envoyer la proposition',
      { decision: 'propose', text: 'Trop cher', language: 'fr' },
      'Votre proposition est envoyée',
    ],
  ])('%s takes a reason and says what comes next', async (way, submit, body, shown) => {
    const state = body.decision === 'decline' ? 'declined' : 'open';
    const received = answer(decideAcceptance, anAcceptance({ state }));
    const { user } = await open();
    await user.click(await button(way));
    await user.click(await button(submit));
    expect(received).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'Trop cher');
    await user.click(await button(submit));
    expect(await screen.findByText(shown)).toBeDefined();
    expect(received.map((call) => call.body)).toEqual([body]);
  });

  it('leads back from declining', async () => {
    const { user } = await open();
    await user.click(await button('Refuser'));
    await user.click(await button('Revenir'));
    expect(await screen.findByRole('checkbox')).toBeDefined();
  });

  it.each([
    [{ state: 'expired' }, 'Cette estimation n’est plus valide'],
    [{ state: 'replaced' }, 'Une version plus récente vous a été envoyée'],
    [{ state: 'declined' }, 'Cette estimation a été refusée'],
  ] as const)('takes no answer when it is %j', async (given, shown) => {
    await open(anAcceptance(given));
    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can be declined, and not accepted, while the caterer takes no acceptance', async () => {
    await open(anAcceptance({ isAccepting: false }));
    expect(await screen.findByText('Cette estimation ne peut pas être acceptée en ligne pour le moment')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await button('Refuser l’estimation')).toBeDefined();
  });

  it('shows once accepted what proves it, by both clocks, and where the document is', async () => {
    await open(anAccepted());
    const proof = within(await screen.findByRole('region', { name: 'Votre acceptation' }));
    const text = (proof.getByText(PDF_SHA256).closest('section')?.textContent ?? '').replaceAll(/\s/g, ' ');
    for (const words of [
      'Marie-Ève Gagnon',
      '20 juin 2026, 23 h 59 min 59 s (HAE, America/Montreal)',
      '21 juin 2026',
      'Français',
    ])
      expect(text).toContain(words);
    expect(screen.getByRole('link', { name: 'Estimation en PDF' }).getAttribute('href')).toMatch(
      `/api/acceptance/${TOKEN}/pdf`,
    );
  });

  it('says of what was given on paper that it was', async () => {
    await open(anAccepted('paper'));
    expect(await screen.findByText(/remis à Traiteur Boréal votre acceptation sur papier/)).toBeDefined();
  });

  it('says that a link leads nowhere, and nothing of why', async () => {
    refuse(getAcceptance, 'not-found');
    await renderApp('/acceptance/x', { token: null });
    expect(await screen.findByRole('heading', { name: 'Ce lien ne mène nulle part' })).toBeDefined();
  });

  it('offers to try again when it could not be loaded', async () => {
    refuse(getAcceptance, 'too-many-requests');
    await renderApp('/acceptance/x', { token: null });
    expect(await button('Réessayer')).toBeDefined();
  });

  it('shows a newer version that was sent while this one was read', async () => {
    refuse(decideAcceptance, 'estimate-not-open');
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox'));
    await user.type(screen.getByRole('textbox'), 'Ann Roy');
    answer(getAcceptance, anAcceptance({ state: 'replaced' }));
    await user.click(await button(/^Accepter/));
    expect(await screen.findByText('Une version plus récente vous a été envoyée')).toBeDefined();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    cutOff(decideAcceptance);
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox'));
    await user.type(screen.getByRole('textbox'), 'Ann Roy');
    await user.click(await button(/^Accepter/));
    await screen.findByText('Le serveur est injoignable. Vérifiez votre connexion.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ann Roy');
  });
});
