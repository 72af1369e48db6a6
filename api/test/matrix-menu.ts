import { managers, merchantAndSupport, tills } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

const CATEGORY = { kind: 'category', name: { fr: 'Plats', en: 'Mains' } };
const ofMerchant: Row['sends'] = ({ merchant }) => ({ query: { merchantId: merchant.id } });
/** No one has an entry of this code. */
const NO_ONES = { kind: 'item', entry: 'de-personne' };
const FILE = Buffer.from('Nom;Prix\nSoupe;5,00\n').toString('base64');

/** The menu: its merchant's people and who looks after them read it, those who keep it change it, and its own tills pull it. */
export const MENU_ROWS: Readonly<Record<string, Row>> = {
  listMenu: { ...merchantAndSupport(200), sends: ofMerchant },
  exportMenu: { ...merchantAndSupport(200), sends: ofMerchant },
  saveMenuEntry: {
    // the second to come would write what the first has written
    ...managers('menu-changed-meanwhile'),
    sends: ({ merchant }) => ({
      params: { kind: 'category', entry: 'plats' },
      query: { merchantId: merchant.id },
      payload: { revision: 99, content: CATEGORY },
    }),
  },
  removeMenuEntry: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ params: NO_ONES, query: { merchantId: merchant.id, revision: '1' } }),
  },
  moveMenuEntry: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ params: NO_ONES, query: { merchantId: merchant.id }, payload: { after: null } }),
  },
  setMenuStock: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({
      params: { entry: 'de-personne' },
      query: { merchantId: merchant.id },
      payload: { isOut: true },
    }),
  },
  checkMenuFile: {
    ...managers(200),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: { file: FILE } }),
  },
  importMenuFile: {
    ...managers('menu-changed-meanwhile'),
    sends: ({ merchant }) => ({
      query: { merchantId: merchant.id },
      payload: { file: FILE, version: '9-000000000000' },
    }),
  },
  checkProviderMenu: {
    ...managers(200),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: { classes: [] } }),
  },
  takeProviderMenu: {
    ...managers('menu-changed-meanwhile'),
    sends: ({ merchant }) => ({
      query: { merchantId: merchant.id },
      payload: { classes: [], version: '9-000000000000.000000000000' },
    }),
  },
  leaveProviderMenu: { ...managers(204), sends: ofMerchant },
  getTillMenu: tills(200),
};
