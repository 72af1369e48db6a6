import type { addClosingDay, removeClosingDay, setSupportSettings } from '@comptoir/contract/help/support-settings';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';
import { supportSettingsQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

export type SupportSettings = z.input<(typeof setSupportSettings)['body']>;
export type NewClosingDay = z.input<(typeof addClosingDay)['body']>;

/** How support is reached and when it answers, with what was before. */
export const useSupportSettings = () => useQuery(supportSettingsQuery());

export const useSetSupportSettings = () =>
  useChange(
    (body: SupportSettings) => call<typeof setSupportSettings>('PUT', '/support-settings', { body }),
    'support-settings',
    'support-contact',
    'free-hours',
  );

export const useAddClosingDay = () =>
  useChange(
    (body: NewClosingDay) => call<typeof addClosingDay>('POST', '/closing-days', { body }),
    'support-settings',
    'support-contact',
    'free-hours',
  );

export const useRemoveClosingDay = () =>
  useChange(
    (on: string) => call<typeof removeClosingDay>('DELETE', '/closing-days/:on', { params: { on } }),
    'support-settings',
    'support-contact',
    'free-hours',
  );
