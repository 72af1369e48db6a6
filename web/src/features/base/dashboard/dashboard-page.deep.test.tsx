import { listDevices } from '@comptoir/contract/sales/devices';
import { listLogs } from '@comptoir/contract/base/activity-log';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getTaxCheck } from '@comptoir/contract/provider/pos-connection';
import { getProgress, getTransmissionHealth } from '@comptoir/contract/help/installation';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants, openStream, refuse } from '../../../../test/mock-api.ts';
import { aSubscription, noSubscription } from '../../../../test/money.ts';
import { aNewProgress, aProgress, aTransmissionHealth } from '../../../../test/progress.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aCertificate, aDevice, aLogEntry, aToken, hoursAgo, id, PARTNER_ID } from '../../../../test/factories.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
const tile = async (label: string): Promise<string> =>
  plain((await screen.findByText(label)).closest('div')?.textContent);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the bills of the day', () => {
  it.each([
    ['fr', 'Acceptées aujourd’hui', '12', '234,50 $ de ventes, taxes comprises', 'Revenu Québec répond'],
    ['en', 'Accepted today', '12', '$234.50 of sales, taxes included', 'Revenu Québec is responding'],
  ] as const)('are counted with their amount (%s)', async (language, accepted, count, hint, answers) => {
    answer(
      getTransmissionHealth,
      aTransmissionHealth({
        acceptedToday: 12,
        acceptedTodayCents: 23_450,
        lastAcceptedAt: hoursAgo(0.1),
        isAuthorityReachable: true,
      }),
    );
    await renderApp('/dashboard', { language });
    expect(await screen.findByText((text) => plain(text) === hint)).toBeDefined();
    expect(await tile(accepted)).toBe(`${accepted}${count}${hint}`);
    const href = decodeURIComponent(screen.getByRole('link', { name: accepted }).getAttribute('href') ?? '');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montreal' }).format(new Date());
    expect(href).toMatch(/^\/sales\?.*accepted.*received-with-errors/);
    expect(href).toContain(`from=${today}&to=${today}`);
    expect(screen.getByText(answers)).toBeDefined();
  });

  it.each([
    ['Acceptées aujourd’hui', /^\/sales\?.*accepted.*from=/],
    ['En attente', /^\/sales\?.*waiting.*sending.*unknown(?!.*from=)/],
    ['Refusées aujourd’hui', /^\/sales\?.*refused.*from=/],
    ['Dernière acceptée', /^\/sales\?.*accepted(?!.*from=)/],
  ])('lead to the list that each counts: %s', async (label, list) => {
    await renderApp('/dashboard');
    const link = await screen.findByRole('link', { name: label });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(list);
  });

  it('say so when there is nothing yet', async () => {
    await renderApp('/dashboard');
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.getByText('Rien de transmis depuis un jour')).toBeDefined();
    expect(screen.getByText('aucune facture encore')).toBeDefined();
  });

  it.each([
    [3, /^3 factures attendent, en sécurité\.$/],
    [25, /^Une facture attend depuis 25 h\.$/],
    [43, /^Une facture attend depuis 43 h : il reste six heures au plus\.$/],
    [50, /^Une facture attend depuis 50 h : le délai est passé\.$/],
  ])('that have waited for %i hours are measured against the 48 of the law', async (hours, warning) => {
    answer(
      getTransmissionHealth,
      aTransmissionHealth({
        waiting: 3,
        oldestWaitingAt: hoursAgo(hours),
        isAuthorityReachable: false,
        refusedToday: 1,
      }),
    );
    await renderApp('/dashboard');
    expect(
      await screen.findByText((text) => plain(text) === `la plus ancienne depuis ${hours} h, sur 48 h au plus`),
    ).toBeDefined();
    expect(screen.getByText('Revenu Québec ne répond pas')).toBeDefined();
    expect(screen.getByText('chaque facture dit pourquoi')).toBeDefined();
    expect(screen.getByText((text) => warning.test(plain(text)))).toBeDefined();
    expect(screen.getByText(/^Continuez à vendre/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Envoyer maintenant…' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir ce qui attend, et pourquoi' }).getAttribute('href')).toBe(
      '/sales/transmission',
    );
    expect(screen.getByRole('link', { name: 'Refusées aujourd’hui' }).getAttribute('href')).toMatch(
      /^\/sales\?.*refused/,
    );
  });

  it('that are on their way at this moment worry no one', async () => {
    answer(
      getTransmissionHealth,
      aTransmissionHealth({ waiting: 1, oldestWaitingAt: hoursAgo(0), isAuthorityReachable: true }),
    );
    await renderApp('/dashboard');
    expect(await screen.findByText(/^la plus ancienne depuis/)).toBeDefined();
    expect(screen.queryByText(/^Continuez à vendre/)).toBeNull();
  });
});

