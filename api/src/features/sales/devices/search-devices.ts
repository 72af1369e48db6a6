import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../../base/search/search-source.ts';
import { findDevicesBeginning } from './devices.queries.ts';

/** The devices whose number, with or without its hyphens, or serial begins with what was typed. */
export async function searchDevices(tx: Transaction, { q, most }: Sought): Promise<SearchFindings['devices']> {
  const serial = q.trim().toUpperCase();
  if (!/^[\dA-Z-]{3,40}$/.test(serial)) return [];
  const digits = serial.replaceAll('-', '');
  const number = /^\d{3,12}$/.test(digits) ? (digits.match(/\d{1,4}/g)?.join('-') ?? null) : null;
  return findDevicesBeginning(tx, { number, serial, most });
}
