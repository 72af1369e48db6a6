import { getDeviceConfiguration, type DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { callEndpoint, type CallOutcome } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import { saveTerminalRecord, type TerminalConfiguration, type TerminalRecord } from '../terminal/terminal-record.ts';

const TIMEOUT_MS = 10_000;

/** Asks Comptoir for the terminal's configuration. */
export const fetchConfiguration = (
  context: Context,
  terminal: Parameters<typeof callerOf>[1],
): Promise<CallOutcome<DeviceConfiguration>> =>
  callEndpoint(getDeviceConfiguration, callerOf(context, terminal), { timeoutMs: TIMEOUT_MS });

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
      taxCalendar: TAX_CALENDAR,
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
