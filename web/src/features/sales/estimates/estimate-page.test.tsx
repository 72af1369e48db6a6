import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { beginRevision, deleteRevision, duplicateEstimate, getEstimate } from '@comptoir/contract/sales/estimates';
import { acceptEstimate, declineEstimate, sendEstimate } from '@comptoir/contract/sales/sent-estimates';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import './decide-dialogs.tsx';
import './edit-estimate-page.tsx';
import './estimate-page.tsx';
import './send-dialog.tsx';
import { anEstimate, aRevision } from '../../../../test/estimates.ts';
import { aCompleteMerchant, aSessionView, aToken, id } from '../../../../test/factories.ts';
import { answer } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

type Revision = ReturnType<typeof aRevision>;

const SENT = {
  state: 'sent',
  sentAt: '2026-06-02T14:00:00.000Z',
  customer: { name: 'Marie-Ève Gagnon', company: '', address: 'Québec', email: 'm@faubourg.example', telephone: '' },
} as const;
const DECISION = {
  by: 'link',
  name: 'Marie-Ève Gagnon',
  zone: 'America/Montreal',
  language: 'fr',
  address: '203.0.113.7',
  agent: null,
  pdfSha256: null,
  hasDrawn: false,
} as const;
const sent = (revisions: Revision[] = [aRevision(SENT)]) => anEstimate({ state: 'sent', hasDraft: false, revisions });
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => {
  answer(getMerchant, aCompleteMerchant({ isTraiteur: true }));
});

