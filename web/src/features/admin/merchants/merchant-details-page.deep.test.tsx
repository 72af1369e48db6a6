import { listSupportActs } from '@comptoir/contract/base/audit';
import { listLogs } from '@comptoir/contract/base/activity-log';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { listMailFailures, settleMailFailure } from '@comptoir/contract/base/mail';
import { listNotes, writeNote, type NoteView } from '@comptoir/contract/help/notes';
import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import { listInvoices } from '@comptoir/contract/money/invoices';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { listContacts } from '@comptoir/contract/people/contacts';
import { listPartners } from '@comptoir/contract/people/partners';
import { listDevices } from '@comptoir/contract/sales/devices';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvent } from '../../../../test/audit.ts';
import { sacha } from '../../../../test/contacts.ts';
import {
  aCompleteMerchant,
  aDevice,
  aLogEntry,
  aPartnerLine,
  aToken,
  hoursAgo,
  id,
  PARTNER_ID,
} from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { anInvoice, aSubscription } from '../../../../test/money.ts';
import { aFailedMail, theFailedMails } from '../../../../test/overview.ts';
import { aTransmissionHealth } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const admin = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const partner = aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID });
const open = (language: 'fr' | 'en' = 'fr', token = admin) =>
  renderApp(`/admin/merchant?merchantId=${id(1)}`, { language, token });
const part = (name: string) => screen.findByRole('region', { name }).then((region) => within(region));
const only = <Item,>(...items: Item[]) => ({ items, nextCursor: null });

const aNote = (overrides: Partial<NoteView> = {}): NoteView => ({
  id: id(90),
  text: 'Fermé le lundi.',
  isShared: false,
  writtenAt: hoursAgo(2),
  author: 'Alex Bois',
  ...overrides,
});

beforeEach(() => {
  answer(getMerchant, aCompleteMerchant({ partnerId: PARTNER_ID }));
  answer(listPartners, only(aPartnerLine()));
  answer(getTransmissionHealth, aTransmissionHealth({ waiting: 3, oldestWaitingAt: hoursAgo(5), refusedToday: 1 }));
  answer(listDevices, only(aDevice()));
  answer(listContacts, only(sacha));
  answer(listInvoices, only(anInvoice(), anInvoice({ id: id(71), number: '1043', amountDueCents: 1000 })));
  answer(listNotes, only(aNote()));
  answer(listSupportActs, { items: [anEvent({ message: 'Abonnement mis en pause.' })] });
  answer(listLogs, { ...only(aLogEntry(7)), previousCursor: null, archivedUntil: null });
});

