import type { orderLogExport } from '@comptoir/contract/base/activity-log';
import { checkLogExport, type LogExportRefusal } from '@comptoir/domain/base/activity-log/check-log-export';
import { dayAfter, type Day } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { readMerchant } from '../merchants/read-merchant.ts';
import type { ExportFilter } from './activity-log.queries.ts';

/** Choice of a call, as it comes. */
export type ExportChoice = Omit<z.output<typeof orderLogExport.body>, 'format'>;

/** A choice by the clock of its merchant; `from` and `to` are days of it. */
export interface ReadChoice {
  readonly business: string;
  readonly zone: MerchantTimeZone;
  readonly from: Day;
  readonly to: Day;
  readonly filter: ExportFilter;
}

/** @throws AppError validation-failed, not-found */
export async function readExportChoice(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  scope: MerchantScope,
  chosen: ExportChoice,
): Promise<ReadChoice> {
  const { merchantId } = scope;
  const { timeZone: zone, companyName: business } = await readMerchant(database, scopeOf(scope), merchantId);
  const { from, to } = checkChoice(chosen, dayIn(zone, now()));
  return { business, zone, from, to, filter: filterOf({ ...chosen, from, to }, { merchantId, zone }) };
}

function checkChoice({ from, to, deviceIds = [], events = [] }: ExportChoice, today: Day): { from: Day; to: Day } {
  const checked = checkLogExport({ from, to, devices: deviceIds.length, events: events.length }, today);
  if (!checked.ok) throw new AppError('validation-failed', [{ path: FIELDS[checked.reason], rule: checked.reason }]);
  return checked.value;
}

const FIELDS: Readonly<Record<LogExportRefusal, string>> = {
  'choose-devices-and-events': 'deviceIds',
  'choose-dates': 'from',
  'dates-ahead': 'to',
  'dates-reversed': 'from',
};

function filterOf(
  { from, to, deviceIds = [], events = [] }: ExportChoice & { from: Day; to: Day },
  { merchantId, zone }: { merchantId: string; zone: MerchantTimeZone },
): ExportFilter {
  return {
    merchantId,
    events,
    deviceIds: deviceIds.filter((id) => id !== 'none'),
    withoutDevice: deviceIds.includes('none'),
    start: midnightOf(from, zone),
    end: midnightOf(dayAfter(to), zone),
  };
}