describe('the devices', () => {
  it('tell their certificates by word, and the days that are left', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
    answer(listDevices, {
      items: [
        aDevice({ id: id(11), name: 'Bar', certificate: aCertificate('expiring', { notAfter: inDays(12) }) }),
        aDevice({ id: id(14), name: 'Quai', certificate: aCertificate('valid', { notAfter: inDays(1200) }) }),
        aDevice({ id: id(12), name: 'Salle', certificate: aCertificate('revoked'), lastSeenAt: null }),
        aDevice({ id: id(13), name: 'Réserve', linked: false }),
      ],
      nextCursor: null,
    });
    await renderApp('/dashboard');
    const devices = await section('Appareils');
    expect(await devices.findByText('Expire bientôt')).toBeDefined();
    expect(devices.getByText(/encore 12 jours$/)).toBeDefined();
    expect(devices.getByText(/encore plus de 3 ans$/)).toBeDefined();
    expect(devices.getByText('Révoqué')).toBeDefined();
    expect(devices.getByText('pas encore vu')).toBeDefined();
    expect(devices.queryByText('Réserve')).toBeNull();
  });

  it('are not all shown when there are many', async () => {
    const items = Array.from({ length: 8 }, (_, index) => aDevice({ id: id(20 + index), name: `Caisse ${index}` }));
    answer(listDevices, { items, nextCursor: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('et 2 autres')).toBeDefined();
  });

  it('are missed when there are none', async () => {
    await renderApp('/dashboard');
    expect(await screen.findByText('Aucun appareil n’est encore associé.')).toBeDefined();
  });
});

describe('the taxes at the provider', () => {
  it.each([
    ['fr', 'Il manque la TVQ', 'Voir comment les corriger'],
    ['en', 'The QST is missing', 'Fix the taxes'],
  ] as const)('are spoken of when they are wrong (%s)', async (language, finding, remedy) => {
    answer(getTaxCheck, {
      state: 'wrong',
      readAt: hoursAgo(1),
      rates: [],
      findings: [{ finding: 'qst-missing', tax: null }],
    });
    await renderApp('/dashboard', { language });
    expect(await screen.findByText(finding)).toBeDefined();
    expect(screen.getByRole('link', { name: remedy }).getAttribute('href')).toBe('/configuration#taxes');
  });

  it('are not when they are right', async () => {
    answer(getTaxCheck, { state: 'right', readAt: hoursAgo(1), rates: [], findings: [] });
    await renderApp('/dashboard');
    expect(await screen.findByText('tout est transmis')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Voir comment les corriger' })).toBeNull();
  });
});

describe('the account', () => {
  it.each([
    ['fr', 'Compte', 'Abonné', 'Prochain paiement', '56,34 $'],
    ['en', 'Account', 'Subscribed', 'Next payment', '$56.34'],
  ] as const)('says how it stands and what is paid next (%s)', async (language, title, state, label, amount) => {
    await renderApp('/dashboard', { language });
    const account = await section(title);
    expect(await account.findByText(state)).toBeDefined();
    expect(account.getByText(label)).toBeDefined();
    expect(account.getByText((text) => plain(text) === amount)).toBeDefined();
  });

  it.each([
    ['fr', 'missing', 'Aucune carte : 56,34 $ sera réclamé le 15 juill. 2026.', 'Ajouter une carte'],
    ['en', 'expired', 'The saved card has expired: $56.34 will be due on Jul 15, 2026.', 'Replace the card'],
  ] as const)(
    'warns at the top of a payment that no card will make (%s, %s)',
    async (language, cardProblem, text, link) => {
      answer(getSubscription, aSubscription({ cardProblem }));
      await renderApp('/dashboard', { language });
      expect(await screen.findByText((said) => plain(said) === text)).toBeDefined();
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/billing#card');
    },
  );

  it('warns of no card while it will pay', async () => {
    await renderApp('/dashboard');
    await section('Compte');
    expect(screen.queryByRole('link', { name: /carte/ })).toBeNull();
  });

  it('says what to do about a payment that is late', async () => {
    answer(getSubscription, aSubscription({ isPastDue: true }));
    await renderApp('/dashboard');
    const account = await section('Compte');
    expect(await account.findByText('Paiement en retard')).toBeDefined();
    expect(account.getByRole('link', { name: 'Payer' }).getAttribute('href')).toBe('/bills');
  });

  it.each([
    ['the merchant', aToken(), 'Réactiver'],
    ['a partner', aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID }), 'Voir le compte'],
  ])('that is paused offers %s what they may do', async (_, token, action) => {
    answer(
      getSubscription,
      aSubscription({ state: 'paused', isActive: false, nextPaymentAt: null, nextPaymentCents: null }),
    );
    await renderApp(`/dashboard?merchantId=${id(1)}`, { token });
    const account = await section('Compte');
    expect(await account.findByText('En pause')).toBeDefined();
    expect(account.getByText('Aucun prévu')).toBeDefined();
    expect(account.getByRole('link', { name: action }).getAttribute('href')).toMatch(/^\/billing/);
  });
});

