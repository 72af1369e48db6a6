import { getBill } from '@comptoir/contract/sales/bills';
import { listDevices } from '@comptoir/contract/sales/devices';
import { askSupport } from '@comptoir/contract/help/support';
import {
  getTicket,
  listOwnTickets,
  markTicketRead,
  replyToTicket,
  settleTicket,
} from '@comptoir/contract/help/support-tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBillView } from '../../../../test/bills.ts';
import { aDevice, aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aConversation, aTicket, aTicketMessage } from '../../../../test/tickets.ts';

const WORDS = {
  fr: {
    heading: 'Vos billets',
    title: /Billet C-104001, Certificat/,
    state: 'En attente de vous',
    reply: 'Votre réponse',
    send: 'Envoyer',
    unread: 'Nouveau',
    support: 'Soutien Comptoir',
  },
  en: {
    heading: 'Your tickets',
    title: /Ticket C-104001, Certificate/,
    state: 'Waiting for you',
    reply: 'Your reply',
    send: 'Send',
    unread: 'New',
    support: 'Comptoir support',
  },
} as const;

const open = (path = '/contact', language: 'fr' | 'en' = 'fr') => renderApp(path, { language, token: aToken() });

describe('what was asked of support', () => {
  it.each(['fr', 'en'] as const)('is listed, read as a conversation, and answered (%s)', async (language) => {
    const words = WORDS[language];
    answer(listOwnTickets, { items: [aTicket()], nextCursor: null });
    answer(getTicket, aConversation());
    const read = answer(markTicketRead, null);
    const sent = answer(replyToTicket, aConversation({ isUnread: false }));
    const { user } = await open('/contact', language);
    const list = await screen.findByRole('region', { name: words.heading });
    expect(within(list).getByText(words.state)).toBeDefined();
    expect(within(list).getByText(words.unread)).toBeDefined();
    await user.click(within(list).getByRole('link', { name: words.title }));
    const dialog = await screen.findByRole('dialog', { name: words.title });
    expect(await within(dialog).findByText('Essayez <b>encore</b>.')).toBeDefined();
    expect(within(dialog).getByText(words.support)).toBeDefined();
    await waitFor(() => expect(read).toHaveLength(1));
    await user.type(within(dialog).getByRole('textbox', { name: words.reply }), 'Ça marche');
    await user.click(within(dialog).getByRole('button', { name: words.send }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'Ça marche' }));
  });

  it('keeps what was typed when it could not be sent, and is the same message when sent again', async () => {
    answer(getTicket, aConversation());
    refuse(replyToTicket, 'internal-error');
    const { user } = await open(`/contact?open=${id(70)}`);
    const field = await screen.findByRole('textbox', { name: 'Votre réponse' });
    await user.type(field, 'Encore');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    expect((await within(dialog).findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(field).toHaveProperty('value', 'Encore');
    const sent = answer(replyToTicket, aConversation());
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ['fr', 'Fermer le billet', /sera rouvert/],
    ['en', 'Close the ticket', /Write again and it is reopened/],
  ] as const)('is closed by who asked, and opened again by writing (%s)', async (language, close, reopened) => {
    answer(getTicket, aConversation());
    const closed = answer(settleTicket, () => {
      answer(getTicket, aConversation({ state: 'solved' }));
      return aConversation({ state: 'solved' });
    });
    const { user } = await open(`/contact?open=${id(70)}`, language);
    await user.click(await screen.findByRole('button', { name: close }));
    expect(await screen.findByText(reopened)).toBeDefined();
    expect(closed).toHaveLength(1);
    expect(screen.queryByRole('button', { name: close })).toBeNull();
  });

  it('says when it was closed meanwhile', async () => {
    answer(getTicket, aConversation());
    refuse(settleTicket, 'ticket-solved');
    const { user } = await open(`/contact?open=${id(70)}`);
    await user.click(await screen.findByRole('button', { name: 'Fermer le billet' }));
    expect(await screen.findByText(/Ce billet est réglé/)).toBeDefined();
  });

  it('has to say something', async () => {
    answer(getTicket, aConversation({ state: 'solved' }));
    const { user } = await open(`/contact?open=${id(70)}`);
    expect(await screen.findByText(/sera rouvert/)).toBeDefined();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Ce champ est obligatoire')).toBeDefined();
  });

  it('is read only by who did not ask, and without words once it was erased', async () => {
    answer(getTicket, aConversation({ canReply: false }));
    const { unmount } = await open(`/contact?open=${id(70)}`);
    expect(await screen.findByText(/la personne qui a demandé y écrit/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Votre réponse' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fermer le billet' })).toBeNull();
    unmount();
    answer(getTicket, aConversation({ canReply: false, isErased: true }));
    await open(`/contact?open=${id(70)}`);
    expect(await screen.findByText(/a été effacé/)).toBeDefined();
  });

  it('says what of a mail was not kept', async () => {
    const filesLeft = [
      { name: 'caisse.jpg', bytes: 2_340_000 },
      { name: '<b>reçu</b>.pdf', bytes: 481_200 },
    ];
    const mail = aTicketMessage({ channel: 'mail', isCut: true, attachmentsLeft: 2, filesLeft, text: '' });
    answer(getTicket, aConversation({ messages: [mail] }));
    await open(`/contact?open=${id(70)}`);
    for (const words of [
      'par courriel',
      'Aucun texte',
      /sa fin n’a pas été gardée/,
      /2 pièces jointes n’ont pas été gardées/,
      /^caisse\.jpg \(2,3\sMo\), <b>reçu<\/b>\.pdf \(482\sko\)$/,
    ])
      expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([false, true])('says of a mail whether it is known who wrote it (%s)', async (isVerified) => {
    answer(getTicket, aConversation({ messages: [aTicketMessage({ kind: 'note', channel: 'mail', isVerified })] }));
    await open(`/contact?open=${id(70)}`);
    expect(await screen.findByText('Note interne')).toBeDefined();
    expect(screen.queryByText('expéditeur non vérifié') === null).toBe(isVerified);
  });

  it('is not there when there is no such ticket', async () => {
    refuse(getTicket, 'not-found');
    await open(`/contact?open=${id(70)}`);
    expect((await within(await screen.findByRole('dialog')).findAllByRole('alert')).length).toBeGreaterThan(0);
  });
});

describe('a new message', () => {
  it('may be about a device and about the bill that one comes from', async () => {
    answer(listDevices, { items: [aDevice({ id: id(73), name: 'Caisse 2' })], nextCursor: null });
    const view = aBillView();
    answer(getBill, view);
    const sent = answer(askSupport, { ticketNumber: 'C-104001', sentAt: '2026-11-20T15:00:00.000Z' });
    const { user } = await open(`/contact?bill=${view.bill.id}`);
    expect(await screen.findByText(`Au sujet de la facture ${view.bill.noTrans}`)).toBeDefined();
    await user.selectOptions(await screen.findByRole('combobox', { name: /Appareil concerné/ }), 'Caisse 2');
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Allô');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ deviceId: id(73), billId: view.bill.id }));
  });

  it('is about none once it is said so', async () => {
    const view = aBillView();
    answer(getBill, view);
    const sent = answer(askSupport, { ticketNumber: 'C-104001', sentAt: '2026-11-20T15:00:00.000Z' });
    const { user } = await open(`/contact?bill=${view.bill.id}`);
    await user.click(await screen.findByRole('button', { name: 'Pas au sujet de cette facture' }));
    expect(screen.queryByText(/Au sujet de la facture/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Allô');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(sent[0]?.body).not.toHaveProperty('billId'));
  });
});
