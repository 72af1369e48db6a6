import { listMailFailures, settleMailFailure } from '@comptoir/contract/base/mail';
import { listUnpaidAccounts } from '@comptoir/contract/money/invoices';
import { getOverview } from '@comptoir/contract/sales/report-overview';
import { getTransmissionHours } from '@comptoir/contract/sales/transmissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFailedMail, theFailedMails, theUnpaid } from '../../../../test/overview.ts';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import {
  aMerchant,
  aMerchantSummary,
  anOverview,
  aToken,
  hoursAgo,
  id,
  lookedAtOf,
} from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/admin/dashboard', { language, token });

const tile = (label: string): string =>
  within(screen.getByRole('main')).getByText(label, { selector: 'span, span a' }).closest('div')?.textContent ?? '';

describe('the overview', () => {
  it.each([
    ['fr', 'Factures du jour', 'Revenu Québec répond', 'Aucun commerçant à suivre', '11 actifs'],
    ['en', 'Today’s bills', 'Revenu Québec is responding', 'No merchant needs attention', '11 active'],
  ] as const)('counts everything and says when nothing needs a look (%s)', async (language, accepted, ...words) => {
    await open(language);
    await waitFor(() => expect(tile(accepted)).toContain('187'));
    const text = screen.getByRole('main').textContent;
    for (const word of words) expect(text).toContain(word);
  });

  it('shows its shape while it is on its way', async () => {
    answer(getOverview, () => new Promise(() => undefined));
    await open();
    expect(await screen.findByRole('heading', { name: 'Vue d’ensemble', level: 1 })).toBeDefined();
    expect(await screen.findByRole('status', { name: 'Chargement…' })).toBeDefined();
  });

  it('says that the authority does not answer, and what follows', async () => {
    answer(getOverview, anOverview({ authorityReachable: false, waiting: 12, oldestWaitingAt: hoursAgo(3) }));
    await open();
    expect(await screen.findByText('Revenu Québec ne répond pas pour le moment.')).toBeDefined();
    expect(tile('Factures en attente')).toBe('Factures en attente12la plus ancienne il y a 3 heures');
  });

  it.each([
    [
      'fr',
      { isReconciled: false, unheardCount: 2 },
      'Rien n’est débité avant que le fournisseur de paiement ait dit ce qui s’est passé depuis.',
      '2 appareils n’ont rien transmis depuis.',
      'Caisse 1 de Bistro du Quai\u00A0: il manque 3 factures',
      'Caisse 2 de Bistro du Quai\u00A0: on ne sait pas combien de factures manquent',
      'Caisse 3 de Bistro du Quai\u00A0: 4 factures remises de nouveau',
    ],
    [
      'en',
      { isReconciled: true, unheardCount: 1 },
      'The card payments since then are back in the books.',
      '1 device has not sent anything since.',
      'Caisse 1 of Bistro du Quai: 3 bills are missing',
      'Caisse 2 of Bistro du Quai: how many bills are missing is not known',
      'Caisse 3 of Bistro du Quai: 4 bills sent again',
    ],
  ] as const)('names a restored database and the tills to hear from (%s)', async (language, restore, ...words) => {
    const of = { merchantId: id(1), company_name: 'Bistro du Quai', isUnheard: true, handedAgain: 0 };
    const devices = [
      { ...of, deviceId: id(5), name: 'Caisse 1', missing: 3 },
      { ...of, deviceId: id(6), name: 'Caisse 2', missing: null },
      { ...of, deviceId: id(7), name: 'Caisse 3', isUnheard: false, missing: 0, handedAgain: 4 },
    ];
    const times = { noticedAt: hoursAgo(1), dataUntil: hoursAgo(30) };
    answer(getOverview, anOverview({ restore: { ...restore, ...times, devices } }));
    await open(language);
    const device = await screen.findByRole('link', { name: /^Caisse 1 (de|of) Bistro du Quai$/ });
    expect(device.getAttribute('href')).toBe(`/devices?merchantId=${id(1)}`);
    for (const word of words) expect(screen.getByRole('main').textContent).toContain(word);
  });

  it('lists the merchants to look at with the reasons, and leads to each of them', async () => {
    const attention = lookedAtOf([
      aMerchantSummary({ id: id(1), waiting: 3, oldestWaitingAt: hoursAgo(50), devicesInTrouble: 1 }),
      aMerchantSummary({
        id: id(2),
        company_name: 'Cantine',
        city: null,
        subscriptionCompleted: false,
        lastBillAt: null,
      }),
      aMerchantSummary({
        id: id(3),
        company_name: 'Buvette',
        active: false,
        waiting: 1,
        oldestWaitingAt: hoursAgo(30),
      }),
    ]);
    answer(getOverview, anOverview({ attention, devicesInTrouble: 1 }));
    const { user, address } = await open();
    const bistro = within(await screen.findByRole('row', { name: /Bistro du Quai/ }));
    expect(bistro.getByText(/48\sh proche ou dépassée/).dataset['tone']).toBe('error');
    expect(bistro.getByText('Certificat à vérifier').dataset['tone']).toBe('warning');
    expect(bistro.getByText('2 appareils, 1 à vérifier')).toBeDefined();
    expect(bistro.getByRole('button', { name: 'Actions\u00A0: Bistro du Quai' })).toBeDefined();
    expect(bistro.getByText('Ouvrir en tant que…')).toBeDefined();
    const cantine = within(screen.getByRole('row', { name: /Cantine/ }));
    expect(cantine.getByText('Inscription à terminer')).toBeDefined();
    expect(cantine.getByText('Jamais')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Buvette/ })).getByText('Compte inactif')).toBeDefined();
    await user.click(bistro.getByRole('link', { name: 'Bistro du Quai' }));
    await waitFor(() => expect(address()).toBe(`/admin/merchant?merchantId=${id(1)}`));
  });

  it('leads from each figure to the list behind it, which adds up to it, and back', async () => {
    const behind = lookedAtOf([
      aMerchantSummary({ id: id(1), waiting: 3, oldestWaitingAt: hoursAgo(1), part: 3 }),
      aMerchantSummary({ id: id(2), company_name: 'Cantine', waiting: 1, oldestWaitingAt: hoursAgo(1), part: 1 }),
    ]);
    const asked = answer(getOverview, ({ query: { look } }) =>
      anOverview({ waiting: 4, oldestWaitingAt: hoursAgo(1), ...(look ? { attention: behind } : {}) }),
    );
    const { user, address } = await open();
    const links = within(await screen.findByRole('main'));
    const day = (await links.findByRole('link', { name: 'Factures du jour' })).getAttribute('href');
    expect(day).toMatch(/^\/reports\?from=(\d{4}-\d\d-\d\d)&to=\1(?:&|$)/);
    await user.click(links.getByRole('link', { name: 'Factures en attente' }));
    expect(await screen.findByText('4 factures attendent chez 2 commerçants.')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Cantine/ })).getByText('Factures en attente')).toBeDefined();
    expect(address()).toMatch(/^\/admin\/dashboard\?.*look=waiting/);
    expect(asked.at(-1)?.query.look).toBe('waiting');
    expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Factures en attente' }))).toBe(true);
    await user.click(links.getByRole('link', { name: 'Tous ceux à suivre' }));
    expect(await screen.findByText('Aucun commerçant à suivre')).toBeDefined();
    await user.click(links.getByRole('link', { name: 'Certificats à vérifier' }));
    await waitFor(() => expect(asked.at(-1)?.query.look).toBe('devices'));
  });

  it.each([
    [
      'refused',
      'Factures refusées',
      { refused: 3 },
      '3 factures des sept derniers jours ont été refusées chez 1 commerçant.',
    ],
    [
      'registration',
      'Inscriptions bloquées',
      { stuckRegistrations: 1 },
      '1 inscription n’est pas terminée après plus d’une semaine.',
    ],
    [
      'late',
      'plus de 48\u00A0h',
      { waiting: 2, waitingByAge: { calm: 0, warning: 0, urgent: 0, late: 2 } },
      '2 factures attendent chez 1 commerçant.',
    ],
  ] as const)('leads to what is %s', async (look, link, counts, sum) => {
    const behind = lookedAtOf([aMerchantSummary({ refused: 3, part: 2 })]);
    answer(getOverview, ({ query }) =>
      anOverview({ ...counts, ...(query.look === look ? { attention: behind } : {}) }),
    );
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByText(sum)).toBeDefined();
    expect(address()).toContain(`look=${look}`);
  });

  it.each([
    [
      'fr',
      'Comptes impayés',
      '321,94 $ à recevoir',
      '1 commerçant doit 321,94 $, pour 2 factures.',
      'Aucun : au commerçant d’agir',
    ],
    [
      'en',
      'Unpaid accounts',
      '$321.94 owed',
      '1 merchant owes $321.94, by 2 invoices.',
      'None: waiting for the merchant',
    ],
  ] as const)('lists who owes what, and leads to the account (%s)', async (language, label, owed, sum, next) => {
    const account = { merchantId: id(1), company_name: 'Bistro du Quai', invoices: 2, owedCents: 32_194 };
    answer(listUnpaidAccounts, theUnpaid([{ ...account, oldestDueAt: hoursAgo(400), nextAttemptAt: null }]));
    const { user } = await open(language);
    await waitFor(() => expect(tile(label).replaceAll('\u00A0', ' ')).toBe(`${label}1${owed}`));
    await user.click(screen.getByRole('link', { name: label }));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent.replaceAll('\u00A0', ' ')).toContain(sum));
    const row = within(screen.getByRole('row', { name: /Bistro du Quai/ }));
    expect(row.getByText(next)).toBeDefined();
    expect(row.getByRole('link', { name: 'Bistro du Quai' }).getAttribute('href')).toBe(
      `/admin/merchant-money?merchantId=${id(1)}`,
    );
  });

  it.each([
    [
      'fr',
      'Courriels non livrés',
      '1 courriel n’a pas été livré.',
      'Classer\u00A0: cuisine@ami.test',
      'Tous les courriels ont été livrés',
    ],
    [
      'en',
      'Undelivered emails',
      '1 email was not delivered.',
      'Done with: cuisine@ami.test',
      'Every email was delivered',
    ],
  ] as const)(
    'lists the mails that did not go out until they are done with (%s)',
    async (language, label, sum, done, none) => {
      let failures = [aFailedMail()];
      answer(listMailFailures, () => theFailedMails(failures));
      const settled = answer(settleMailFailure, () => {
        failures = [];
        return null;
      });
      const { user } = await open(language);
      await user.click(await screen.findByRole('link', { name: label }));
      await waitFor(() => expect(screen.getByRole('main').textContent).toContain(sum));
      await user.click(screen.getByRole('button', { name: done }));
      expect(await screen.findByText(none)).toBeDefined();
      expect(settled[0]?.params.id).toBe(aFailedMail().id);
    },
  );

  it.each([
    ['fr', 'Courriels non livrés', 'Seuls ceux aux personnes de Bistro du Quai sont affichés.', 'Voir ceux de tous'],
    ['en', 'Undelivered emails', 'Only those to the people of Bistro du Quai are shown.', 'See everyone’s'],
  ] as const)('lists those of one merchant, and counts them all (%s)', async (language, label, whose, all) => {
    const others = [81, 82].map((one) => aFailedMail({ id: id(one), address: `${one}@ami.test` }));
    answerMerchants([aMerchant()]);
    answer(listMailFailures, ({ query }) =>
      theFailedMails(query.merchantId === id(1) ? [aFailedMail()] : [aFailedMail(), ...others]),
    );
    const { user } = await renderApp(`/admin/dashboard?look=mails&about=${id(1)}`, { language, token });
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(whose)),
    ).toBeDefined();
    expect(await screen.findAllByRole('link', { name: /@ami\.test$/ })).toHaveLength(1);
    await waitFor(() => expect(tile(label)).toContain('3'));
    await user.click(screen.getByRole('link', { name: all }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /@ami\.test$/ })).toHaveLength(3));
  });

  it.each([
    ['fr', 'Courriels non livrés', 'Retourné', 'smtp;550 no such mailbox'],
    ['en', 'Undelivered emails', 'Came back', 'smtp;550 no such mailbox'],
  ] as const)('says of a mail that it came back, and why (%s)', async (language, label, ...words) => {
    answer(listMailFailures, () =>
      theFailedMails([aFailedMail({ outcome: 'bounced', detail: 'smtp;550 no such mailbox' })]),
    );
    const { user } = await open(language);
    await user.click(await screen.findByRole('link', { name: label }));
    const row = within(await screen.findByRole('row', { name: /cuisine@ami\.test/ }));
    for (const word of words) expect(row.getByText(word)).toBeDefined();
  });

  it('draws the day by the hour and the year by the month, each to be read as a table', async () => {
    answer(getTransmissionHours, {
      hours: [{ hourAt: '2026-06-20T16:00:00.000Z', accepted: 12, waiting: 1, refused: 2 }],
    });
    const { user } = await open();
    for (const [name, cell] of [
      ['Transmissions des 24 dernières heures', '12'],
      ['Revenu récurrent par mois, avant taxes', /539,00/],
      ['Commerçants arrivés, en pause et partis, par mois', '2'],
    ] as const) {
      const chart = within(await screen.findByRole('figure', { name }));
      const toggle = chart.getByRole('button', { name: 'Afficher les chiffres en tableau' });
      await waitFor(() => expect(toggle.getAttribute('aria-disabled')).toBe('false'));
      await user.click(toggle);
      expect((await chart.findAllByRole('cell', { name: cell })).length).toBeGreaterThan(0);
    }
  });

  it('says of each address of the authority how it stands', async () => {
    const known = { answered: 4, failed: 1, averageMs: 180, answeredAt: hoursAgo(1), failedAt: hoursAgo(2) };
    answer(
      getOverview,
      anOverview({
        authority: [
          { ...known, endpoint: 'transactions', state: 'responding', failure: null },
          { ...known, endpoint: 'documents', state: 'failing', failure: 'HTTP 503' },
        ],
      }),
    );
    await open();
    expect(within(await screen.findByRole('row', { name: /^Factures/ })).getByText('Répond')).toBeDefined();
    const documents = within(screen.getByRole('row', { name: /Rapports et déclarations/ }));
    expect(documents.getByText('Ne répond pas').dataset['tone']).toBe('error');
    expect(documents.getByText('HTTP 503')).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(getOverview, 'internal-error');
    const { user } = await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(getOverview, anOverview());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun commerçant à suivre')).toBeDefined();
  });
});