const open = (language: 'fr' | 'en' = 'fr') => renderApp(`/sales/estimates/${id(81)}`, { language });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a draft', () => {
  it('is sent with a message, once it is said to whom', async () => {
    answer(getEstimate, anEstimate());
    const asked = answer(sendEstimate, sent());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Envoyer au client' }));
    const dialog = await dialogOf('Envoyer l’estimation');
    expect(dialog.getByText('À Marie-Ève Gagnon, evenements@faubourg.example.')).toBeDefined();
    await user.type(dialog.getByLabelText(/Votre message/), 'Bonjour');
    answer(getEstimate, sent());
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]?.body).toEqual({ revision: 1, message: 'Bonjour' });
    expect(await screen.findByText('Révision 1 envoyée')).toBeDefined();
  });

  it('is not sent to a customer without an email address', async () => {
    const estimate = anEstimate();
    answer(getEstimate, { ...estimate, customer: { ...estimate.customer, email: '' } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Envoyer au client' }));
    const dialog = await dialogOf('Envoyer l’estimation');
    expect(dialog.getByRole('link', { name: 'Ouvrir le client' })).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  });

  it('is deleted after a question, and the estimate with it when it is all there is', async () => {
    answer(getEstimate, anEstimate());
    const deleted = answer(deleteRevision, null);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Supprimer l’ébauche' }));
    await user.click((await dialogOf('Supprimer cette ébauche?')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(address()).toBe('/sales/estimates'));
    expect(deleted[0]?.params).toEqual({ id: id(81), revision: '1' });
  });
});

describe('an offer that is open', () => {
  it.each([
    ['fr', 'Acceptée sur papier', 'Consigner l’acceptation', /Remarque/],
    ['en', 'Accepted on paper', 'Record the acceptance', /Note/],
  ] as const)(
    'is accepted on paper, by whom it was sent to unless it is said otherwise (%s)',
    async (language, button, confirm, note) => {
      answer(getEstimate, sent());
      const said = answer(acceptEstimate, sent());
      const { user } = await open(language);
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(note), 'Classeur 3');
      await user.click(dialog.getByRole('button', { name: confirm }));
      await waitFor(() => expect(said).toHaveLength(1));
      expect(said[0]?.body).toMatchObject({ revision: 1, name: 'Marie-Ève Gagnon', note: 'Classeur 3' });
    },
  );

  it('is declined with a reason', async () => {
    answer(getEstimate, sent());
    const said = answer(declineEstimate, sent());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refusée' }));
    const dialog = await dialogOf('Consigner un refus');
    await user.type(dialog.getByLabelText(/Motif/), 'Trop loin');
    await user.click(dialog.getByRole('button', { name: 'Consigner le refus' }));
    await waitFor(() => expect(said[0]?.body).toEqual({ revision: 1, reason: 'Trop loin' }));
  });

  it('is revised, and duplicated, each in the editor', async () => {
    answer(getEstimate, sent());
    const begun = answer(beginRevision, anEstimate());
    const copied = answer(duplicateEstimate, anEstimate({ id: id(82) }));
    const { user, address, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: 'Préparer une nouvelle révision' }));
    await waitFor(() => expect(address()).toBe(`/sales/estimates/${id(81)}/edit`));
    expect(begun).toHaveLength(1);
    unmount();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Dupliquer' }));
    await waitFor(() => expect(again.address()).toBe(`/sales/estimates/${id(82)}/edit`));
    expect(copied).toHaveLength(1);
  });

  it('is revised no more once its contract has ended', async () => {
    answer(getEstimate, anEstimate({ ...sent(), state: 'accepted', contractId: id(91), contractState: 'ended' }));
    await open();
    expect(await screen.findByRole('button', { name: 'Dupliquer' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Préparer une nouvelle révision' })).toBeNull();
  });

  it('is for readers to look at', async () => {
    answer(getEstimate, sent());
    answer(getSession, aSessionView({ merchantRight: 'reader' }));
    await renderApp(`/sales/estimates/${id(81)}`, { token: aToken({ merchantRight: 'reader' }) });
    expect(await screen.findByRole('figure', { name: /document/ })).toBeDefined();
    for (const name of ['Dupliquer', 'Préparer une nouvelle révision'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

it.each([
  [
    'fr',
    'De la révision 1 à la révision 2',
    '40',
    '55',
    'par personne à 22,00 $, TPS et TVQ',
    'par personne à 24,00 $, TPS et TVQ',
  ],
  [
    'en',
    'From revision 1 to revision 2',
    '40',
    '55',
    'per person at $22.00, GST and QST',
    'per person at $24.00, GST and QST',
  ],
] as const)('says what changed from one revision to the next (%s)', async (language, title, ...values) => {
  const [buffet, linen] = SAMPLE_ESTIMATE.items;
  const content = {
    ...SAMPLE_ESTIMATE,
    persons: 55,
    items: [{ ...buffet, unitCents: 2400 }, linen],
  } as Revision['content'];
  answer(getEstimate, sent([aRevision({ revision: 2, content }), aRevision(SENT)]));
  await open(language);
  const changes = await screen.findByText(title);
  const words = plain(changes.parentElement?.textContent);
  for (const value of values) expect(words).toContain(value);
  expect(words).not.toContain(linen?.description);
});

it('tells what happened in its order: by whom, from where, and why; and what the customer proposes', async () => {
  const decisions = [
    { ...DECISION, kind: 'proposed' as const, reason: 'Sans porc, svp', decidedAt: '2026-06-04T12:00:00.000Z' },
    { ...DECISION, kind: 'declined' as const, reason: 'Trop cher', decidedAt: '2026-06-05T12:00:00.000Z' },
  ];
  answer(getEstimate, sent([aRevision({ ...SENT, state: 'declined', seenAt: '2026-06-03T12:00:00.000Z', decisions })]));
  await open();
  const life = within(
    (await screen.findByRole('heading', { name: 'Ce qui s’est passé' })).closest('section') as HTMLElement,
  );
  const steps = life.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.map((step) => /commencée|envoyée|ouverte|proposé|refusée/.exec(step ?? '')?.[0])).toEqual([
    'commencée',
    'envoyée',
    'ouverte',
    'proposé',
    'refusée',
  ]);
  expect(steps.at(-1)).toContain('203.0.113.7');
  expect(steps.at(-1)).toContain('Trop cher');
  const proposals = screen.getByRole('heading', { name: 'Ce que le client propose' }).closest('section');
  expect(proposals?.textContent).toContain('Sans porc, svp');
});
