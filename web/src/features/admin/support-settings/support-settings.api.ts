import type { addClosingDay, removeClosingDay, setSupportSettings } from '@comptoir/contract/base/support-settings';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';
import { supportSettingsQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

export type SupportSettings = z.input<(typeof setSupportSettings)['body']>;
export type NewClosingDay = z.input<(typeof addClosingDay)['body']>;

/** Hours and closing days decide which visits can be, and which of those that are booked have to be moved. */
const CHANGED = ['support-settings', 'support-contact', 'free-hours', 'appointments', 'technicians'] as const;

/** Contact details and hours of support, with the earlier ones. */
export const useSupportSettings = () => useQuery(supportSettingsQuery());

export const useSetSupportSettings = () =>
  useChange(
    (body: SupportSettings) => call<typeof setSupportSettings>('PUT', '/support-settings', { body }),
    ...CHANGED,
  );

export const useAddClosingDay = () =>
  useChange((body: NewClosingDay) => call<typeof addClosingDay>('POST', '/closing-days', { body }), ...CHANGED);

export const useRemoveClosingDay = () =>
  useChange(
    (on: string) => call<typeof removeClosingDay>('DELETE', '/closing-days/:on', { params: { on } }),
    ...CHANGED,
  );
