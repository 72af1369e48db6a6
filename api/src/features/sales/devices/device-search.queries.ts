import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Transaction } from '../../../platform/database/database.ts';

interface Beginning {
  /** First characters of a number and a serial, and the first text beyond; null: no number begins like that. */
  readonly number: string | null;
  readonly serial: string;
  readonly most: number;
}

/** The devices whose number or serial begins like this. Numbers are digits, serials letters and digits: none holds a tilde. */
export const findDevicesBeginning = (
  tx: Transaction,
  { number, serial, most }: Beginning,
): Promise<SearchFindings['devices']> =>
  tx.many({
    text: `select d.id, d.name, d.device_number as "deviceNumber", d.android_serial as "androidSerial",
        d.merchant_id as "merchantId", m.company_name
      from (
        (select id from devices where device_number collate "C" >= $1 and device_number collate "C" < $1 || '~' limit $3)
        union (select id from devices where serial_key >= $2 and serial_key < $2 || '~' limit $3)
      ) f join devices d on d.id = f.id join merchants m on m.id = d.merchant_id
      order by d.device_number, d.android_serial, d.id limit $3`,
    values: [number, serial, most],
  });
