import { listCommissions } from '@comptoir/contract/money/commissions';
import { listContacts } from '@comptoir/contract/people/contacts';
import {
  checkInvitations,
  listInvitationFiles,
  sendInvitations,
  type InvitationFileView,
} from '@comptoir/contract/people/invitations';
import { getPartner } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aPartner, aToken, id, lookedAtOf, PARTNER_ID } from '../../../../test/factories.ts';

const token = aToken({ role: 'partner', merchantId: null, partnerId: PARTNER_ID });
const counts = {
  lines: 4,
  waiting: 2,
  invited: 0,
  stopped: 0,
  invalid: 1,
  repeated: 1,
  alreadyInvited: 0,
  hasAccount: 0,
};
const sent: InvitationFileView = {
  id: id(9),
  name: 'commerces.csv',
  askedAt: '2026-06-20T13:45:03.000Z',
  askedBy: null,
  state: 'done',
  counts: { ...counts, invited: 2, waiting: 0 },
};
const skipped = [
  {
    line: 3,
    companyName: 'A',
    email: 'non',
    outcome: 'invalid',
    problems: [{ column: 'email', rule: 'email' }],
    firstLine: null,
  },
  { line: 5, companyName: 'B', email: 'b@c.test', outcome: 'repeated', problems: [], firstLine: 2 },
] as const;

async function openDialog(language: 'fr' | 'en', button: string) {
  const partner = aPartner({ attention: lookedAtOf([]) });
  answer(getPartner, partner);
  answerMerchants([]);
  answer(listContacts, { items: [], nextCursor: null });
  answer(listInvitationFiles, { items: [], nextCursor: null });
  answer(listCommissions, { items: [], nextCursor: null, rates: [] });
  answer(checkInvitations, {
    plan: 'p1',
    counts,
    accepted: [{ line: 2, companyName: 'L’Œuf d’Élise', name: 'Zoé', email: 'zoe@oeuf.test', language: 'fr' }],
    skipped: skipped.map((line) => ({ ...line, problems: [...line.problems] })),
    mailsPerDay: 1,
  });
  const { user } = await renderApp(`/partner/${PARTNER_ID}/`, { language, token });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for a file');
  await user.upload(field, new File(['Commerce;é'], 'commerces.csv', { type: 'text/csv' }));
  return { user, dialog };
}

it.each([
  [
    'fr',
    {
      button: 'Inviter des commerçants',
      waiting: /2 commerçants seront invités, sur 4 lignes/,
      repeated: 'Ce courriel est déjà à la ligne 2',
      send: 'Envoyer 2 invitations',
      done: 'Terminé',
    },
  ],
  [
    'en',
    {
      button: 'Invite merchants',
      waiting: /2 merchants will be invited, out of 4 lines/,
      repeated: 'The email is on line 2 already',
      send: 'Send 2 invitations',
      done: 'Done',
    },
  ],
] as const)('shows what a file would do, sends exactly that, and lists it (%s)', async (language, words) => {
  const { button, waiting, repeated, send, done } = words;
  const { user, dialog } = await openDialog(language, button);
  expect((await dialog.findByText(waiting)).closest('p')?.textContent).toMatch(/1 (?:partent|are sent)/);
  const row5 = within(dialog.getByRole('row', { name: /b@c\.test/ }));
  expect(row5.getByRole('rowheader').textContent).toBe('b@c.test');
  expect(row5.getByText(repeated)).toBeDefined();
  expect(
    dialog.getByRole('row', { name: /non .*: (?:Le courriel doit être valide|Email must be valid)/ }),
  ).toBeDefined();
  expect(dialog.getByRole('row', { name: /L’Œuf d’Élise.*Zoé.*zoe@oeuf\.test/ })).toBeDefined();
  expect(dialog.getByText(/^(?:Et 1 autre|And 1 more)\.$/)).toBeDefined();
  expect(dialog.getByRole('button', { name: /Télécharger un exemple|Download a sample/ })).toBeDefined();
  const orders = answer(sendInvitations, sent);
  answer(listInvitationFiles, { items: [sent], nextCursor: null });
  await user.click(dialog.getByRole('button', { name: send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(orders[0]?.body).toMatchObject({ name: 'commerces.csv', plan: 'p1', file: btoa('Commerce;\u00C3\u00A9') });
  const row = within(await screen.findByRole('row', { name: /commerces\.csv/ }));
  expect(row.getByText(done)).toBeDefined();
});

it('says that something has changed since, and checks the file again', async () => {
  const { user, dialog } = await openDialog('fr', 'Inviter des commerçants');
  refuse(sendInvitations, 'invitations-changed');
  const send = await dialog.findByRole('button', { name: 'Envoyer 2 invitations' });
  answer(checkInvitations, {
    plan: 'p2',
    counts: { ...counts, waiting: 0 },
    accepted: [],
    skipped: [],
    mailsPerDay: 200,
  });
  await user.click(send);
  expect(await dialog.findByText(/Relisez le rapport/)).toBeDefined();
  expect(await dialog.findByText(/Aucun commerçant ne sera invité/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Envoyer/ })).toBeNull();
});

it('refuses a file that is too large before it is sent, as an error', async () => {
  const { user, dialog } = await openDialog('en', 'Invite merchants');
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for a file');
  await user.upload(field, new File([new Uint8Array(2_000_001)], 'large.csv', { type: 'text/csv' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 2 MB/);
  expect(dialog.queryByRole('button', { name: /Send/ })).toBeNull();
});
