import { getProgress } from '@comptoir/contract/help/installation';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { aNewProgress, aProgress } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const step = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not a step`);
  return within(item);
};

describe('the installation guide', () => {
  it.each([
    ['fr', 'Guide d’installation', 'Appareil', 'Fait', 'Vous êtes prêt'],
    ['en', 'Installation guide', 'Device', 'Done', 'You are ready'],
  ] as const)(
    'says that all is done, and nothing of a next step (%s)',
    async (language, title, device, done, ready) => {
      await renderApp('/configuration', { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByText(new RegExp(ready))).toBeDefined();
      expect((await step(device)).getByText(done)).toBeDefined();
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );

  it.each([
    ['fr', 'Sans objet pour l’instant', 'Employés'],
    ['en', 'Not needed for now', 'Employees'],
  ] as const)('calls no step done that there is nothing to do for (%s)', async (language, unneeded, title) => {
    answer(getProgress, aProgress({ employees: { state: 'done', missing: ['employees-elsewhere'] } }));
    await renderApp('/configuration', { language });
    const card = (await screen.findByRole('button', { name: title })).closest('li');
    expect(card?.textContent).toContain(unneeded);
  });

  it('does not say that all is ready while something is left to do', async () => {
    answer(getProgress, aProgress({ employees: { state: 'open' } }, { subscriptionCompleted: true }));
    await renderApp('/configuration');
    expect(await screen.findByText('Votre inscription est achevée. Voici ce qui reste à faire.')).toBeDefined();
    expect(screen.queryByText(/Vous êtes prêt/)).toBeNull();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 7);
    expect(screen.getByRole('link', { name: 'Voir les employés' })).toBeDefined();
  });

  it.each([
    ['fr', '6 étapes faites sur 8', 'Certificat', 'Employés', /Fait|En cours/],
    ['en', '6 of 8 steps done', 'Certificate', 'Employees', /Done|Under way/],
  ] as const)(
    'has the step open that is to be done now (%s)',
    async (language, count, certificate, employees, text) => {
      answer(getProgress, aProgress({ certificate: { state: 'waiting' }, employees: { state: 'open' } }));
      const { user } = await renderApp('/configuration', { language });
      expect(await screen.findByText(count)).toBeDefined();
      expect(screen.getByRole('progressbar')).toHaveProperty('value', 6);
      expect((await step(certificate)).getByText(text)).toBeDefined();
      const toggles = [certificate, employees].map((name) => screen.getByRole('button', { name }));
      const opened = (): (string | null)[] => toggles.map((toggle) => toggle.getAttribute('aria-expanded'));
      await waitFor(() => expect(opened()).toEqual(['false', 'true']));
      for (const toggle of toggles) await user.click(toggle);
      expect(opened()).toEqual(['true', 'false']);
    },
  );

  it('has the taxes before the check, and the step open that the address names', async () => {
    await renderApp('/configuration#certificate');
    expect((await screen.findByRole('button', { name: 'Certificat' })).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Installer', 'Régler les taxes', 'Vérification du fonctionnement']),
    );
    const [taxes, check] = ['Régler les taxes', 'Vérification du fonctionnement'].map((name) =>
      screen.getByRole('heading', { level: 2, name }),
    );
    expect(check && taxes?.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says what comes first to a user who has just arrived, and what is missing', async () => {
    answer(getProgress, aNewProgress());
    const { user, address } = await renderApp('/configuration');
    expect((await screen.findByRole('link', { name: 'Choisir un forfait et s’abonner' })).getAttribute('href')).toBe(
      '/subscribe',
    );
    const first = await step('Renseignements du commerçant');
    expect(first.getByText('À faire')).toBeDefined();
    await user.click(first.getByRole('link', { name: /^2 renseignements manquent/ }));
    await waitFor(() => expect(address()).toBe('/merchant?field=qst_number'));
  });

  it.each([
    ['fr', '5,75 $', 'Régler les taxes', 'TVQ de 9,975 %', 'Faire une facture de 5\u00A0$'],
    ['en', '$5.75', 'Set up the taxes', 'QST, 9.975%', 'Make a $5 bill'],
  ] as const)('shows what the test bill comes to (%s)', async (language, total, title, tax, bill) => {
    await renderApp('/configuration', { language });
    const taxes = within(await screen.findByRole('region', { name: title }));
    expect(taxes.getByText((text) => plain(text) === tax)).toBeDefined();
    expect(taxes.getByText((text) => plain(text) === total)).toBeDefined();
    expect((await step(bill)).getByText((text) => plain(text) === total)).toBeDefined();
  });

  it('ticks the test bill while one looks on', async () => {
    const stream = openStream();
    const missing = ['test-bill', 'test-refund', 'confirmation'] as const;
    answer(getProgress, aProgress({ functionality: { state: 'open', missing: [...missing] } }));
    await renderApp('/configuration');
    expect(await (await step('Faire une facture de 5\u00A0$')).findByText('À faire')).toBeDefined();
    answer(getProgress, aProgress({ functionality: { state: 'open', missing: missing.slice(1) } }));
    stream.send('activity');
    expect(await (await step('Faire une facture de 5\u00A0$')).findByText('Fait')).toBeDefined();
  });

  it('leads from a refused certificate to its remedy', async () => {
    const { user, address } = await renderApp('/configuration');
    const certificate = await step('Certificat');
    await user.click(certificate.getByRole('button', { name: 'Certificat' }));
    await user.click(certificate.getByRole('link', { name: '429, code d’autorisation' }));
    expect(address()).toBe('/faq#error-429');
  });

  it('says what could not be loaded, keeps the guide readable and tries again', async () => {
    refuse(getProgress, 'internal-error');
    const { user } = await renderApp('/configuration');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    expect((await step('Appareil')).getByText('Inconnu')).toBeDefined();
    answer(getProgress, aProgress());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await (await step('Appareil')).findByText('Fait')).toBeDefined();
  });

  it('brings the part that the address names into view', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await renderApp('/configuration#taxes');
    const taxes = await screen.findByRole('region', { name: 'Régler les taxes' });
    await waitFor(() => expect(shown.mock.contexts).toContain(taxes));
  });

  it('waits until it is known how far the registration is, so that nothing moves under who reads', async () => {
    answer(getProgress, () => new Promise(() => undefined));
    await renderApp('/configuration');
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 3, name: 'Employés' })).toBeNull();
  });
});

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
