import { listContacts } from '@comptoir/contract/people/contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { camille, sacha } from '../../../../test/contacts.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

describe('the contacts', () => {
  it.each([
    [
      'fr',
      'Les personnes qui peuvent se connecter pour Bistro du Quai, et ce que chacune peut y faire.',
      'Nom d’utilisateur',
      'Invitation envoyée',
    ],
    ['en', 'Who may sign in for Bistro du Quai, and what each may do there.', 'Username', 'Invited'],
  ] as const)('are those of the merchant in view (%s)', async (language, lead, column, invited) => {
    const received = answer(listContacts, { items: [camille, sacha], nextCursor: null });
    await renderApp('/contacts', { language });
    expect(await screen.findByText(lead)).toBeDefined();
    const row = within(await screen.findByRole('row', { name: /Sacha Roy/ }));
    expect(row.getByText('sacha')).toBeDefined();
    expect(row.getByText(invited)).toBeDefined();
    expect(screen.getByRole('columnheader', { name: column })).toBeDefined();
    expect(received[0]?.query).toEqual({});
  });

  it('are those of the merchant picked by a user who looks after several', async () => {
    const received = answer(listContacts, { items: [camille], nextCursor: null });
    await renderApp('/contacts', { token: aToken({ role: 'admin', merchantId: null }) });
    await screen.findByRole('row', { name: /Camille Tremblay/ });
    await waitFor(() => expect(received.at(-1)?.query.merchantId).toBe(id(1)));
  });

  it('say that there is no one yet', async () => {
    await renderApp('/contacts');
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
    expect(screen.getByText('Personne ne peut encore se connecter ici.')).toBeDefined();
  });

  it('show their shape while they are on their way', async () => {
    answer(listContacts, () => new Promise(() => undefined));
    await renderApp('/contacts');
    await screen.findByRole('heading', { name: 'Contacts', level: 1 });
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
  });

  it('say that they could not be loaded', async () => {
    refuse(listContacts, 'internal-error');
    await renderApp('/contacts');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });
});
