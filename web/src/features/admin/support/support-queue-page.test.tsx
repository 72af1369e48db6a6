import { decideSetAsideMail, listSetAsideMails } from '@comptoir/contract/help/support-mails';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  getTicket,
  getTicketCounts,
  listTickets,
  addTicketNote,
} from '@comptoir/contract/help/support-tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aConversation, aTicket, aTicketMessage } from '../../../../test/tickets.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (path = '/admin/support', language: 'fr' | 'en' = 'fr') => renderApp(path, { language, token });
const ofSupport = (change: Parameters<typeof aConversation>[0] = {}) =>
  aConversation({ state: 'open', personEmail: 'camille@bistro.test', canReply: false, ...change });

describe('the queue of support', () => {
  it.each([
    ['fr', 'Soutien', 'État', 'À répondre (3)', 'Tous (10)', 'Personne'],
    ['en', 'Support', 'Status', 'To answer (3)', 'All (10)', 'No one'],
  ] as const)(
    'lists what waits for an answer, and counts the rest (%s)',
    async (language, title, label, toAnswer, all, none) => {
      answer(getTicketCounts, { open: 2, waiting: 3, solved: 4, reopened: 1, setAside: 0 });
      const asked = answer(listTickets, { items: [aTicket({ state: 'open' })], nextCursor: null });
      const { user } = await open('/admin/support', language);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByText('Camille Roy, Bistro du Quai')).toBeDefined();
      expect(screen.getAllByText(none).length).toBeGreaterThan(0);
      const state = await screen.findByRole('combobox', { name: label });
      expect(await within(state).findByRole('option', { name: toAnswer })).toBeDefined();
      await user.selectOptions(state, all);
      await waitFor(() => expect(asked.map(({ query }) => query.state)).toEqual(['to-answer', undefined]));
    },
  );

  it('says when nothing waits, or when nothing matches', async () => {
    const { user } = await open();
    expect(await screen.findByText('Aucun billet n’attend de réponse')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Responsable' }), 'Personne');
    expect(await screen.findByText(/Aucun/)).toBeDefined();
    await user.click((await screen.findAllByRole('button', { name: 'Effacer les filtres' }))[0] as HTMLElement);
    expect(await screen.findByText('Aucun billet n’attend de réponse')).toBeDefined();
  });

  it('says when it could not be read', async () => {
    refuse(listTickets, 'internal-error');
    await open();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });
});

describe('a ticket', () => {
  const openTicket = () => open(`/admin/support?open=${id(70)}`);

  it.each([
    ['fr', 'Afficher la suite', 'Réduire'],
    ['en', 'Show the rest', 'Show less'],
  ] as const)('opens at its last message, with long ones folded (%s)', async (language, more, less) => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const text = `${'mot '.repeat(2000)}fin`;
    const first = aTicketMessage({ text });
    const last = aTicketMessage({ id: id(75), text: 'Et maintenant?' });
    answer(getTicket, ofSupport({ messages: [first, last] }));
    const { user } = await open(`/admin/support?open=${id(70)}`, language);
    expect(await screen.findByText('Et maintenant?')).toBeDefined();
    const seen = shown.mock.contexts.map((element) => (element as HTMLElement).textContent);
    expect(seen.some((words) => words.includes('Et maintenant?') && !words.includes('mot'))).toBe(true);
    expect(screen.queryByText(/fin$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: more }));
    expect(screen.getByText(/fin$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: less }));
    expect(screen.queryByText(/fin$/)).toBeNull();
  });

  it('is answered, and closed along with it', async () => {
    answer(getTicket, ofSupport());
    const sent = answer(answerTicket, ofSupport({ state: 'solved' }));
    const { user } = await openTicket();
    expect(await screen.findByText(/Part par courriel à camille@bistro.test/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Répondre' }), 'Essayez');
    await user.click(screen.getByRole('checkbox', { name: 'Régler le billet du même coup' }));
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'Essayez', solve: true }));
  });

  it('gets notes, someone who looks after it, and is closed', async () => {
    answer(getTicket, ofSupport());
    const [noted, assigned, closed] = [
      answer(addTicketNote, ofSupport()),
      answer(assignTicket, ofSupport()),
      answer(closeTicket, ofSupport()),
    ];
    const { user } = await openTicket();
    await user.click(await screen.findByRole('button', { name: 'Note interne' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note interne' }), 'Appelé');
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
    await waitFor(() => expect(noted[0]?.body).toMatchObject({ text: 'Appelé' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Responsable' }), 'Alex Gagnon');
    await waitFor(() => expect(assigned[0]?.body).toEqual({ userId: id(90) }));
    await user.click(within(dialog).getByRole('button', { name: 'Régler le billet' }));
    await waitFor(() => expect(closed[0]?.body).toEqual({ event: 'solve' }));
  });

  it('that is solved is opened again before it is answered', async () => {
    answer(getTicket, ofSupport({ state: 'solved' }));
    refuse(closeTicket, 'ticket-not-solved');
    const { user } = await openTicket();
    expect(await screen.findByText('Ce billet est réglé.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Envoyer la réponse' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rouvrir' }));
    expect(await screen.findByText(/il n’y a rien à rouvrir/)).toBeDefined();
  });
});

describe('mails that were set aside', () => {
  it('are shown with why, and added or discarded', async () => {
    answer(getTicketCounts, { open: 0, waiting: 0, solved: 0, reopened: 0, setAside: 1 });
    answer(listSetAsideMails, {
      items: [
        {
          id: id(75),
          receivedAt: '2026-11-20T15:00:00.000Z',
          from: 'spy@else.test',
          subject: 'Re: [C-104001]',
          text: 'Donnez-moi le code',
          reason: 'other-sender',
          ticket: { id: id(70), ticketNumber: 'C-104001', personEmail: 'camille@bistro.test' },
        },
      ],
      nextCursor: null,
    });
    const decided = answer(decideSetAsideMail, null);
    const { user } = await open();
    expect(await screen.findByText('Envoyé par quelqu’un d’autre')).toBeDefined();
    expect(screen.getByText('Donnez-moi le code')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ajouter comme note' }));
    await waitFor(() => expect(decided[0]?.body).toEqual({ decision: 'add' }));
    await user.click(screen.getByRole('button', { name: 'Rejeter' }));
    await waitFor(() => expect(decided[1]?.body).toEqual({ decision: 'discard' }));
  });
});
