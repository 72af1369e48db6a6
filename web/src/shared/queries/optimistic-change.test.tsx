import { listMailFailures, settleMailFailure } from '@comptoir/contract/base/mail';
import { listMerchantViews, updateMerchantView } from '@comptoir/contract/base/merchant-views';
import {
  assignTicket,
  getTicket,
  listSupportPeople,
  listTickets,
  markTicketRead,
} from '@comptoir/contract/help/support-tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aToken, id } from '../../../test/factories.ts';
import { answer, answerMerchants, refusalOf } from '../../../test/mock-api.ts';
import { aFailedMail, theFailedMails } from '../../../test/overview.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConversation, aTicket } from '../../../test/tickets.ts';
import { sessionStore } from '../sessions/session-store.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (path: string, language: 'fr' | 'en' = 'fr') => renderApp(path, { language, token });

/** A reply that comes when the test says so. */
function held() {
  let reply: (value: Response | null) => void = () => undefined;
  const promise = new Promise<Response | null>((resolve) => (reply = resolve));
  return { promise, accept: () => reply(null), refuse: () => reply(refusalOf('not-found')) };
}

const MAILS = [1, 2, 3].map((one) => aFailedMail({ id: id(80 + one), address: `${one}@ami.test` }));

/** Three mails that did not go out; each is settled when the test says so. */
async function openMails(language: 'fr' | 'en' = 'fr') {
  let listed = MAILS;
  const replies = MAILS.map(held);
  const asked = answer(listMailFailures, () => theFailedMails(listed));
  answer(settleMailFailure, async ({ params }) => {
    const index = MAILS.findIndex((mail) => mail.id === params.id);
    const reply = (await replies[index]?.promise) ?? null;
    if (reply === null) listed = listed.filter((mail) => mail.id !== params.id);
    return reply;
  });
  const { user, router } = await open('/admin/dashboard?look=mails', language);
  await screen.findByRole('link', { name: '1@ami.test' });
  const settle = (one: number) => user.click(screen.getByRole('button', { name: new RegExp(`${one}@ami`) }));
  return { replies, settle, asked, router };
}

const addresses = () => screen.queryAllByRole('link', { name: /@ami\.test$/ }).map(({ textContent }) => textContent);

describe('a change that is undone as easily as done', () => {
  it('is shown before the server has answered, also in what is counted', async () => {
    const { replies, settle, asked } = await openMails();
    await settle(1);
    await waitFor(() => expect(addresses()).toEqual(['2@ami.test', '3@ami.test']));
    expect(screen.getByText(/^2 courriels n’ont pas été livrés/)).toBeDefined();
    const before = asked.length;
    replies[0]?.accept();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(addresses()).toEqual(['2@ami.test', '3@ami.test']);
  });

  it.each([
    ['fr', 'Cet élément n’existe pas ou n’existe plus. Le changement est annulé.'],
    ['en', 'This does not exist, or no longer does. The change was taken back.'],
  ] as const)('is taken back with the reason when it is refused (%s)', async (language, notice) => {
    const { replies, settle } = await openMails(language);
    await settle(1);
    await waitFor(() => expect(addresses()).toHaveLength(2));
    replies[0]?.refuse();
    expect(await screen.findByText(notice)).toBeDefined();
    expect(addresses()).toEqual(['1@ami.test', '2@ami.test', '3@ami.test']);
    expect(screen.getByText(language === 'fr' ? /^3 courriels/ : /^3 emails/)).toBeDefined();
  });

  it('takes no other one back with it, and nothing is read before both are settled', async () => {
    const { replies, settle, asked } = await openMails();
    await settle(1);
    await waitFor(() => expect(addresses()).toHaveLength(2));
    await settle(2);
    await waitFor(() => expect(addresses()).toEqual(['3@ami.test']));
    const before = asked.length;
    replies[0]?.refuse();
    await screen.findByText(/Le changement est annulé/);
    expect(addresses()).toEqual(['1@ami.test', '3@ami.test']);
    expect(asked).toHaveLength(before);
    replies[1]?.accept();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(addresses()).toEqual(['1@ami.test', '3@ami.test']);
  });

  it('brings nothing back into the session of another', async () => {
    const { replies, settle, router } = await openMails();
    await settle(1);
    await waitFor(() => expect(addresses()).toHaveLength(2));
    sessionStore.end('signed-out');
    await screen.findByRole('button', { name: 'Se connecter' });
    answer(listMailFailures, () => new Promise(() => undefined));
    sessionStore.signIn(aToken({ sub: id(99), role: 'admin', merchantId: null }));
    router.history.push('/admin/dashboard?look=mails');
    await screen.findByRole('heading', { name: 'Courriels non livrés' });
    replies[0]?.refuse();
    await screen.findByText(/Le changement est annulé/);
    expect(addresses()).toEqual([]);
  });
});

