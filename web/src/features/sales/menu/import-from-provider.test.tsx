import { getPosConnection, refreshPosData } from '@comptoir/contract/provider/pos-connection';
import {
  checkProviderMenu,
  leaveProviderMenu,
  takeProviderMenu,
  type ProviderReport,
} from '@comptoir/contract/sales/menu-provider';
import { menuProviderExamples } from '@comptoir/contract/document/examples/sales/menu-provider';
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within as inside } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withDoubleClicks } from '../../../../test/click-twice.ts';
import { aConnection } from '../../../../test/employees.ts';
import { aToken, hoursAgo } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { within } from '../../../../test/within.tsx';
import { errorMessagesEn } from '../../../shared/errors/error-messages.en.ts';
import { errorMessagesFr } from '../../../shared/errors/error-messages.fr.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { uiEn } from '../../../ui/ui.en.ts';
import { uiFr } from '../../../ui/ui.fr.ts';
import { ImportFromProvider } from './import-from-provider.tsx';
import { menuEn } from './menu.en.ts';
import { menuFr } from './menu.fr.ts';
import { menuProviderEn } from './menu-provider.en.ts';
import { menuProviderFr } from './menu-provider.fr.ts';

const WORDS = {
  en: { menu: menuEn, menuProvider: menuProviderEn, errorMessages: errorMessagesEn, ui: uiEn },
  fr: { menu: menuFr, menuProvider: menuProviderFr, errorMessages: errorMessagesFr, ui: uiFr },
};
const REPORT = menuProviderExamples.checkProviderMenu.reply as ProviderReport;
const KEY = REPORT.asked[0]?.key ?? '';
const NONE = { added: 0, changed: 0, removed: 0, kept: 0, refused: 0 };
const SAME: ProviderReport = { ...REPORT, isFollowed: true, counts: NONE, asked: [], lines: [] };
const asked = REPORT.asked.map((one) => ({ ...one, taxClass: null }));

async function open(report: ProviderReport, language: 'fr' | 'en' = 'en', connection = aConnection()) {
  sessionStore.signIn(aToken());
  answer(getPosConnection, connection);
  const checks = answer(checkProviderMenu, report);
  const onClose = vi.fn<() => void>();
  const Around = within({ language, messages: WORDS[language] });
  const component = function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <ImportFromProvider onClose={() => (onClose(), setOpen(false))} /> : null;
  };
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
    { wrapper: Around },
  );
  const dialog = inside(await screen.findByRole('dialog'));
  return { checks, onClose, dialog, user: withDoubleClicks(userEvent.setup()) };
}

describe('the menu of the provider', () => {
  it.each([
    ['en', 'Poutine', 'Changed; yours: price', 'Left out: It is priced by weight or length', 'Take into the menu'],
    [
      'fr',
      'Poutine',
      'Modification; de vous : prix',
      'Laissé de côté : Prix au poids ou à la longueur',
      'Reprendre au menu',
    ],
  ] as const)('shows what would come, by line (%s)', async (language, name, kept, refused, take) => {
    const { dialog } = await open(REPORT, language);
    expect(await dialog.findByText(name)).toBeDefined();
    expect(dialog.getByText(kept)).toBeDefined();
    expect(dialog.getByText(refused)).toBeDefined();
    expect(dialog.getByRole('button', { name: take })).toBeDefined();
  });

  it('asks for classes that taxes do not tell, shows what they change, and takes what was shown, once', async () => {
    const taken = answer(takeProviderMenu, { ...REPORT, isFollowed: true });
    const { dialog, user, checks, onClose } = await open({ ...REPORT, asked });
    await user.selectOptions(await dialog.findByLabelText('Plats (1 item)'), 'drink');
    const classes = [{ key: KEY, taxClass: 'drink' }];
    await waitFor(() => expect(checks.at(-1)?.body).toEqual({ classes }));
    await user.click(dialog.getByRole('button', { name: 'Take into the menu' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(taken.map(({ body }) => body)).toEqual([{ classes, version: REPORT.version }]);
  });

  it('says why it was not taken, and stays open', async () => {
    refuse(takeProviderMenu, 'menu-changed-meanwhile');
    const { dialog, user, onClose } = await open(REPORT);
    await user.click(await dialog.findByRole('button', { name: 'Take into the menu' }));
    expect(await dialog.findByText(/Someone else changed this on the menu/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has nothing to take where both say the same, and follows no more once that is confirmed', async () => {
    const left = answer(leaveProviderMenu, null);
    const { dialog, user, onClose } = await open(SAME);
    expect(await dialog.findByText('The menu and Clover say the same.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Take into the menu' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Follow no more' }));
    const confirmation = inside(await screen.findByRole('dialog', { name: 'Follow no more' }));
    await user.click(confirmation.getByRole('button', { name: 'Follow no more' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(left).toHaveLength(1);
  });

  it('is read again on demand, and says so until it was', async () => {
    const refreshed = answer(refreshPosData, aConnection());
    const { dialog, user } = await open(REPORT);
    await user.click(await dialog.findByRole('button', { name: 'Read again' }));
    expect(await dialog.findByText(/being read at Clover/)).toBeDefined();
    expect(refreshed).toHaveLength(1);
  });

  it.each([
    [
      'unread',
      { ...SAME, isFollowed: false, readAt: null },
      aConnection(),
      'Your items are being read at Clover. This takes a moment.',
    ],
    ['no link', REPORT, aConnection({ state: 'needs_reauth' }), menuProviderEn.notConnected],
    [
      'refused',
      REPORT,
      aConnection({ reads: [{ kind: 'inventory', readAt: null, failedAt: hoursAgo(1), failure: 'refused' }] }),
      menuProviderEn.failures.refused,
    ],
  ] as const)('says how the reading stands: %s', async (_, report, connection, words) => {
    const { dialog } = await open(report, 'en', connection);
    expect(await dialog.findByText(words)).toBeDefined();
  });
});
