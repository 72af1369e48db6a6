import { readSort, writeSort } from '../lists/sort-in-address.ts';
import { cursorAt } from './looked-at.ts';
import type { StandingsWanted } from './people.ts';

/** Columns that the server orders partners by. */
const COLUMNS = [
  'name',
  'merchants',
  'registering',
  'waiting',
  'refused',
  'devicesInTrouble',
  'unpaidMerchants',
  'users',
  'suspended',
] as const;

interface PartnersInAddress {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Builds the call for the partners and the order that the address of their list asks for. */
export function wantedPartners({ q = '', sort, cursor }: PartnersInAddress) {
  const order = readSort(sort, COLUMNS);
  const found = q.trim().slice(0, 100);
  const wanted: StandingsWanted = {
    ...(found ? { q: found } : {}),
    ...(order ? { sort: writeSort(order) } : {}),
    ...cursorAt(cursor),
  };
  return { wanted, order };
}