describe('the page of a merchant', () => {
  it.each([
    [
      'fr',
      'Transmission',
      'Forfait et paiements',
      /^2 factures impayées\s: 170,97\s\$ à payer$/,
      'Suivi par',
      'Notes de soutien',
    ],
    [
      'en',
      'Transmission',
      'Plan and payments',
      /^2 unpaid invoices: \$170\.97 due$/,
      'Looked after by',
      'Support notes',
    ],
  ] as const)('shows all that support needs of it (%s)', async (language, waiting, money, due, kept, notes) => {
    await open(language);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bistro du Quai' })).toBeDefined();
    expect((await part(waiting)).getByText('3')).toBeDefined();
    expect((await part(money)).getByText(due)).toBeDefined();
    expect(await screen.findByText(new RegExp(kept))).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Services Boréal' })).toBeDefined();
    expect((await part(notes)).getByText('Fermé le lundi.')).toBeDefined();
    for (const words of ['Caisse avant', 'Sacha Roy', 'Abonnement mis en pause.', 'Facture 7 acceptée.', 'ER0042'])
      expect(await screen.findByText(words)).toBeDefined();
    expect(document.title).toBe('Bistro du Quai · Comptoir');
  });

  it('leads from what it shows to where it is dealt with', async () => {
    const { user } = await open();
    const money = await part('Forfait et paiements');
    const href = (name: string) => money.getByRole('link', { name }).getAttribute('href');
    expect(href('Facture 1042')).toBe(`/admin/merchant-money?merchantId=${id(1)}&open=${id(70)}`);
    expect(href('Compte et factures')).toBe(`/admin/merchant-money?merchantId=${id(1)}`);
    expect((await part('Transmission')).getByRole('button', { name: /Transmettre|Envoyer/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ouvrir en tant que…' }));
    expect(await screen.findByRole('dialog', { name: 'Ouvrir en tant que Bistro du Quai' })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Changer de partenaire…' }));
    expect(await screen.findByRole('dialog', { name: /Bistro du Quai/ })).toBeDefined();
  });

  it.each([
    ['Transmission', getTransmissionHealth],
    ['Forfait et paiements', getSubscription],
    ['Appareils', listDevices],
    ['Courriels non livrés', listMailFailures],
    ['Personnes', listContacts],
    ['Notes de soutien', listNotes],
    ['Ce que le soutien a fait', listSupportActs],
    ['Activité récente', listLogs],
  ] as const)('stays when a part of it could not be loaded: %s', async (name, endpoint) => {
    refuse(endpoint, 'internal-error');
    await open();
    expect(await (await part(name)).findByText('Le chargement a échoué')).toBeDefined();
    expect(await screen.findByText('ER0042')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Le chargement a échoué')).toHaveLength(1));
  });

  it.each([
    ['fr', 'Courriels non livrés', 'Retourné', 'Classer\u00A0: cuisine@ami.test', 'et un autre'],
    ['en', 'Undelivered emails', 'Came back', 'Done with: cuisine@ami.test', 'and one more'],
  ] as const)(
    'shows which mails to its people came back, when and why, until they are done with (%s)',
    async (language, name, outcome, done, more) => {
      const back = aFailedMail({ outcome: 'bounced', detail: 'smtp;550 no such user', tries: 2 });
      let failures = [
        back,
        ...[81, 82, 83, 84, 85, 86].map((n) => aFailedMail({ id: id(n), address: `${n}@ami.test` })),
      ];
      const asked = answer(listMailFailures, () => theFailedMails(failures));
      const settled = answer(settleMailFailure, ({ params }) => {
        failures = failures.filter((failure) => failure.id !== params.id);
        return null;
      });
      const { user } = await open(language);
      const mails = await part(name);
      const [row] = mails.getAllByRole('listitem');
      for (const words of ['cuisine@ami.test', 'Bienvenue', outcome, '550 no such user', /^.*\(2 (essais|tries)\)/])
        expect(row?.textContent).toMatch(words);
      expect(mails.getAllByRole('listitem')[1]?.textContent).not.toMatch(/tries|essai/);
      expect(mails.getAllByRole('listitem')).toHaveLength(6);
      expect(mails.getByText(more)).toBeDefined();
      const all = language === 'fr' ? 'Voir les 7 courriels' : 'See all 7 emails';
      expect(mails.getByRole('link', { name: all }).getAttribute('href')).toBe(
        `/admin/dashboard?merchantId=${id(1)}&look=mails&about=${id(1)}`,
      );
      await user.click(mails.getByRole('button', { name: done }));
      await waitFor(() => expect(mails.queryByText('cuisine@ami.test')).toBeNull());
      expect(mails.queryByText(more)).toBeNull();
      expect(settled.map(({ params }) => params.id)).toEqual([back.id]);
      expect(new Set(asked.map(({ query }) => query['merchantId']))).toEqual(new Set([id(1)]));
      failures = [];
      await user.click(mails.getByRole('button', { name: /81@ami/ }));
      await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
    },
  );

  it('says what there is none of', async () => {
    answer(getTransmissionHealth, aTransmissionHealth());
    answer(getSubscription, aSubscription({ nextPaymentCents: null, nextPaymentAt: null }));
    for (const endpoint of [listInvoices, listContacts, listNotes]) answer(endpoint, { items: [], nextCursor: null });
    answer(listSupportActs, { items: [] });
    await open('en');
    for (const words of [
      'Everything has been sent',
      'No invoice is unpaid.',
      'No one can sign in yet.',
      'No note yet.',
    ])
      expect(await screen.findByText(words)).toBeDefined();
    expect(await (await part('What support did')).findByText('Nothing yet.')).toBeDefined();
    expect((await part('Transmission')).queryByRole('button', { name: /Send/ })).toBeNull();
  });

  it('shows a partner what is theirs to see, and nothing that they may not do', async () => {
    const asked = answer(listSupportActs, { items: [] });
    const mails = answer(listMailFailures, theFailedMails([aFailedMail()]));
    await open('fr', partner);
    const notes = await part('Notes de soutien');
    expect(notes.getByText('Fermé le lundi.')).toBeDefined();
    expect(notes.queryByRole('button', { name: 'Écrire une note' })).toBeNull();
    const money = await part('Forfait et paiements');
    expect((await money.findByRole('link', { name: 'Facture 1042' })).getAttribute('href')).toContain('/bills?');
    expect(screen.queryByRole('link', { name: 'Compte et factures' })).toBeNull();
    expect(screen.queryByText('Ce que le soutien a fait')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Changer de partenaire…' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Transmettre|Envoyer/ })).toBeNull();
    expect(screen.queryByText('Courriels non livrés')).toBeNull();
    expect([...asked, ...mails]).toEqual([]);
  });

  it('is for those who look after merchants: a merchant’s own people are led to their own screens', async () => {
    const { address } = await renderApp(`/admin/merchant?merchantId=${id(1)}`, {});
    await waitFor(() => expect(address()).not.toContain('/admin/merchant'));
  });
});

describe('a support note', () => {
  it.each([
    ['fr', 'Écrire une note', 'Note', 'Partager avec le partenaire', 'Enregistrer la note'],
    ['en', 'Write a note', 'Note', 'Share with the partner', 'Save the note'],
  ] as const)('is written once, shared or not, and read at once (%s)', async (language, write, label, share, keep) => {
    const { user } = await open(language);
    const received = answer(writeNote, ({ body }) => {
      answer(listNotes, only(aNote({ ...body, id: id(91) }), aNote()));
      return aNote({ ...body });
    });
    await user.click(await screen.findByRole('button', { name: write }));
    const dialog = within(await screen.findByRole('dialog', { name: write }));
    await user.click(dialog.getByRole('button', { name: keep }));
    expect(received).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: label }), '  Rappeler mardi.  ');
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(share) }));
    await user.dblClick(dialog.getByRole('button', { name: keep }));
    expect(await screen.findByText('Rappeler mardi.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      query: { merchantId: id(1) },
      body: { text: 'Rappeler mardi.', isShared: true },
    });
  });

  it('says why it was not kept, and stays as it was typed', async () => {
    refuse(writeNote, 'internal-error');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Écrire une note' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.type(field, 'Rappeler');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la note' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    expect(field.value).toBe('Rappeler');
  });

  it('comes with the others page by page, and says which are shared', async () => {
    answer(listNotes, ({ query }) =>
      query.cursor
        ? only(aNote({ id: id(91), text: 'La plus ancienne.' }))
        : { items: [aNote({ isShared: true })], nextCursor: 'next' },
    );
    const { user } = await open();
    const notes = await part('Notes de soutien');
    expect(notes.getByText('Partagée avec le partenaire')).toBeDefined();
    await user.click(await notes.findByRole('button', { name: 'Afficher plus' }));
    expect(await notes.findByText('La plus ancienne.')).toBeDefined();
  });
});

it.each([
  ['fr', /^3 actions de admin@comptoir\.test/],
  ['en', /^3 actions of admin@comptoir\.test/],
] as const)(
  'what someone looked at for the merchant is one line of the latest activity (%s)',
  async (language, line) => {
    const look = (number: number) =>
      aLogEntry(number, { event: 'impersonated-request', person: 'admin@comptoir.test', message: 'consultation' });
    answer(listLogs, {
      items: [look(9), look(8), look(7), aLogEntry(6, { message: 'Facture 1042 acceptée' })],
      nextCursor: null,
      previousCursor: null,
      archivedUntil: null,
    });
    await open(language);
    expect(await screen.findByText(line)).toBeDefined();
    expect(screen.getByText('Facture 1042 acceptée')).toBeDefined();
    expect(screen.queryByText('consultation')).toBeNull();
  },
);