describe('the checklist', () => {
  it.each([
    [
      'fr',
      '1 étape faite sur 8',
      'Choisir un forfait et s’abonner',
      'Il faut d’abord associer un appareil.',
      'Renseignements du commerçant',
    ],
    [
      'en',
      '1 of 8 steps done',
      'Choose a plan and subscribe',
      'A device has to be linked first.',
      'Merchant information',
    ],
  ] as const)(
    'makes the next step the one thing to do and says what the others miss (%s)',
    async (language, count, action, why, title) => {
      answer(getProgress, aNewProgress());
      answer(getSubscription, noSubscription());
      await renderApp('/dashboard', { language });
      expect(await screen.findByText(count)).toBeDefined();
      expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/subscribe');
      expect(screen.getByText(why)).toBeDefined();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: title }).getAttribute('href')).toBe('/merchant?field=qst_number');
    },
  );

  it('names the fields that are missing', async () => {
    answer(getProgress, aNewProgress());
    await renderApp('/dashboard');
    const reason = /2 renseignements manquent ou ne sont pas justes : numéro de TVQ, ville\./;
    expect(await screen.findByText((text) => reason.test(plain(text)))).toBeDefined();
  });

  it.each([
    ['no figures of sales that were never made', {}, 0],
    ['the figures of sales as soon as there is one', { lastAcceptedAt: hoursAgo(1) }, 2],
    ['the figures of sales as soon as one waits', { waiting: 1, oldestWaitingAt: hoursAgo(0) }, 2],
  ] as const)('shows a newcomer %s', async (_, health, count) => {
    answer(getProgress, aNewProgress());
    answer(getTransmissionHealth, aTransmissionHealth(health));
    answer(listDevices, { items: [aDevice({ linked: false })], nextCursor: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('Aucun appareil n’est encore associé.')).toBeDefined();
    expect(screen.queryAllByRole('heading', { name: /^(Factures du jour|Ventes)$/ })).toHaveLength(count);
  });

  it('offers nothing while someone else has to do something', async () => {
    answer(getProgress, aProgress({ certificate: { state: 'waiting', missing: ['code-activation'] } }));
    await renderApp('/dashboard');
    expect(await screen.findByText('Rien à faire pour le moment')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Voir le certificat' })).toBeNull();
  });

  it('shows a user who looks after the merchant what the merchant has to do', async () => {
    answer(getProgress, aNewProgress());
    const token = aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID });
    await renderApp(`/dashboard?merchantId=${id(1)}`, { token });
    expect(await screen.findByText(/Le commerçant le fait lui-même/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Choisir un forfait et s’abonner' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Renseignements du commerçant' })).toBeDefined();
  });

  it('is gone once the merchant is fully registered, whatever becomes of a step', async () => {
    answer(
      getProgress,
      aProgress({ certificate: { state: 'open', missing: ['certificate-expired'] } }, { subscriptionCompleted: true }),
    );
    answer(listLogs, { items: [aLogEntry(1)], nextCursor: null, previousCursor: null, archivedUntil: null });
    await renderApp('/dashboard');
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
    expect(screen.queryByText('Le chemin jusqu’à la première facture')).toBeNull();
  });
});

