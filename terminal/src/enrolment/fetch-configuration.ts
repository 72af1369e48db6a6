import { getDeviceConfiguration, type DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { findCalendarFaults } from '@comptoir/domain/base/taxes/announce-row';
import { TAX_CALENDAR, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import { callEndpoint, isRefused, type CallOutcome } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import { saveTerminalRecord, type TerminalConfiguration, type TerminalRecord } from '../terminal/terminal-record.ts';

const TIMEOUT_MS = 10_000;

/** Asks Comptoir for the terminal's configuration, and says by which tax calendar it bills. */
export async function fetchConfiguration(
  context: Context,
  terminal: Parameters<typeof callerOf>[1] & {
    readonly record: { readonly configuration?: TerminalConfiguration | null };
  },
): Promise<CallOutcome<DeviceConfiguration>> {
  const ask = (query: Record<string, string>) =>
    callEndpoint(getDeviceConfiguration, callerOf(context, terminal), { query, timeoutMs: TIMEOUT_MS });
  const { version } = terminal.record.configuration?.taxCalendar ?? TAX_CALENDAR;
  const answer = await ask({ calendarVersion: String(version) });
  // a Comptoir of before does not take the word
  return isRefused(answer, 'validation-failed') ? ask({}) : answer;
}

/** Keeps a configuration, without the authorization code: no one but its holder stores that. */
export async function saveConfiguration<Kept extends TerminalRecord>(
  context: Context,
  folder: Folder,
  { record, fetched }: { record: Kept; fetched: DeviceConfiguration },
): Promise<Kept & { configuration: TerminalConfiguration }> {
  const { authorizationCode: _, ...merchant } = fetched.merchant;
  const { employees, software, qrBaseUrl, replyTimeoutMs, requireShift, resendOnReturn } = fetched;
  const { isRevoked, renewal } = fetched.certificate;
  const certificate = { isRevoked, renewal };
  const saved = {
    ...record,
    deviceName: fetched.device.name,
    configuration: {
      merchant,
      certificate,
      employees,
      software,
      billPrefix: fetched.device.billPrefix,
      taxCalendar: chooseCalendar(fetched.taxCalendar, record.configuration),
      isCalendarGiven: fetched.taxCalendar !== undefined,
      qrBaseUrl,
      replyTimeoutMs,
      requireShift,
      resendOnReturn,
    },
    configuredAt: context.now().toISOString(),
  };
  await saveTerminalRecord(folder, saved);
  return saved;
}

/** The calendar to bill by from now on: the one that was sent, unless a class has no rate in it or two; otherwise the one that was kept. */
function chooseCalendar(sent: TaxCalendar | undefined, kept: TerminalConfiguration | null): TaxCalendar {
  if (sent && findCalendarFaults(sent).length === 0) return sent;
  return kept?.taxCalendar ?? TAX_CALENDAR;
}