describe('a saved view', () => {
  const view = { name: 'Villes', wanted: {}, sort: null, columns: [], isShared: false, isOwn: true, dropped: [] };
  const VIEWS = [
    { ...view, id: id(7), isDefault: true },
    { ...view, id: id(8), name: 'Autre', isDefault: false },
  ];

  it('is what the list opens with at once, in the place of the other one, and not when that is refused', async () => {
    answerMerchants([]);
    answer(listMerchantViews, { items: VIEWS });
    const reply = held();
    const sent = answer(updateMerchantView, async () => (await reply.promise) ?? refusalOf('not-found'));
    const { user } = await open(`/admin/merchantlist?saved=${id(8)}`);
    const menu = await screen.findByRole('button', { name: /^Actions\s*: vues/ });
    await user.click(menu);
    await user.click(await screen.findByText('Ouvrir la liste avec cette vue'));
    expect(await screen.findByText('Ne plus ouvrir la liste avec cette vue')).toBeDefined();
    expect(sent[0]?.body).toMatchObject({ name: 'Autre', isDefault: true });
    reply.refuse();
    expect(await screen.findByText('Ouvrir la liste avec cette vue')).toBeDefined();
    expect(await screen.findByText(/Le changement est annulé/)).toBeDefined();
  });
});

describe('a ticket', () => {
  const LISTED = aTicket({ state: 'open' });

  it('has who looks after it at once, here and in the queue, and no one again when that is refused', async () => {
    answer(listTickets, { items: [{ ...LISTED, isUnread: false }], nextCursor: null });
    answer(listSupportPeople, [{ id: id(90), name: 'Alex Gagnon' }]);
    answer(getTicket, aConversation({ ...LISTED, isUnread: false, canReply: false }));
    const reply = held();
    answer(assignTicket, async () => (await reply.promise) ?? refusalOf('not-found'));
    const { user } = await open(`/admin/support?open=${id(70)}`);
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Responsable' });
    await dialog.findByRole('option', { name: 'Alex Gagnon' });
    await user.selectOptions(field, 'Alex Gagnon');
    await waitFor(() => expect(field.value).toBe(id(90)));
    expect(screen.getByRole('cell', { name: 'Alex Gagnon', hidden: true })).toBeDefined();
    reply.refuse();
    await waitFor(() => expect(field.value).toBe(''));
    expect(await dialog.findByText('Cet élément n’existe pas ou n’existe plus.')).toBeDefined();
  });

  it('is no longer new in the list once it is open; when that cannot be kept it is again, without a word', async () => {
    answer(listTickets, { items: [LISTED], nextCursor: null });
    answer(getTicket, aConversation({ ...LISTED, canReply: false }));
    const reply = held();
    const marked = answer(markTicketRead, async () => (await reply.promise) ?? refusalOf('not-found'));
    const { user } = await open('/admin/support');
    const row = await screen.findByRole('row', { name: /C-104001/ });
    expect(within(row).getByText('Nouveau')).toBeDefined();
    await user.click(within(row).getByRole('link', { name: /C-104001/ }));
    await waitFor(() => expect(marked).toHaveLength(1));
    expect(within(row).queryByText('Nouveau')).toBeNull();
    reply.refuse();
    await waitFor(() => expect(within(row).getByText('Nouveau')).toBeDefined());
    expect(marked).toHaveLength(1);
    expect(screen.queryByText(/Le changement est annulé/)).toBeNull();
  });
});
