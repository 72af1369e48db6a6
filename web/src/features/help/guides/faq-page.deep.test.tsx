import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';

const openAnswers = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

describe('the questions and answers', () => {
  it.each([
    ['fr', 'Foire aux questions', 'Pannes et envois', 'Comment ajouter un employé?', '29 réponses'],
    ['en', 'Frequently asked questions', 'Outages and sending', 'How do I add an employee?', '29 answers'],
  ] as const)('are listed by subject, closed (%s)', async (language, title, group, question, count) => {
    await renderApp('/faq', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: group })).toBeDefined();
    expect(screen.getByText(question)).toBeDefined();
    expect(screen.getByText(count)).toBeDefined();
    expect(openAnswers()).toEqual([]);
  });

  it('are found without accents and in any case', async () => {
    const { user } = await renderApp('/faq');
    await user.type(await screen.findByLabelText('Chercher une réponse'), 'CODE D AUTORISATION memoire');
    expect(await screen.findByText('Aucune réponse trouvée')).toBeDefined();
    await user.clear(screen.getByLabelText('Chercher une réponse'));
    await user.type(screen.getByLabelText('Chercher une réponse'), 'ER0001');
    expect(await screen.findByText('1 réponse')).toBeDefined();
    expect(screen.getByText(/JW00B999614E/)).toBeDefined();
    expect(screen.queryByText('Comment ajouter un employé?')).toBeNull();
  });

  it('are found by their words, not by the tags between them', async () => {
    const { user } = await renderApp('/faq');
    await user.type(await screen.findByLabelText('Chercher une réponse'), '<li>');
    expect(await screen.findByText('Aucune réponse trouvée')).toBeDefined();
  });

  it.each([
    ['fr', 'Chercher une réponse', 'Aucun enregistrement correspondant', 'communiquez avec le soutien'],
    ['en', 'Search for an answer', 'No matching records found', 'contact support'],
  ] as const)('say so when there is none, and lead to support (%s)', async (language, search, words, link) => {
    const { user, address } = await renderApp('/faq', { language });
    await user.type(await screen.findByLabelText(search), 'licorne');
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('link', { name: link }));
    expect(address()).toBe('/contact');
  });

  it('open by their address and take the focus', async () => {
    await renderApp('/faq#error-430');
    const question = await screen.findByText(/JW00B999430E/);
    await waitFor(() => expect(openAnswers()).toEqual(['error-430']));
    await waitFor(() => expect(document.activeElement).toBe(question.closest('summary')));
  });

  it('take the focus from the heading when one arrives from another screen', async () => {
    const { user } = await renderApp('/configuration');
    await user.click(await screen.findByRole('button', { name: 'Certificat' }));
    await user.click(screen.getByRole('link', { name: '614, numéro de dossier' }));
    const question = await screen.findByText(/JW00B999614E/);
    await waitFor(() => expect(openAnswers()).toEqual(['error-614']));
    await waitFor(() => expect(document.activeElement).toBe(question.closest('summary')));
  });

  it('have an address to pass on', async () => {
    const { user, address } = await renderApp('/faq');
    await user.click(await screen.findByText('Comment ajouter un employé?'));
    const item = document.getElementById('employees');
    if (!item) throw new Error('no such answer');
    await user.click(within(item).getByRole('link', { name: 'Lien vers cette réponse' }));
    await waitFor(() => expect(address()).toBe('/faq#employees'));
    expect(openAnswers()).toContain('employees');
  });

  it('stay closed for an address that names none', async () => {
    await renderApp('/faq#licorne');
    expect(await screen.findByText('Comment ajouter un employé?')).toBeDefined();
    expect(openAnswers()).toEqual([]);
  });
});