describe('the dashboard as a whole', () => {
  it.each([
    ['fr', /^Ce qui reste à faire, puis où en sont vos factures/],
    ['en', /^What is left to do, then how your bills/],
  ] as const)('says what it is about and, above, whose it is (%s)', async (language, lead) => {
    await renderApp('/dashboard', { language });
    expect(await screen.findByText(lead)).toBeDefined();
    expect(await within(screen.getByRole('banner')).findByText('Bistro du Quai')).toBeDefined();
  });

  it('shows the last entries of the log and leads to the whole', async () => {
    const received = answer(listLogs, {
      items: [aLogEntry(1)],
      nextCursor: null,
      previousCursor: null,
      archivedUntil: null,
    });
    const { user, address } = await renderApp('/dashboard');
    expect(await screen.findByText('Facture 1 acceptée.')).toBeDefined();
    expect(received.some(({ query }) => query.limit === 100)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Voir tout le journal' }));
    expect(await screen.findByRole('heading', { name: 'Journal d’activité' })).toBeDefined();
    expect(address()).toBe('/logs');
  });

  it.each([
    ['besides', [2, 3, 4, 5, 6, 7], 'Facture 2 acceptée.', 5],
    ['when there is nothing else', [], 'Connexion de merchant@comptoir.test.', 1],
  ] as const)('shows who signed in only when nothing else happened: %s', async (_when, bills, first, count) => {
    const signIn = { ...aLogEntry(1), event: 'signed-in', message: 'Connexion de merchant@comptoir.test.' } as const;
    const items = [signIn, ...bills.map((number) => aLogEntry(number))];
    answer(listLogs, { items, nextCursor: null, previousCursor: null, archivedUntil: null });
    await renderApp('/dashboard');
    const latest = within(await screen.findByRole('region', { name: 'Activité récente' }));
    await latest.findByText(first);
    expect(latest.getAllByRole('listitem').map(({ textContent }) => textContent?.includes(first))).toEqual(
      Array.from({ length: count }, (_, index) => index === 0),
    );
  });

  it.each([
    ['the progress', '1 étape faite sur 8', getProgress],
    ['the transmission', 'tout est transmis', getTransmissionHealth],
    ['the devices', 'Caisse avant', listDevices],
    ['the account', 'Abonné', getSubscription],
    ['the log', 'Facture 1 acceptée.', listLogs],
  ])('says that %s could not be loaded, and shows the rest', async (_, its, endpoint) => {
    answer(listDevices, { items: [aDevice()], nextCursor: null });
    answer(listLogs, { items: [aLogEntry(1)], nextCursor: null, previousCursor: null, archivedUntil: null });
    answer(getProgress, aNewProgress());
    answer(getTransmissionHealth, aTransmissionHealth({ lastAcceptedAt: hoursAgo(1) }));
    refuse(endpoint, 'internal-error');
    await renderApp('/dashboard');
    expect(await screen.findAllByText('Le chargement a échoué')).toHaveLength(1);
    const parts = ['1 étape faite sur 8', 'tout est transmis', 'Caisse avant', 'Abonné', 'Facture 1 acceptée.'];
    const missing = () => parts.filter((part) => screen.queryByText(part) === null);
    await waitFor(() => expect(missing()).toEqual([its]));
  });

  it('leads from what waits to exactly those bills', async () => {
    answer(getTransmissionHealth, aTransmissionHealth({ waiting: 2, oldestWaitingAt: hoursAgo(1) }));
    const { user, address } = await renderApp('/dashboard');
    await user.click(await screen.findByRole('link', { name: 'En attente' }));
    await waitFor(() => expect(address()).toMatch(/^\/sales\?states=.*waiting.*sending.*unknown/));
  });

  it('follows the news', async () => {
    const stream = openStream();
    await renderApp('/dashboard');
    await screen.findByText('tout est transmis');
    answer(getTransmissionHealth, aTransmissionHealth({ waiting: 2, oldestWaitingAt: hoursAgo(1) }));
    stream.send('activity');
    expect(await screen.findByText(/^la plus ancienne depuis/)).toBeDefined();
  });

  it.each([
    ['nothing was new meanwhile', 60_000, 1],
    ['something was new between the reading and the stream', 0, 2],
  ])('asks as often as needed when the stream opens: %s', async (_, quietMs, times) => {
    openStream(quietMs);
    const received = answer(getTransmissionHealth, aTransmissionHealth());
    const devices = answer(listDevices, { items: [], nextCursor: null });
    await renderApp('/dashboard');
    await screen.findByText('tout est transmis');
    await waitFor(() => expect(received).toHaveLength(times));
    // longer than the pause after an event
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([received.length, devices.length]).toEqual([times, times]);
  });

  it('stays when the merchant itself cannot be loaded', async () => {
    refuse(getMerchant, 'internal-error');
    await renderApp('/dashboard');
    expect(await screen.findByText('tout est transmis')).toBeDefined();
  });

  it('has nothing to show an administrator for whom there is no merchant', async () => {
    answerMerchants([]);
    await renderApp('/dashboard', { token: aToken({ role: 'admin', merchantId: null }) });
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
    expect(screen.queryByText('tout est transmis')).toBeNull();
  });
});
