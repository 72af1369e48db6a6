import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { FileEnd } from '../../../platform/files/write-rows.ts';

/** The exported file in English. */
export const logExportEn = {
  fileName: 'activity-log',
  columns: (zone: MerchantTimeZone): readonly string[] => [
    `Date (${zone})`,
    'UTC offset',
    'Event',
    'Device',
    'Device number',
    'Message',
    'Level',
    'Line',
  ],
  levels: { success: 'Success', info: 'Information', warning: 'Warning', error: 'Problem' },
  endLine: ({ count, lastId, sha256 }: FileEnd): readonly string[] => [
    'End of file',
    '',
    `Lines: ${count}`,
    '',
    '',
    `SHA-256: ${sha256}`,
    '',
    lastId ?? '',
  ],
};
